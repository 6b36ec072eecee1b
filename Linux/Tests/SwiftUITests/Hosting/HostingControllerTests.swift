import Simulator
import SwiftUI
import Testing

/// The controller that shows a view.
@MainActor @Suite("Hosting controllers") struct HostingControllerTests {
    private final class Token {}

    private struct Holding: View {
        let token: Token
        @State private var box: Token
        let keep: (Token) -> Void

        init(token: Token, keep: @escaping (Token) -> Void) {
            self.token = token
            _box = State(initialValue: Token())
            self.keep = keep
        }

        var body: some View {
            keep(box)
            return VStack {
                Text("A").opacity(0.5)
                ForEach(0..<3, id: \.self) { Text("\($0)") }
                Button("B") { _ = token }
                Representing(token: token)
            }
            .onAppear { _ = token }
            .task { _ = token }
        }
    }

    private struct Representing: UIViewControllerRepresentable {
        let token: Token
        func makeCoordinator() -> Token { token }
        func makeUIViewController(context: Context) -> UIHostingController<Text> {
            UIHostingController(rootView: Text("inner"))
        }
        func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
    }

    @Test func everythingIsFreedWithTheController() async {
        let phone = Simulator()
        weak var controller: UIViewController?
        weak var child: UIViewController?
        weak var token: Token?
        weak var state: Token?
        do {
            let own = Token()
            token = own
            var kept: Token?
            let host = UIHostingController(rootView: Holding(token: own) { kept = $0 })
            phone.show(host)
            phone.settled()
            controller = host
            child = host.children.first
            state = kept
            #expect(child != nil && state != nil)
        }
        phone.hide()
        phone.settled()
        for _ in 0..<100 { await Task.yield() }
        #expect(controller == nil)
        #expect(child == nil)
        #expect(state == nil)
        #expect(token == nil)
    }

    @MainActor
    private final class Watch {
        weak var second: Token?
    }

    private struct Replacing: View {
        let watch: Watch
        @State private var token: Token?
        @State private var count = 0
        var body: some View {
            Button("\(count) \(token == nil)") {
                token = Token()
                if count == 0 { watch.second = token }
                withAnimation { count += 1 }
            }
        }
    }

    @Test func aReplacedValueIsFreedEvenIfAnotherControllerHasNotBeenShownYet() throws {
        let (phone, watch) = (Simulator(), Watch())
        let waiting = UIHostingController(rootView: Text("not yet"))
        phone.show(UIHostingController(rootView: Replacing(watch: watch)))
        try phone.tap(label: "0 true")
        #expect(watch.second != nil)
        try phone.tap(label: "1 false")
        phone.settled()
        #expect(phone.accessibilityTree.map(\.label) == ["2 false"])
        #expect(watch.second == nil)
        withExtendedLifetime(waiting) {}
    }

    @Test func theSizeThatFitsAnswersAnOffer() {
        _ = Simulator()
        let host = UIHostingController(rootView: Color.red.frame(minWidth: 50, idealWidth: 70, maxHeight: 30))
        #expect(host.sizeThatFits(in: CGSize(width: 200, height: 200)) == CGSize(width: 200, height: 30))
        #expect(host.sizeThatFits(in: CGSize(width: 20, height: 20)) == CGSize(width: 50, height: 20))
        #expect(
            host.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity)).width
                == host.view.intrinsicContentSize.width)
    }

    @Test func sizesFollowTheIdealSizeWhereThatIsWanted() {
        let (phone, model) = (Simulator(), Model(40.0))
        let host = UIHostingController(rootView: Stage(model: model) { Color.red.frame(width: $0, height: 10) })
        host.sizingOptions = .preferredContentSize
        phone.show(host)
        #expect(host.preferredContentSize == CGSize(width: 40, height: 10))
        model.value = 60
        phone.settled()
        #expect(host.preferredContentSize == CGSize(width: 60, height: 10))
    }

    private struct Traits: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.layoutDirection) private var direction
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.verticalSizeClass) private var height
        @Environment(\.displayScale) private var scale

        var body: some View {
            Text("\(scheme) \(size) \(direction) \(width == .compact) \(height == .compact) \(Int(scale))")
        }
    }

    @Test func traitsBecomeTheEnvironment() {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Traits()))
        func label() -> String? { phone.accessibilityTree.first?.label }
        #expect(label() == "light large leftToRight true false 3")
        phone.appearance = .dark
        #expect(label() == "dark large leftToRight true false 3")
        phone.textSize = .accessibilityLarge
        #expect(label() == "dark accessibility2 leftToRight true false 3")
        phone.direction = .rightToLeft
        #expect(label() == "dark accessibility2 rightToLeft true false 3")
        phone.rotate(to: .landscapeLeft)
        phone.settled()
        #expect(label()?.hasSuffix("true true 3") == true)
    }

    @Test func theContentFollowsARotation() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Color.red.ignoresSafeArea()))
        let view = try #require(phone.window.first { $0.backgroundColor == .systemRed })
        #expect(view.screenRect == phone.window.bounds)
        phone.rotate(to: .landscapeLeft)
        phone.settled()
        #expect(view.screenRect == phone.window.bounds)
    }

    private struct Appearing: View {
        let name: String
        let log: Log
        var body: some View {
            Text(name)
                .onAppear { log.add("+\(name)") }
                .onDisappear { log.add("-\(name)") }
        }
    }

    @Test func viewsAppearAndDisappearWithTheirController() {
        let (phone, log) = (Simulator(), Log())
        let first = UIHostingController(rootView: Appearing(name: "A", log: log))
        let navigation = UINavigationController(rootViewController: first)
        phone.show(navigation)
        #expect(log.take() == ["+A"])
        navigation.pushViewController(
            UIHostingController(rootView: Appearing(name: "B", log: log)), animated: true)
        phone.settled()
        #expect(log.take() == ["+B", "-A"])
        navigation.popViewController(animated: true)
        phone.settled()
        #expect(log.take() == ["+A", "-B"])
        phone.hide()
        phone.settled()
        #expect(log.take() == ["-A"])
    }

    @Test func severalRootsStandBelowEachOther() {
        let phone = Simulator()
        phone.show(
            UIHostingController(
                rootView: Group {
                    Text("A")
                    Text("B")
                }))
        let frames = phone.accessibilityTree.map(\.frame)
        #expect(phone.accessibilityTree.map(\.label) == ["A", "B"])
        #expect(frames.count == 2 && frames[0].maxY <= frames[1].minY)
    }
}

extension UIView {
    /// Where the view is in its window.
    var screenRect: CGRect { convert(bounds, to: nil) }
}
