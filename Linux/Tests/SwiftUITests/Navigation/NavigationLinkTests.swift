import Observation
import Simulator
import SwiftUI
import Testing

@MainActor @Suite("Navigation links and bars") struct NavigationLinkTests {
    private func show(_ view: some View) -> Simulator {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: view))
        return phone
    }

    private func labels(_ phone: Simulator) -> [String] {
        phone.accessibilityTree.flatMap(\.elements).compactMap(\.label)
    }

    private struct Store: View {
        @State private var stock = 3

        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink {
                        VStack {
                            Text("Stock \(stock)")
                            Button("Sell") { stock -= 1 }
                        }
                        .navigationTitle("Detail")
                    } label: {
                        Text("Open")
                    }
                    NavigationLink("Nothing", value: Int?.none)
                }
                .navigationTitle("Store")
            }
        }
    }

    @Test func aLinkWithAPageOfItsOwnKeepsItUpToDate() throws {
        let phone = show(Store())
        try phone.tap(label: "Open")
        try phone.settle()
        try phone.tap(label: "Sell")
        #expect(labels(phone) == ["Store", "Detail", "Stock 2", "Sell"])
        try phone.tap(label: "Store")
        try phone.settle()
        #expect(labels(phone) == ["Store", "Open", "Nothing"])
        try phone.tap(label: "Open")
        try phone.settle()
        #expect(labels(phone) == ["Store", "Detail", "Stock 2", "Sell"])
    }

    @Test func aLinkWithoutAValueCanNotBeTapped() throws {
        let phone = show(Store())
        let link = phone.accessibilityTree.flatMap(\.elements).first { $0.label == "Nothing" }
        #expect(link?.traits.contains("notEnabled") == true)
    }

    @Observable final class Flag {
        var isOn = false { didSet { writes += 1 } }
        @ObservationIgnored var writes = 0
        var item: String?
    }

    private struct Conditional: View {
        @Bindable var flag: Flag

        var body: some View {
            NavigationStack {
                Text("Root")
                    .navigationDestination(isPresented: $flag.isOn) { Text("Presented").environment(flag) }
                    .navigationDestination(item: $flag.item) { Text("Item \($0)") }
            }
        }
    }

    @Test func aConditionPushesAPageAndGoingBackWritesItOnce() throws {
        let flag = Flag()
        let phone = show(Conditional(flag: flag))
        flag.isOn = true
        try phone.settle()
        #expect(labels(phone) == ["Back", "Presented"])
        flag.writes = 0
        try phone.tap(label: "Back")
        try phone.settle()
        #expect(flag.isOn == false)
        #expect(flag.writes == 1)
        flag.isOn = true
        try phone.settle()
        flag.isOn = false
        try phone.settle()
        #expect(labels(phone) == ["Root"])
    }

    @Test func anItemPushesItsPage() throws {
        let flag = Flag()
        let phone = show(Conditional(flag: flag))
        flag.item = "a"
        try phone.settle()
        #expect(labels(phone) == ["Back", "Item a"])
        flag.item = "b"
        try phone.settle()
        #expect(labels(phone) == ["Back", "Item b"])
        try phone.tap(label: "Back")
        try phone.settle()
        #expect(flag.item == nil)
        #expect(labels(phone) == ["Root"])
    }

    @Test func pagesHaveTheEnvironmentOfTheStack() throws {
        struct Reader: View {
            @SwiftUI.Environment(Flag.self) private var flag
            @SwiftUI.Environment(\.lineLimit) private var lineLimit

            var body: some View { Text("\(flag.isOn) \(lineLimit ?? 0)") }
        }
        let flag = Flag()
        let phone = show(
            NavigationStack { NavigationLink("Open") { Reader() } }
                .environment(flag)
                .lineLimit(4))
        try phone.tap(label: "Open")
        try phone.settle()
        #expect(labels(phone) == ["Back", "false 4"])
        flag.isOn = true
        try phone.settle()
        #expect(labels(phone) == ["Back", "true 4"])
    }

    @Test func toolbarItemsStandWhereTheyAreSaidToAndActAsTheyDo() throws {
        struct Bar: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    Text("Count \(count)")
                        .navigationTitle("Bar")
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) { Button("Less") { count -= 1 } }
                            ToolbarItem(placement: .topBarTrailing) { Button("More") { count += 1 } }
                            if count > 1 {
                                ToolbarItem(placement: .principal) { Text("Many") }
                            }
                        }
                }
            }
        }
        let phone = show(Bar())
        #expect(labels(phone) == ["Less", "Bar", "More", "Count 0"])
        try phone.tap(label: "More")
        try phone.tap(label: "More")
        try phone.tap(label: "More")
        try phone.tap(label: "Less")
        #expect(labels(phone) == ["Less", "Many", "More", "Count 2"])
        let elements = phone.accessibilityTree.flatMap(\.elements)
        #expect(elements.first { $0.label == "Less" }.map { $0.frame.minX } == 16)
        #expect(elements.first { $0.label == "More" }.map { abs($0.frame.maxX - 377) < 0.01 } == true)
        #expect(elements.first { $0.label == "Many" }.map { abs($0.frame.midX - 196.5) < 1 } == true)
    }

    @Test func titlesAreLargeOrInlineAndBarsCanBeHidden() throws {
        struct Page: View {
            let mode: NavigationBarItem.TitleDisplayMode
            let isHidden: Bool

            var body: some View {
                NavigationStack {
                    Color.red
                        .navigationTitle("Title")
                        .navigationBarTitleDisplayMode(mode)
                        .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
                }
            }
        }
        func barHeight(_ mode: NavigationBarItem.TitleDisplayMode, isHidden: Bool = false) throws -> CGFloat? {
            let phone = show(Page(mode: mode, isHidden: isHidden))
            try phone.settle()
            let navigation = phone.controller?.children.first as? UINavigationController
            return navigation?.isNavigationBarHidden == true ? 0 : navigation?.navigationBar.frame.height
        }
        #expect(try barHeight(.automatic) == 96)
        #expect(try barHeight(.large) == 96)
        #expect(try barHeight(.inline) == 44)
        #expect(try barHeight(.inline, isHidden: true) == 0)
    }

    @Test func aHiddenBackButtonTakesTheSwipeAwayToo() throws {
        let phone = show(
            NavigationStack {
                NavigationLink("Open") { Text("Page").navigationBarBackButtonHidden() }
            })
        try phone.tap(label: "Open")
        try phone.settle()
        #expect(labels(phone) == ["Page"])
        phone.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400))
        try phone.settle()
        #expect(labels(phone) == ["Page"])
    }
}
