import Simulator
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("List") struct ListTests {
    @MainActor final class Log {
        var built: Set<Int> = []
        var events: [String] = []
    }

    private struct Row: View {
        let index: Int
        let log: Log
        @State private var isTall = false

        var body: some View {
            let _ = log.built.insert(index)
            Button("Row \(index)") { isTall.toggle() }
                .frame(height: isTall ? 120 : nil)
                .onAppear { log.events.append("+\(index)") }
                .onDisappear { log.events.append("-\(index)") }
        }
    }

    @Test func rowsOutOfSightAreNotBuilt() throws {
        let phone = Simulator()
        let log = Log()
        phone.show(UIHostingController(rootView: List(0..<1000, id: \.self) { Row(index: $0, log: log) }))
        let table = try #require(phone.scrollView as? UITableView)
        #expect(table.frame == phone.window.bounds)
        #expect(table.style == .insetGrouped)
        #expect(table.numberOfRows(inSection: 0) == 1000)
        #expect(log.built.count <= 20, "\(log.built.count)")
        #expect(phone.labels.first == "Row 0")
        table.contentOffset.y = 20_000
        try phone.settle()
        #expect(log.built.count <= 40)
        #expect(log.events.contains("-0"))
        #expect(!phone.labels.contains("Row 0"))
    }

    @Test func aTapAnywhereInARowPerformsItsButtonAndRowsGrow() throws {
        let phone = Simulator()
        let log = Log()
        phone.show(UIHostingController(rootView: List(0..<3, id: \.self) { Row(index: $0, log: log) }))
        let frame = try #require(phone.frame(of: "Row 1"))
        #expect(frame.height == 44)
        #expect(frame.width == 393 - 32.0)
        phone.tap(CGPoint(x: frame.maxX - 10, y: frame.midY))
        try phone.settle()
        #expect(phone.frame(of: "Row 1")?.height == 142)
        #expect(phone.frame(of: "Row 2")?.minY == frame.maxY + 98)
        #expect(phone.frame(of: "Row 0")?.height == 44)
    }

    @Observable final class Model {
        var items = ["A", "B", "C"]
        var isOn = false
    }

    private struct Sections: View {
        @Bindable var model: Model

        var body: some View {
            List {
                Text("Loose")
                Section("Letters") {
                    ForEach(model.items, id: \.self) { Text($0) }
                        .onDelete { model.items.remove(atOffsets: $0) }
                }
                Section {
                    Toggle("Switch", isOn: $model.isOn)
                    if model.isOn { Text("Detail") }
                } header: {
                    Text("Options")
                } footer: {
                    Text("All of them.")
                }
            }
        }
    }

    @Test func sectionsHaveHeadersInCapitalsAndFooters() throws {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: Sections(model: Model())))
        #expect(
            phone.labels == ["Loose", "LETTERS", "A", "B", "C", "OPTIONS", "Switch", "All of them."],
            "\(phone.labels)")
        let table = try #require(phone.scrollView as? UITableView)
        #expect(table.numberOfSections == 3)
    }

    @Test func rowsComeAndGo() throws {
        let phone = Simulator()
        let model = Model()
        phone.show(UIHostingController(rootView: Sections(model: model)))
        try phone.tap(label: "Switch")
        try phone.settle()
        #expect(model.isOn)
        #expect(phone.labels.suffix(3) == ["Switch", "Detail", "All of them."])
        model.items.insert("AA", at: 1)
        try phone.settle()
        #expect(phone.labels.prefix(5) == ["Loose", "LETTERS", "A", "AA", "B"])
    }

    @Test func aSwipeDeletes() throws {
        let phone = Simulator()
        let model = Model()
        phone.show(UIHostingController(rootView: Sections(model: model)))
        let frame = try #require(phone.frame(of: "B"))
        phone.drag(from: CGPoint(x: 340, y: frame.midY), to: CGPoint(x: 240, y: frame.midY), over: 0.2)
        try phone.settle()
        try phone.tap(label: "Delete")
        try phone.settle()
        #expect(model.items == ["A", "C"])
        #expect(!phone.labels.contains("B"))
    }

    @Test func sectionsCanBeMadeInALoop() throws {
        let phone = Simulator()
        let view = List {
            ForEach(0..<3, id: \.self) { section in
                Section("Part \(section)") {
                    ForEach(0..<2, id: \.self) { Text("\(section).\($0)") }
                }
            }
        }
        .listStyle(.plain)
        phone.show(UIHostingController(rootView: view))
        let table = try #require(phone.scrollView as? UITableView)
        #expect(table.numberOfSections == 3)
        #expect(table.style == .plain)
        #expect(phone.labels.first == "Part 0")
    }

    @Test func rowsMadeInALoopSayWhatTheyLookLike() throws {
        let phone = Simulator()
        let insets = EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
        let view = NavigationStack {
            List(0..<100, id: \.self) { NavigationLink("Row \($0)", value: $0).listRowInsets(insets) }
        }
        phone.show(UIHostingController(rootView: view))
        let table = try #require(phone.scrollView as? UITableView)
        table.contentOffset.y = 2000
        try phone.settle()
        #expect(table.visibleCells.count > 10)
        for cell in table.visibleCells {
            #expect(cell.accessoryType == .disclosureIndicator)
            #expect(cell.separatorInset.left == 40)
        }
    }

    @Test func aReaderScrollsToARow() throws {
        let phone = Simulator()
        let log = Log()
        let view = ScrollViewReader { proxy in
            VStack {
                Button("Go") { proxy.scrollTo(700, anchor: .top) }
                List(0..<1000, id: \.self) { Row(index: $0, log: log) }
            }
        }
        phone.show(UIHostingController(rootView: view))
        try phone.tap(label: "Go")
        try phone.settle()
        let table = try #require(phone.scrollView)
        #expect(abs(try #require(phone.frame(of: "Row 700")).minY - table.frame.minY) < 0.01)
        #expect(log.built.count < 60)
    }

    @Test func swipeActionsAreTheRowsOwn() throws {
        let phone = Simulator()
        var archived = 0
        let view = List {
            Text("Letter").swipeActions {
                Button("Archive") { archived += 1 }.tint(.indigo)
            }
        }
        phone.show(UIHostingController(rootView: view))
        let frame = try #require(phone.frame(of: "Letter"))
        phone.drag(from: CGPoint(x: 340, y: frame.midY), to: CGPoint(x: 240, y: frame.midY), over: 0.2)
        try phone.settle()
        try phone.tap(label: "Archive")
        try phone.settle()
        #expect(archived == 1)
    }

    @Test func aLinkInARowHasAChevronAndPushes() throws {
        let phone = Simulator()
        let view = NavigationStack {
            List {
                NavigationLink("Open") { Text("Page") }
            }
            .navigationTitle("Home")
        }
        phone.show(UIHostingController(rootView: view))
        try phone.tap(label: "Open")
        try phone.settle()
        #expect(phone.labels.contains("Page"))
    }
}
