import Simulator
import SwiftUI
import Testing

/// Views and controllers of UIKit inside of SwiftUI.
@MainActor @Suite("Representables") struct RepresentableTests {
    private func show<V: View>(_ view: V) -> Simulator {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: view))
        return phone
    }

    private final class Coordinator {
        var text = ""
    }

    private struct Label: UIViewRepresentable {
        let text: String
        let log: Log

        func makeCoordinator() -> Coordinator {
            log.add("coordinator")
            return Coordinator()
        }

        func makeUIView(context: Context) -> UILabel {
            log.add("make")
            return UILabel()
        }

        func updateUIView(_ uiView: UILabel, context: Context) {
            log.add("update \(context.coordinator.text)>\(text)")
            context.coordinator.text = text
            uiView.text = text
        }

        static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
            uiView.text = "gone \(coordinator.text)"
        }
    }

    @Test func aViewIsMadeOnceAndUpdatedAtOnceAndWithEachChange() {
        let (log, model) = (Log(), Model("A"))
        let phone = show(
            Stage(model: model) { text in
                VStack {
                    Text(text)
                    Label(text: text == "B" ? "A" : text, log: log)
                }
            })
        #expect(log.take() == ["coordinator", "make", "update >A"])
        model.value = "B"
        phone.settled()
        #expect(log.take() == [])
        model.value = "C"
        phone.settled()
        #expect(log.take() == ["update A>C"])
        #expect(phone.accessibilityTree.map(\.label) == ["C", "C"])
    }

    @Test func aViewIsTakenApartWhenItIsGone() throws {
        let (log, model) = (Log(), Model(true))
        let phone = show(Stage(model: model) { isThere in if isThere { Label(text: "A", log: log) } })
        let label = try #require(phone.window.first(UILabel.self))
        model.value = false
        phone.settled()
        #expect(label.text == "gone A")
        #expect(label.superview == nil)
    }

    @Test func aViewTakesItsNaturalSizeAndFollowsIt() throws {
        let log = Log()
        let phone = show(Label(text: "A", log: log).fixedSize())
        let label = try #require(phone.window.first(UILabel.self))
        let narrow = label.frame.width
        #expect(narrow == label.intrinsicContentSize.width)
        label.text = "A much longer text"
        phone.settled()
        #expect(label.frame.width > narrow * 5)
        #expect(abs(label.center.x - phone.window.bounds.midX) < 1)
    }

    private struct Sized: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) { uiView.backgroundColor = .red }
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            CGSize(width: (proposal.width ?? 0) / 2, height: 20)
        }
    }

    @Test func aViewMaySayItsSizeForAProposal() throws {
        let phone = show(Sized().frame(width: 100))
        let view = try #require(phone.window.first { $0.backgroundColor == .red })
        #expect(view.frame.size == CGSize(width: 50, height: 20))
    }

    final class Child: UIViewController {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.add("willAppear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.add("didAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.add("willDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.add("didDisappear")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log.add(parent == nil ? "left" : "moved")
        }
    }

    private struct ChildView: UIViewControllerRepresentable {
        let log: Log
        var name = ""
        @Environment(\.lineLimit) var limit

        func makeUIViewController(context: Context) -> Child { Child(log) }

        func updateUIViewController(_ controller: Child, context: Context) {
            controller.title = "\(name)\(limit ?? 0)"
        }

        static func dismantleUIViewController(_ controller: Child, coordinator: ()) {
            controller.log.add("dismantle")
        }
    }

    @Test func aControllerIsAChildAndAppearsOnce() throws {
        let (log, model) = (Log(), Model("A"))
        let phone = show(Stage(model: model) { ChildView(log: log, name: $0) })
        #expect(log.take() == ["willAppear", "didAppear", "moved"] || log.entries.isEmpty)
        let child = try #require(phone.controller?.children.first as? Child)
        #expect(child.title == "A0")
        model.value = "B"
        phone.settled()
        #expect(child.title == "B0")
        #expect(phone.controller?.children == [child])
        #expect(log.take() == [])
    }

    @Test func aControllersAppearanceIsBalanced() {
        let (log, model) = (Log(), Model(false))
        let phone = show(Stage(model: model) { isThere in if isThere { ChildView(log: log) } })
        model.value = true
        phone.settled()
        #expect(log.take().filter { $0.hasSuffix("ppear") } == ["willAppear", "didAppear"])
        model.value = false
        phone.settled()
        let entries = log.take()
        #expect(entries.filter { $0.hasSuffix("ppear") } == ["willDisappear", "didDisappear"])
        #expect(entries.count { $0 == "dismantle" } == 1)
        #expect(phone.controller?.children.isEmpty == true)
    }

    @Test func aControllerAppearsAndDisappearsWithItsHost() {
        let log = Log()
        let phone = show(ChildView(log: log))
        #expect(log.take().filter { $0.hasSuffix("ppear") } == ["willAppear", "didAppear"])
        phone.cover()
        phone.settled()
        #expect(log.take().filter { $0.hasSuffix("ppear") } == ["willDisappear", "didDisappear"])
        phone.dismiss()
        phone.settled()
        #expect(log.take().filter { $0.hasSuffix("ppear") } == ["willAppear", "didAppear"])
    }

    @Test func aPropertyOfTheRepresentableUpdatesIt() {
        let (log, model) = (Log(), Model(1))
        let phone = show(Stage(model: model) { ChildView(log: log).lineLimit($0) })
        #expect(phone.controller?.children.first?.title == "1")
        model.value = 2
        phone.settled()
        #expect(phone.controller?.children.first?.title == "2")
    }

    @Test func theEnvironmentReachesAControllersTraits() {
        let log = Log()
        let phone = show(
            ChildView(log: log).environment(\.colorScheme, .dark).environment(\.layoutDirection, .rightToLeft))
        let traits = phone.controller?.children.first?.traitCollection
        #expect(traits?.userInterfaceStyle == .dark)
        #expect(traits?.layoutDirection == .rightToLeft)
    }

    private struct Animated: UIViewRepresentable {
        let value: Int
        let log: Log
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {
            log.add("\(context.transaction.animation == nil ? "plain" : "animated")")
        }
    }

    @Test func theContextTellsHowTheUpdateIsShown() {
        let (log, model) = (Log(), Model(0))
        struct Switcher: View {
            let model: Model<Int>
            let log: Log
            @State private var value = 0
            var body: some View {
                Animated(value: value, log: log)
                    .onChange(of: model.value) { _, new in
                        if new == 1 { value = new } else { withAnimation { value = new } }
                    }
            }
        }
        let phone = show(Switcher(model: model, log: log))
        model.value = 1
        phone.settled()
        model.value = 2
        phone.settled()
        #expect(log.take() == ["plain", "plain", "animated"])
    }

    // MARK: Hosts in hosts

    private struct Inner: View {
        @Environment(\.lineLimit) private var limit
        let name: String
        let log: Log
        var body: some View {
            log.add("inner")
            return Text("\(name) \(limit ?? 0)")
        }
    }

    private struct Nested: UIViewControllerRepresentable {
        let name: String
        let log: Log

        static func root(_ view: Self, _ values: EnvironmentValues) -> AnyView {
            AnyView(Inner(name: view.name, log: view.log).environment(\.self, values))
        }

        func makeUIViewController(context: Context) -> UIHostingController<AnyView> {
            UIHostingController(rootView: Self.root(self, context.environment))
        }

        func updateUIViewController(_ controller: UIHostingController<AnyView>, context: Context) {
            log.add("update")
            controller.rootView = Self.root(self, context.environment)
        }
    }

    @Test func anEnvironmentIsPassedOnIntoANestedHost() {
        let (log, limit) = (Log(), Model(1))
        let phone = show(Stage(model: limit) { Nested(name: "A", log: log).lineLimit($0) })
        phone.settled()
        #expect(phone.accessibilityTree.map(\.label) == ["A 1"])
        _ = log.take()
        limit.value = 2
        phone.settled()
        #expect(phone.accessibilityTree.map(\.label) == ["A 2"])
        #expect(log.take() == ["update", "inner"])
    }

    @Test func anUnchangedEnvironmentDoesNotUpdateANestedHost() {
        let (log, model) = (Log(), Model(1))
        let phone = show(
            Stage(model: model) { value in
                VStack {
                    Text("\(value)")
                    Nested(name: value < 3 ? "A" : "B", log: log).lineLimit(1)
                }
            })
        phone.settled()
        _ = log.take()
        model.value = 2
        phone.settled()
        #expect(log.take() == [])
        model.value = 3
        phone.settled()
        #expect(log.take() == ["update", "inner"])
    }
}

