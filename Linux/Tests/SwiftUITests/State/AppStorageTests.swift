import Foundation
import Simulator
import SwiftUI
import Testing

@MainActor @Suite("AppStorage") struct AppStorageTests {
    private enum Size: String {
        case small, large
    }

    private struct Settings: View {
        @AppStorage private var count: Int
        @AppStorage private var size: Size
        @AppStorage private var name: String?

        init(_ store: UserDefaults) {
            _count = AppStorage(wrappedValue: 1, "count", store: store)
            _size = AppStorage(wrappedValue: .small, "size", store: store)
            _name = AppStorage("name", store: store)
        }

        var body: some View {
            Text("\(count) \(size.rawValue) \(name ?? "nobody")")
            Button("More") { count += 1 }
            Button("Large") { size = .large }
            Button("Name") { name = name == nil ? "somebody" : nil }
        }
    }

    @Test func valuesAreKeptInTheDefaultsAndUpdateTheViewsThatReadThem() throws {
        let suite = "AppStorageTests.\(ProcessInfo.processInfo.processIdentifier)"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        let phone = Simulator()
        phone.show(
            UIHostingController(
                rootView: VStack {
                    Settings(store)
                    Settings(store)
                }))
        func texts() -> [String] { phone.accessibilityTree.compactMap(\.label).filter { $0.contains(" ") } }
        #expect(texts() == ["1 small nobody", "1 small nobody"])
        try phone.tap(label: "More")
        try phone.tap(label: "Large")
        #expect(texts() == ["2 large nobody", "2 large nobody"])
        #expect(store.integer(forKey: "count") == 2)
        #expect(store.string(forKey: "size") == "large")
        try phone.tap(label: "Name")
        #expect(texts() == ["2 large somebody", "2 large somebody"])
        try phone.tap(label: "Name")
        #expect(texts() == ["2 large nobody", "2 large nobody"])
        #expect(store.object(forKey: "name") == nil)
    }
}
