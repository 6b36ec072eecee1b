import SwiftUI

@testable import TabKit

/// A tab of the tests' lists.
struct FaceTab: Hashable {
    var name: String
    var title: String
    var isEnabled = true
    var badge = 0

    init(_ name: String) {
        self.name = name
        title = "Tab \(name)"
    }
}

/// What the views of one run show.
@MainActor @Observable final class FaceModel {
    var tabs: [FaceTab]
    var selection: String?
    var isThere = true
    /// Something that pages show.
    var count = 0
    /// Something that only the view around the tabs reads.
    var noise = 0
    /// Something that pages have from the environment.
    var limit = 1
    /// Values that the binding, or the handler, doesn't take.
    var refused: Set<String> = []
    var look = FaceLook()
    @ObservationIgnored var writes: [String?] = []
    @ObservationIgnored let book = FaceBook()

    init(_ names: [String]) {
        tabs = names.map { FaceTab($0) }
        selection = names.first
    }

    func isSelectable(_ name: String) -> Bool { tabs.contains { $0.name == name && $0.isEnabled } }
}

/// What the modifiers around the tabs say.
struct FaceLook: Equatable {
    var style = 0
    var swipes = true
    var hasLabels = false
    var isDecorated = false
    var isBelow = false
    var through = false
    var wraps = false
    var preload = 0

    mutating func set(_ option: FaceOption) {
        switch option {
        case .style(let number): style = number
        case .swipes(let isOn): swipes = isOn
        case .labels(let isOn): hasLabels = isOn
        case .decoration(let isOn): isDecorated = isOn
        case .isBelow(let isOn): isBelow = isOn
        case .through(let isOn): through = isOn
        case .wraps(let isOn): wraps = isOn
        case .preload(let count): preload = count
        }
    }
}

/// What pages did.
@MainActor final class FaceBook {
    /// What a page keeps in its state.
    final class Token {}

    private struct Kept {
        weak var token: Token?
    }

    private(set) var problems: [String] = []
    /// The state that a page was seen with.
    private var states: [String: ObjectIdentifier] = [:]
    private var kept: [String: [Kept]] = [:]
    private(set) var appeared: [String: Int] = [:]
    var taps: [String: Int] = [:]

    func token(for name: String) -> Token {
        let token = Token()
        kept[name, default: []].removeAll { $0.token == nil }
        kept[name, default: []].append(Kept(token: token))
        return token
    }

    func see(_ token: Token, of name: String) {
        let id = ObjectIdentifier(token)
        if let known = states[name], known != id { problems.append("the state of \(name) is lost") }
        states[name] = id
    }

    func appear(_ name: String, _ change: Int) {
        appeared[name, default: 0] += change
        guard 0...1 ~= appeared[name, default: 0] else {
            return problems.append("\(name) has appeared \(appeared[name, default: 0]) times more than it disappeared")
        }
    }

    /// The tab is gone, or all of them: its page starts anew when it comes back.
    func forget(_ names: some Sequence<String>) {
        for name in names { (states[name], taps[name]) = (nil, nil) }
    }

    var known: Set<String> { Set(states.keys).union(taps.keys) }
    var alive: Set<String> { Set(kept.filter { $0.value.contains { $0.token != nil } }.keys) }
    var inSight: Set<String> { Set(appeared.filter { $0.value > 0 }.keys) }
}

/// How the selection is kept.
enum FaceBinding: CaseIterable {
    case bound, optional, unbound, constant, refusing, asked
}

/// Which view shows the tabs.
enum FaceKind: CaseIterable {
    case pages, bar, strip

    /// The ways that there are with the view.
    var bindings: [FaceBinding] {
        switch self {
        case .pages: FaceBinding.allCases
        case .bar: FaceBinding.allCases.filter { $0 != .optional }
        case .strip: FaceBinding.allCases.filter { $0 != .unbound }
        }
    }
}

struct FaceView: View {
    let model: FaceModel
    let kind: FaceKind
    let way: FaceBinding

    var body: some View {
        let _ = model.noise
        if model.isThere {
            let look = model.look
            tabs.lineLimit(model.limit)
                .tabBehavior { behavior in
                    if look.isDecorated {
                        behavior.indicator = { AnyView(Color.red) }
                        behavior.trailingAccessory = { AnyView(Text("more")) }
                    }
                }
                .tabPager { pager in
                    pager.farJump = look.through ? .through : .skip
                    pager.wraps = look.wraps
                    pager.preload = look.preload
                }
                .tabStripPlacement(look.isBelow ? .bottom : .top)
                .tabSwipeDisabled(!look.swipes)
                .tabStripStyle(look.style == 0 ? .fixed : look.style == 1 ? .scrollable : .segmented)
                .tabShouldSelect(String.self) { [model, way] in way != .asked || !model.refused.contains($0) }
        } else {
            Text("away")
        }
    }

    @ViewBuilder private var tabs: some View {
        switch (kind, way) {
        case (.pages, .unbound): TabPages { pages }
        case (.pages, .optional): TabPages(selection: optional) { pages }
        case (.pages, _): TabPages(selection: binding) { pages }
        case (.bar, .unbound): TabBarPages { pages }
        case (.bar, _): TabBarPages(selection: binding) { pages }
        case (.strip, .optional): TabStripView(pages, selection: optional)
        case (.strip, _): TabStripView(selection: binding) { pages }
        }
    }

    private var pages: [TabPage<String>] {
        model.tabs.map { tab in
            page(tab).badge(tab.badge).disabled(!tab.isEnabled)
        }
    }

    private func page(_ tab: FaceTab) -> TabPage<String> {
        guard model.look.hasLabels else {
            return TabPage(tab.title, value: tab.name) { FacePage(tab: tab, model: model) }
        }
        let page = TabPage(value: tab.name) {
            FacePage(tab: tab, model: model)
        } label: { state in
            Text(state.isSelected ? "[\(tab.name)]" : tab.name)
        }
        return page.accessibilityLabel(tab.title)
    }

    private var binding: Binding<String> {
        way == .constant
            ? .constant("a")
            : Binding {
                model.selection ?? ""
            } set: {
                write($0)
            }
    }

    private var optional: Binding<String?> {
        Binding {
            model.selection
        } set: {
            write($0)
        }
    }

    private func write(_ value: String?) {
        model.writes.append(value)
        if way != .refusing || !(value.map(model.refused.contains) ?? false) { model.selection = value }
    }
}

/// A page that tells what it knows.
struct FacePage: View {
    let tab: FaceTab
    let model: FaceModel
    @State private var token: FaceBook.Token
    @State private var taps = 0
    @Environment(\.colorScheme) private var scheme
    @Environment(\.lineLimit) private var limit

    init(tab: FaceTab, model: FaceModel) {
        (self.tab, self.model) = (tab, model)
        _token = State(initialValue: model.book.token(for: tab.name))
    }

    var body: some View {
        let _ = model.book.see(token, of: tab.name)
        VStack {
            Text("page \(tab.name) \(tab.title) \(tab.badge)")
            Text("count \(model.count) limit \(limit ?? 0) \(scheme == .dark ? "dark" : "light")")
            Button("tapped \(taps)") {
                taps += 1
                model.book.taps[tab.name, default: 0] += 1
            }
        }
        .onAppear { model.book.appear(tab.name, 1) }
        .onDisappear { model.book.appear(tab.name, -1) }
    }
}
