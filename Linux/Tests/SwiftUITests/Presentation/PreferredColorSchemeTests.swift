import Observation
import Simulator
import SwiftUI
import Testing

@MainActor @Suite("What a presentation prefers") struct PreferredColorSchemeTests {
    @Observable final class Model {
        var scheme: ColorScheme?
        var hides = false
        var path: [Int] = []
    }

    private struct Screen: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                SchemeReader()
                    .navigationDestination(for: Int.self) { _ in
                        SchemeReader()
                            .preferredColorScheme(model.scheme)
                            .statusBarHidden(model.hides)
                    }
            }
        }
    }

    private struct SchemeReader: View {
        @SwiftUI.Environment(\.colorScheme) private var scheme

        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    @Test func aPagePrefersDarkAndNoStatusBarAsLongAsItIsOnScreen() throws {
        let model = Model()
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Screen(model: model)))
        func label() -> String? { phone.accessibilityTree.flatMap(\.elements).last?.label }
        #expect(label() == "light")
        model.path = [1]
        try phone.settle()
        #expect(label() == "light")
        #expect(!Runtime.current.systemBars.isStatusBarHidden)
        model.scheme = .dark
        model.hides = true
        try phone.settle()
        #expect(label() == "dark")
        #expect(Runtime.current.systemBars.isStatusBarHidden)
        model.path = []
        try phone.settle()
        #expect(label() == "light")
        #expect(!Runtime.current.systemBars.isStatusBarHidden)
    }
}