extension UIView {
    /// The first view below, in order, that fulfils a condition.
    func first(where isWanted: (UIView) -> Bool) -> UIView? {
        for view in subviews {
            if isWanted(view) { return view }
            if let found = view.first(where: isWanted) { return found }
        }
        return nil
    }

    func first<V: UIView>(_ type: V.Type) -> V? { first { $0 is V } as? V }
}

/// A representable that writes what it shows.
@MainActor @Suite("Writes while a representable is updated") struct WritingRepresentableTests {
    private struct Rounding: UIViewRepresentable {
        @Binding var value: Double
        let log: Log
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {
            log.add("\(value)")
            value = value.rounded()
        }
    }

    private struct Owner: View {
        @State private var value = 1.4
        let log: Log
        var body: some View {
            VStack {
                Rounding(value: $value, log: log)
                Button("Set \(value)") { value = 2.4 }
            }
        }
    }

    @Test func theyAreShownByOneMoreUpdate() throws {
        let (phone, log) = (Simulator(), Log())
        phone.show(UIHostingController(rootView: Owner(log: log)))
        phone.settled()
        #expect(log.take() == ["1.4", "1.0"])
        try phone.tap(label: "Set 1.0")
        phone.settled()
        #expect(log.take() == ["2.4", "2.0"])
        #expect(phone.accessibilityTree.map(\.label) == ["Set 2.0"])
    }
}
