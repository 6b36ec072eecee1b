import Foundation
import Simulator
import SwiftUI
import Testing

@MainActor @Suite("Pictures") struct PictureTests {
    @Observable final class Model {
        var isOn = true
        var size = 1
        var volume = 0.4
        var count = 3
    }

    struct Everything: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack {
                List {
                    Section("Controls") {
                        Toggle("Wi-Fi", isOn: $model.isOn)
                        Toggle("Disabled", isOn: $model.isOn).disabled(true)
                        Slider(value: $model.volume) { Text("Volume") }
                        Stepper("Count \(model.count)", value: $model.count)
                        Picker("Size", selection: $model.size) {
                            Text("Small").tag(0)
                            Text("Medium").tag(1)
                            Text("Large").tag(2)
                        }
                        .pickerStyle(.segmented)
                        Picker("Menu", selection: $model.size) {
                            Text("Small").tag(0)
                            Text("Medium").tag(1)
                        }
                        ProgressView("Loading", value: 0.6)
                        LabeledContent("Version", value: "1.0")
                    }
                    Section {
                        Label("Music", systemImage: "music.note")
                        NavigationLink("Details") { Text("Page") }
                        Button("Press") {}
                        Button("Delete", role: .destructive) {}
                        Text("A text that is long enough to take more than one line of a row of the list.")
                    } header: {
                        Text("Rows")
                    } footer: {
                        Text("A footer below the section.")
                    }
                }
                .navigationTitle("Everything")
            }
        }
    }

    @Test func looks() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Everything(model: Model())))
        try phone.settle()
        try phone.screenshot(scale: 1.5)?.write(to: "/tmp/scroll-list.png")
    }
}
