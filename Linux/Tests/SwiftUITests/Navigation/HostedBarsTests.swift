import Simulator
import SwiftUI
import Testing

@MainActor @Suite("Views in UIKit's containers") struct HostedBarsTests {
    private struct Titled: View {
        @State private var count = 0

        var body: some View {
            Button("Count") { count += 1 }
                .navigationTitle("Count \(count)")
                .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Bar") {} } }
        }
    }

    private struct Leaving: View {
        @SwiftUI.Environment(\.dismiss) private var dismiss

        var body: some View { Button("Leave") { dismiss() } }
    }

    private func labels(_ phone: Simulator) -> [String] {
        phone.accessibilityTree.flatMap(\.elements).compactMap(\.label)
    }

    @Test func viewsGiveTheBarOfTheAppItsTitleAndItems() throws {
        let phone = Simulator()
        let navigation = UINavigationController(rootViewController: UIHostingController(rootView: Titled()))
        phone.show(navigation)
        #expect(labels(phone) == ["Count 0", "Bar", "Count"])
        try phone.tap(label: "Count")
        #expect(labels(phone) == ["Count 1", "Bar", "Count"])
    }

    @Test func whatTheAppHasSetStaysWhereViewsSayNothing() throws {
        let phone = Simulator()
        let page = UIHostingController(rootView: Text("Page"))
        page.title = "App"
        page.navigationItem.largeTitleDisplayMode = .always
        let navigation = UINavigationController(rootViewController: page)
        navigation.isNavigationBarHidden = true
        phone.show(navigation)
        navigation.isNavigationBarHidden = false
        try phone.settle()
        #expect(labels(phone) == ["App", "Page"])
        #expect(page.navigationItem.largeTitleDisplayMode == .always)
    }

    @Test func dismissPopsAndDismissesWhatUIKitShows() throws {
        let phone = Simulator()
        let navigation = UINavigationController(rootViewController: UIViewController())
        phone.show(navigation)
        navigation.pushViewController(UIHostingController(rootView: Leaving()), animated: false)
        try phone.settle()
        try phone.tap(label: "Leave")
        try phone.settle()
        #expect(navigation.viewControllers.count == 1)
        phone.present(UIHostingController(rootView: Leaving()))
        try phone.settle()
        try phone.tap(label: "Leave")
        try phone.settle()
        #expect(navigation.presentedViewController == nil)
    }
}
