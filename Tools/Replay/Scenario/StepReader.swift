import UIKit

/// How each kind of step is read: by its key, with the other keys that it may have.
struct StepReader {
    var more: [String] = []
    var read: (_ members: Field.Members, _ key: String) throws -> Step.Action

    nonisolated(unsafe) static let all: [String: StepReader] = [
        "show": flag(.show),
        "hide": flag(.hide),
        "settle": flag(.settle),
        "select": StepReader(more: ["animated"]) { members, key in
            .select(try members.required(key).string(), animated: try members["animated"]?.bool() ?? false)
        },
        "selectIndex": StepReader(more: ["animated"]) { members, key in
            .selectIndex(try members.required(key).integer(), animated: try members["animated"]?.bool() ?? false)
        },
        "tap": StepReader { .tap(try $0.required($1).string()) },
        "tapAt": StepReader { members, key in
            let point = try members.required(key).numbers(2)
            return .tapAt(CGPoint(x: point[0], y: point[1]))
        },
        "dragPages": StepReader(more: ["over"]) { members, key in
            .dragPages(try members.required(key).number(), over: try members["over"]?.number(0...60) ?? 0.2)
        },
        "release": StepReader { .release(try $0.required($1).number(-1000...1000)) },
        "swipe": StepReader { .swipe(isNext: try $0.required($1).choice(Step.Swipe.self) == .next) },
        "scrollStrip": StepReader { .scrollStrip(try $0.required($1).number()) },
        "wait": StepReader { .wait(try $0.required($1).number(0...3600)) },
        "apply": StepReader { .apply(try $0.required($1).array().map(TabSettings.init)) },
        "insert": StepReader(more: ["at"]) { members, key in
            .insert(try TabSettings(try members.required(key)), at: try members.required("at").integer())
        },
        "remove": StepReader { .remove(try $0.required($1).string()) },
        "move": StepReader(more: ["to"]) { members, key in
            .move(try members.required(key).string(), to: try members.required("to").integer())
        },
        "update": StepReader { members, key in
            let change = try members.required(key).object(keys: TabSettings.keys)
            let id = try change.required("id").string()
            // Read once on a tab that is not used, so that a fault in it is found before anything is played.
            var probe = try TabSettings(Field(value: .object(["id": .string(id)]), place: ""))
            try probe.update(change)
            return .update(id, change)
        },
        "resize": StepReader { .resize(try DeviceSettings.size(try $0.required($1))) },
        "set": StepReader { .set(try DeviceSettings.change(try $0.required($1))) },
        "cover": StepReader { .cover(try $0.required($1).bool()) },
        "key": StepReader(more: ["modifiers"]) { members, key in
            let modifiers = try members["modifiers"]?.array().map { try $0.choice(Step.Modifier.self) } ?? []
            return .key(try members.required(key).choice(Step.Key.self), modifiers: modifiers)
        },
        "record": StepReader { .record(try $0.required($1).string()) },
    ]

    /// A step that is only there or not.
    private static func flag(_ action: Step.Action) -> StepReader {
        StepReader { members, key in
            let field = try members.required(key)
            guard try field.bool() else { throw field.fail("must be true") }
            return action
        }
    }
}
