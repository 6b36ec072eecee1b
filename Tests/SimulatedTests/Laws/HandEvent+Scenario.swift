import Foundation

@testable import TabKit

extension HandEvent {
    /// The same as a step of a scenario file, empty if it is part of the next; `nil` if a scenario can't say it.
    ///
    /// - Parameter run: What has come of it.
    @MainActor func step(after run: HandRun) -> String? {
        func tab(_ id: String, _ isEnabled: Bool = true) -> String {
            "{\"id\": \"\(id)\", \"title\": \"Tab \(id)\"\(isEnabled ? "" : ", \"enabled\": false")}"
        }
        switch self {
        case .touchPages(let finger, _): return finger == 0 ? "" : nil
        case .move(let finger, _, let frames):
            let place = run.tabs.pager.position
            return finger == 0 ? "{\"dragPages\": \(place), \"over\": \(Double(frames) / 60)}" : nil
        case .lift(let finger, let velocity): return finger == 0 ? "{\"release\": \(-(velocity ?? 0))}" : nil
        case .tapTab(let index): return run.tabs.ids.dropFirst(index).first.map { "{\"tap\": \"\($0)\"}" } ?? ""
        case .dragStrip: return "{\"scrollStrip\": \(run.tabs.strip.contentOffset)}"
        case .refuse(let ids): return ids.isEmpty ? "" : nil
        case .answer, .deselect, .wheel, .memoryWarning: return nil
        case .set(let option): return option.device.map { "{\"set\": {\($0)}}" }
        case .key(.next): return "{\"key\": \"tab\", \"modifiers\": [\"control\"]}"
        case .key(.previous): return "{\"key\": \"tab\", \"modifiers\": [\"control\", \"shift\"]}"
        case .key(let key): return "{\"key\": \"\(key.rawValue)\"}"
        case .select(let id, let isAnimated): return "{\"select\": \"\(id)\", \"animated\": \(isAnimated)}"
        case .insert(let id, let index, let isEnabled): return "{\"insert\": \(tab(id, isEnabled)), \"at\": \(index)}"
        case .remove(let id): return "{\"remove\": \"\(id)\"}"
        case .reorder(let id, let index): return "{\"move\": \"\(id)\", \"to\": \(index)}"
        case .apply(let ids): return "{\"apply\": [\(ids.map { tab($0) }.joined(separator: ", "))]}"
        case .widen(let id, let width): return "{\"update\": {\"id\": \"\(id)\", \"width\": \(width)}}"
        case .resize(let width, let height): return "{\"resize\": [\(width), \(height)]}"
        case .cover: return "{\"cover\": true}"
        case .uncover: return "{\"cover\": false}"
        case .hide: return "{\"hide\": true}"
        case .show: return "{\"show\": true}"
        case .wait(let seconds): return "{\"wait\": \(seconds)}"
        }
    }
}

extension HandSequence {
    /// The sequence as a scenario file, or `nil` if one can't say some event of it.
    func scenario(of failure: Failure) -> String? {
        let run = HandRun(style: style, count: count)
        var (steps, pages, veto): ([String], [String], Set<String>) = ([], [], [])
        for event in failure.events {
            run.play(event)
            if steps.isEmpty, case .set(let option) = event, let member = option.pages {
                pages.append(member)
            } else if steps.isEmpty, case .refuse(let ids) = event {
                veto = ids
            } else if let step = event.step(after: run) {
                if !step.isEmpty { steps.append(step) }
            } else {
                return nil
            }
        }
        steps.append("{\"record\": \"here\"}")
        let tabs = HandEvent.names.prefix(count).map { "{\"id\": \"\($0)\", \"title\": \"Tab \($0)\"}" }
        let refused = veto.sorted().map { "\"\($0)\"" }
        return """
            {"name": "broken law, seed \(seed)", "device": {"size": [390, 844], "scale": 2, "safeArea": [47, 0, 34, 0]},
             "strip": {"style": "\(style.mode)"}, "pages": {\(pages.joined(separator: ", "))},
             "tabs": [\(tabs.joined(separator: ", "))], "veto": [\(refused.joined(separator: ", "))],
             "steps": [
            \(steps.map { "  \($0)" }.joined(separator: ",\n"))
             ]}
            """
    }
}
