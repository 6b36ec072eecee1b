import Observation
import Simulator
import SwiftUI
import Testing

@MainActor @Suite("Tabs as tutorials build them") struct TutorialTabsTests {
    @Observable final class Model {
        var selection = 0 { didSet { writes += 1 } }
        @ObservationIgnored var writes = 0
    }

    private struct Screen: View {
        let count: Int
        let isFixed: Bool
        @Bindable var model: Model

        var body: some View {
            TutorialTabs(
                tabs: (0..<count).map { TutorialTabs.Entry(title: "Tab \($0)", symbol: $0 == 0 ? "star.fill" : nil) },
                isFixed: isFixed, selection: $model.selection)
        }
    }

    private func show(_ count: Int, isFixed: Bool, _ model: Model) -> Simulator {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Screen(count: count, isFixed: isFixed, model: model)))
        return phone
    }

    private func element(_ label: String, _ phone: Simulator) -> CGRect? {
        phone.accessibilityTree.flatMap(\.elements).first { $0.label == label }?.frame
    }

    /// The pages that can be seen.
    private func pages(_ phone: Simulator) -> [String] {
        phone.accessibilityTree.flatMap(\.elements)
            .filter { $0.frame.intersects(CGRect(x: 1, y: 0, width: 391, height: 852)) }
            .compactMap(\.label).filter { $0.contains(": ") }
    }

    @Test(arguments: [(3, true), (3, false), (12, false)])
    func aTapShowsThePageOfItsTab(_ count: Int, _ isFixed: Bool) throws {
        let model = Model()
        let phone = show(count, isFixed: isFixed, model)
        #expect(pages(phone) == ["Tab 0: 0"])
        try phone.tap(label: "Tab 2")
        try phone.settle()
        #expect(model.selection == 2)
        #expect(model.writes == 1)
        #expect(pages(phone) == ["Tab 2: 0"])
    }

    @Test(arguments: [(3, true), (3, false), (12, false)])
    func aSwipeSelectsTheTabOfItsPage(_ count: Int, _ isFixed: Bool) throws {
        let model = Model()
        let phone = show(count, isFixed: isFixed, model)
        for expected in 1...2 {
            phone.swipe(.left)
            try phone.settle()
            #expect(model.selection == expected)
            #expect(pages(phone) == ["Tab \(expected): 0"])
        }
        phone.swipe(.right)
        try phone.settle()
        #expect(model.selection == 1)
        #expect(model.writes == 3)
    }

    @Test func fixedTabsShareTheWidthOfTheScreen() throws {
        let phone = show(3, isFixed: true, Model())
        let frames = try (0..<3).map { try #require(element("Tab \($0)", phone)) }
        #expect(frames.map { $0.minX.rounded() } == [0, 131, 262])
        #expect(frames.allSatisfy { abs($0.width - 131) < 0.01 && abs($0.height - 55) < 0.01 })
        #expect(frames.allSatisfy { $0.minY == 59 + 44 })
    }

    @Test func theStripBringsTheSelectedTabIntoSight() throws {
        let model = Model()
        let phone = show(12, isFixed: false, model)
        model.selection = 9
        try phone.settle()
        let tab = try #require(element("Tab 9", phone))
        #expect(tab.minX >= -0.01 && tab.maxX <= 393.01)
        #expect(pages(phone) == ["Tab 9: 0"])
        try phone.tap(label: "Tab 8")
        try phone.settle()
        #expect(pages(phone) == ["Tab 8: 0"])
        withAnimation { model.selection = 0 }
        try phone.settle()
        #expect(try #require(element("Tab 0", phone)).minX >= -0.01)
        #expect(pages(phone) == ["Tab 0: 0"])
        #expect(model.writes == 3)
    }

    @Test func theStripFollowsSwipes() throws {
        let model = Model()
        let phone = show(12, isFixed: false, model)
        for _ in 0..<8 {
            phone.swipe(.left)
            try phone.settle()
        }
        #expect(model.selection == 8)
        let tab = try #require(element("Tab 8", phone))
        #expect(tab.minX >= -0.01 && tab.maxX <= 393.01)
    }

    @Test func pagesKeepTheirState() throws {
        let model = Model()
        let phone = show(3, isFixed: true, model)
        try phone.tap(label: "Tab 0: 0")
        try phone.tap(label: "Tab 2")
        try phone.settle()
        try phone.tap(label: "Tab 0")
        try phone.settle()
        #expect(pages(phone) == ["Tab 0: 1"])
    }
}
