import Simulator
import SwiftUI
import TabKit
import Testing

/// Tabs where an app puts them: under a navigation bar, in a sheet, in a page of other tabs, beside other views.
@MainActor @Suite("Places for TabPages") struct PlacesTests {
    private struct Three: View {
        var body: some View {
            TabPages {
                for name in ["a", "b", "c"] {
                    TabPage(name.uppercased(), value: name) { Text("page \(name)") }
                }
            }
        }
    }

    private func elements(_ phone: Simulator) -> [AccessibilityNode] { phone.accessibilityTree.flatMap(\.elements) }

    private func frame(_ label: String, _ phone: Simulator) throws -> CGRect {
        try #require(elements(phone).first { $0.label == label }?.frame)
    }

    @Test func underANavigationBarAndPushed() throws {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("open") { Three().navigationTitle("Tabs") }
                }
            }
        }
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Root()))
        try phone.tap(label: "open")
        try phone.settle()
        #expect(try frame("A", phone).minY >= 59 + 44)
        try phone.tap(label: "B")
        try phone.settle()
        #expect(elements(phone).contains { $0.label == "page b" })
        // The back swipe from the edge belongs to the stack, not to the pages.
        phone.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 350, y: 500), over: 0.2)
        try phone.settle()
        #expect(elements(phone).contains { $0.label == "open" })
    }

    @Test func aStripInTheToolbar() throws {
        struct Root: View {
            @State private var kind = 0
            var body: some View {
                NavigationStack {
                    Text("shows \(kind)")
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem(placement: .principal) {
                                TabStripView(selection: $kind) {
                                    TabPage("One", value: 0)
                                    TabPage("Two", value: 1)
                                }
                                .tabStripStyle(.segmented)
                                .frame(width: 200, height: 44)
                            }
                        }
                }
            }
        }
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Root()))
        let two = try frame("Two", phone)
        #expect(abs(two.midY - (59 + 22)) < 1, "in the middle of the bar: \(two)")
        try phone.tap(label: "Two")
        try phone.settle()
        #expect(elements(phone).contains { $0.label == "shows 1" })
    }

    @Test func inASheet() throws {
        struct Root: View {
            @State private var isShown = false
            var body: some View {
                Button("show") { isShown = true }.sheet(isPresented: $isShown) { Three() }
            }
        }
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Root()))
        try phone.tap(label: "show")
        try phone.settle()
        try phone.tap(label: "C")
        try phone.settle()
        #expect(elements(phone).contains { $0.label == "page c" })
    }

    @Test func tabsInTabsHandOverAtTheirEnd() throws {
        struct Root: View {
            var body: some View {
                TabPages {
                    TabPage("outer 1", value: 1) {
                        TabPages {
                            TabPage("inner 1", value: 1) { Text("first inner") }
                            TabPage("inner 2", value: 2) { Text("second inner") }
                        }
                    }
                    TabPage("outer 2", value: 2) { Text("second outer") }
                }
            }
        }
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Root()))
        for expected in ["second inner", "second outer"] {
            phone.swipe(.left)
            try phone.settle()
            #expect(elements(phone).contains { $0.label == expected })
        }
    }

    @Test func besideOtherViewsTheyHaveNoSafeArea() throws {
        let phone = Simulator()
        phone.show(
            UIHostingController(
                rootView: VStack(spacing: 0) {
                    Text("above").frame(height: 100)
                    Three()
                    Text("below").frame(height: 100)
                }))
        #expect(try frame("A", phone) == CGRect(x: 0, y: 159, width: 131, height: 55))
        let page = try frame("page a", phone)
        #expect(abs(page.midY - (214 + (852 - 34 - 100)) / 2) < 1)
    }

    @Test func rightToLeftTheyAreMirrored() throws {
        let phone = Simulator(environment: .init(direction: .rightToLeft))
        phone.show(UIHostingController(rootView: Three()))
        #expect(try frame("A", phone).maxX == 393)
        phone.swipe(.right)
        try phone.settle()
        #expect(elements(phone).contains { $0.label == "page b" })
    }

    @Test func rotationKeepsThePage() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Three()))
        try phone.tap(label: "B")
        try phone.settle()
        phone.rotate(to: .landscapeLeft)
        try phone.settle()
        #expect(elements(phone).filter { $0.label?.hasPrefix("page") == true }.map(\.label) == ["page b"])
    }

    @Test func everythingIsFreedWithItsController() throws {
        weak var controller: UIViewController?
        weak var pager: TabPager?
        do {
            let phone = Simulator()
            let hosting = UIHostingController(rootView: Three())
            phone.show(hosting)
            try phone.tap(label: "B")
            try phone.settle()
            controller = hosting
            pager = hosting.tabs?.pager
            #expect(pager != nil)
        }
        _ = Simulator()
        #expect(controller == nil)
        #expect(pager == nil)
    }
}
