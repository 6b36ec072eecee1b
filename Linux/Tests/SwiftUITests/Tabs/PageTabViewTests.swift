import Observation
import Simulator
import SwiftUI
import Testing

@MainActor @Suite("Tabs in page style") struct PageTabViewTests {
    @Observable final class Model {
        var selection = 0 { didSet { writes += 1 } }
        @ObservationIgnored var writes = 0
        @ObservationIgnored var log: [String] = []
        var numbers = [0, 1, 2, 3, 4]
        var mode = PageTabViewStyle.IndexDisplayMode.automatic
    }

    private struct Pages: View {
        @Bindable var model: Model

        var body: some View {
            TabView(selection: $model.selection) {
                ForEach(model.numbers, id: \.self) { Page(number: $0, model: model).tag($0) }
            }
            .tabViewStyle(.page(indexDisplayMode: model.mode))
        }
    }

    private struct Page: View {
        let number: Int
        let model: Model
        @State private var count = 0

        var body: some View {
            model.log.append("body \(number)")
            return Button("Page \(number), \(count)") { count += 1 }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .onAppear { model.log.append("appear \(number)") }
                .onDisappear { model.log.append("disappear \(number)") }
        }
    }

    private func show(_ view: some View, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> Simulator {
        let phone = Simulator()
        phone.direction = direction
        phone.show(UIHostingController(rootView: view))
        return phone
    }

    private func labels(_ phone: Simulator) -> [String] {
        phone.accessibilityTree.flatMap(\.elements).compactMap(\.label)
    }

    @Test func aSwipeWritesTheSelectionOnceAsItCrossesTheMiddle() throws {
        let model = Model()
        let phone = show(Pages(model: model))
        phone.touchDown(at: CGPoint(x: 350, y: 400))
        phone.touchMove(to: CGPoint(x: 250, y: 400), over: 0.3)
        #expect(model.selection == 0)
        phone.touchMove(to: CGPoint(x: 60, y: 400), over: 0.3)
        #expect(model.selection == 1)
        phone.touchUp()
        try phone.settle()
        #expect(model.selection == 1)
        #expect(model.writes == 1)
        #expect(labels(phone).first == "Page 1, 0")
    }

    @Test func codeMovesThePagesAnimatedOnlyInWithAnimation() throws {
        let model = Model()
        let phone = show(Pages(model: model))
        model.selection = 1
        phone.advance(0)
        #expect(labels(phone).first == "Page 1, 0")
        #expect(phone.isIdle)
        withAnimation { model.selection = 3 }
        phone.advance(0.05)
        #expect(!phone.isIdle)
        try phone.settle()
        #expect(labels(phone).first == "Page 3, 0")
        #expect(model.writes == 2)
    }

    @Test func pagesAreMadeAsTheyComeIntoSightAndHearOfIt() throws {
        let model = Model()
        let phone = show(Pages(model: model))
        #expect(model.log == ["body 0", "appear 0"])
        phone.swipe(.left)
        try phone.settle()
        #expect(model.log == ["body 0", "appear 0", "body 1", "appear 1", "disappear 0"])
    }

    @Test func pagesKeepTheirStateWhileTheyAreOutOfSight() throws {
        let model = Model()
        let phone = show(Pages(model: model))
        try phone.tap(label: "Page 0, 0")
        model.selection = 4
        try phone.settle()
        model.selection = 0
        try phone.settle()
        #expect(labels(phone).first == "Page 0, 1")
    }

    @Test func aSelectionWithoutAPageIsLeftAlone() throws {
        let model = Model()
        model.selection = 77
        let phone = show(Pages(model: model))
        #expect(labels(phone).first == "Page 0, 0")
        #expect(model.selection == 77)
        phone.swipe(.left)
        try phone.settle()
        #expect(model.selection == 1)
    }

    @Test func rotationKeepsThePage() throws {
        let model = Model()
        let phone = show(Pages(model: model))
        model.selection = 2
        try phone.settle()
        phone.rotate(to: .landscapeLeft)
        try phone.settle()
        #expect(labels(phone).first == "Page 2, 0")
        #expect(model.writes == 1)
        phone.rotate(to: .portrait)
        try phone.settle()
        #expect(labels(phone).first == "Page 2, 0")
        #expect(model.selection == 2)
    }

    @Test func rightToLeftTheNextPageIsOnTheLeft() throws {
        let model = Model()
        let phone = show(Pages(model: model), .rightToLeft)
        #expect(labels(phone).first == "Page 0, 0")
        phone.swipe(.right)
        try phone.settle()
        #expect(model.selection == 1)
        #expect(labels(phone).first == "Page 1, 0")
        phone.swipe(.right)
        try phone.settle()
        #expect(model.selection == 2)
    }

    @Test func pagesThatComeBeforeTheOneInSightDoNotMoveIt() throws {
        let model = Model()
        model.selection = 2
        let phone = show(Pages(model: model))
        try phone.tap(label: "Page 2, 0")
        model.writes = 0
        model.numbers = [7, 8, 0, 1, 2, 3]
        try phone.settle()
        #expect(labels(phone).first == "Page 2, 1")
        model.numbers = [2, 3]
        try phone.settle()
        #expect(labels(phone).first == "Page 2, 1")
        #expect(model.writes == 0)
        model.numbers = [8, 3]
        try phone.settle()
        #expect(labels(phone).first == "Page 8, 0")
        #expect(model.selection == 2)
    }

    @Test func dotsShowWhereOneIsAndGoToTheNextPage() throws {
        let model = Model()
        let phone = show(Pages(model: model))
        func dots() -> UIPageControl? {
            var views: [UIView] = [phone.window]
            while let view = views.popLast() {
                if let dots = view as? UIPageControl { return dots }
                views += view.subviews
            }
            return nil
        }
        let control = try #require(dots())
        #expect(control.numberOfPages == 5)
        #expect(!control.isHidden)
        phone.swipe(.left)
        try phone.settle()
        #expect(control.currentPage == 1)
        let frame = control.convert(control.bounds, to: nil)
        phone.tap(CGPoint(x: frame.maxX - 5, y: frame.midY))
        try phone.settle()
        #expect(model.selection == 2)
        #expect(model.writes == 2)
        #expect(labels(phone).first == "Page 2, 0")
        model.mode = .never
        try phone.settle()
        #expect(control.isHidden)
    }

    @Test func withoutASelectionTheViewKeepsItsOwn() throws {
        let phone = show(
            TabView {
                Text("A")
                Text("B")
            }
            .tabViewStyle(PageTabViewStyle()))
        #expect(labels(phone).first == "A")
        phone.swipe(.left)
        try phone.settle()
        #expect(labels(phone).first == "B")
    }
}
