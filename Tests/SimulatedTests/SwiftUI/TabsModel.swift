import SwiftUI
import TabKit

/// What the tests' views show, and what becomes of it.
@MainActor @Observable final class TabsModel {
    /// The tabs, in order.
    var tabs: [String]
    var selection: String
    /// Something that has nothing to do with tabs.
    var count = 0
    var accepts: (String) -> Bool = { _ in true }

    @ObservationIgnored var writes: [String] = []
    @ObservationIgnored var bodies: [String: Int] = [:]
    @ObservationIgnored var reselected: [String] = []
    @ObservationIgnored var progress: [Double] = []

    init(_ tabs: [String] = ["a", "b", "c"], selection: String = "a") {
        self.tabs = tabs
        self.selection = selection
    }

    /// The selection, with every write noted.
    var binding: Binding<String> {
        Binding {
            self.selection
        } set: {
            self.writes.append($0)
            if self.accepts($0) { self.selection = $0 }
        }
    }

    func noteBody(_ name: String) { bodies[name, default: 0] += 1 }
}

/// Tabs whose selection is the model's.
struct BoundTabs: View {
    let model: TabsModel

    var body: some View {
        let _ = model.noteBody("tabs")
        TabPages(selection: model.binding) {
            for tab in model.tabs {
                TabPage(tab.uppercased(), value: tab) { CountingPage(name: tab, model: model) }
            }
        }
    }
}

/// A page that says its name, the model's count, and how often its own button was tapped.
struct CountingPage: View {
    let name: String
    let model: TabsModel
    @State private var taps = 0

    var body: some View {
        let _ = model.noteBody(name)
        VStack {
            Text("page \(name)")
            Text("count \(model.count)")
            Button("tapped \(taps)") { taps += 1 }
        }
    }
}

extension UIHostingController {
    /// The controller of the tabs that the view shows.
    var tabs: TabsController? { descendant() }
    var bar: TabBarController? { descendant() }
}

extension UIViewController {
    func descendant<C: UIViewController>(_ type: C.Type = C.self) -> C? {
        for child in children {
            if let found = child as? C ?? child.descendant(type) { return found }
        }
        return nil
    }
}
