import Simulator
import SwiftUI
import Testing

/// Actions that views perform by themselves.
@MainActor @Suite("Changes, appearances and tasks") struct ChangeTests {
    private func show<V: View>(_ view: V) -> Simulator {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: view))
        phone.settled()
        return phone
    }

    // MARK: onChange

    private struct Watching: View {
        let model: Model<Int>
        let log: Log
        var isInitial = false
        @State private var count = 0

        var body: some View {
            Text("\(count)")
                .onChange(of: model.value, initial: isInitial) { old, new in
                    log.add("\(old)>\(new)")
                    count += 1
                }
        }
    }

    @Test func anActionHearsTheOldAndTheNewValueOnceForAllWritesOfATurn() {
        let (log, model) = (Log(), Model(0))
        let phone = show(Watching(model: model, log: log))
        #expect(log.take() == [])
        model.value = 1
        model.value = 2
        phone.settled()
        #expect(log.take() == ["0>2"])
        #expect(phone.accessibilityTree.first?.label == "1")
        model.value = 3
        model.value = 2
        phone.settled()
        #expect(log.take() == [])
    }

    @Test func anActionMayBeAskedAtFirstToo() {
        let (log, model) = (Log(), Model(0))
        let phone = show(Watching(model: model, log: log, isInitial: true))
        #expect(log.take() == ["0>0"])
        model.value = 1
        phone.settled()
        #expect(log.take() == ["0>1"])
    }

    @Test func theOlderFormSeesTheViewAsItWas() {
        let (log, model) = (Log(), Model(0))
        struct Forms: View {
            let value: Int
            let log: Log
            var body: some View {
                Text("x")
                    .onChange(of: value) { new in log.add("before: \(value), \(new)") }
                    .onChange(of: value) { log.add("after: \(value)") }
            }
        }
        let phone = show(Stage(model: model) { Forms(value: $0, log: log) })
        model.value = 1
        phone.settled()
        #expect(Set(log.take()) == ["before: 0, 1", "after: 1"])
    }

    private struct Endless: View {
        @State private var count = 0
        var body: some View {
            Text("\(count)").onChange(of: count, initial: true) { count += 1 }
        }
    }

    @Test func anEndlessUpdateIsStopped() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                Simulator().show(UIHostingController(rootView: Endless()))
            }
        }
    }

    // MARK: Appearance

    private struct Row: View {
        let name: String
        let log: Log
        var body: some View {
            Text(name).onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
        }
    }

    @Test func whatIsInsertedAppearsAndWhatIsRemovedDisappearsOnce() {
        let (log, model) = (Log(), Model([1, 2]))
        let phone = show(
            Stage(model: model) { ids in
                VStack { ForEach(ids, id: \.self) { Row(name: "\($0)", log: log) } }
            })
        #expect(log.take() == ["+1", "+2"])
        model.value = [2, 3]
        phone.settled()
        #expect(Set(log.take()) == ["-1", "+3"])
        phone.hide()
        phone.settled()
        #expect(log.take() == ["-2", "-3"])
    }

    @Test func anUpdateIsNoAppearance() {
        let (log, model) = (Log(), Model("A"))
        let phone = show(Stage(model: model) { Row(name: $0, log: log) })
        _ = log.take()
        model.value = "B"
        phone.settled()
        #expect(log.take() == [])
        model.value = "C"
        phone.hide()
        #expect(log.take() == ["-B"])
    }

    @Test func innerViewsAppearBeforeOuterOnes() {
        let log = Log()
        let phone = show(
            VStack { Row(name: "inner", log: log) }.onAppear { log.add("+outer") }.onDisappear { log.add("-outer") })
        #expect(log.take() == ["+inner", "+outer"])
        phone.cover()
        phone.settled()
        #expect(log.take() == ["-inner", "-outer"])
    }

    @Test func stateThatIsWrittenOnAppearanceIsShownAtOnce() {
        struct Late: View {
            @State private var name = "early"
            var body: some View { Text(name).onAppear { name = "late" } }
        }
        #expect(show(Late()).accessibilityTree.map(\.label) == ["late"])
    }

    // MARK: Tasks

    private struct Working: View {
        let id: Int
        let log: Log
        @State private var result = "none"
        var body: some View {
            Text(result)
                .task(id: id) {
                    log.add("start \(id)")
                    result = "at work"
                    await withTaskCancellationHandler {
                        while !Task.isCancelled { await Task.yield() }
                    } onCancel: {
                    }
                    log.add("cancelled \(id)")
                }
        }
    }

    private func turns(_ log: Log, until entry: String) async {
        for _ in 0..<10_000 where log.count(entry) == 0 { await Task.yield() }
    }

    @Test func aTaskRunsWhileItsViewIsThereAndAnewForAnotherID() async {
        let (log, model) = (Log(), Model(1))
        let phone = show(Stage(model: model) { id in if id > 0 { Working(id: id, log: log) } })
        await turns(log, until: "start 1")
        phone.settled()
        #expect(phone.accessibilityTree.map(\.label) == ["at work"])
        model.value = 2
        phone.settled()
        await turns(log, until: "cancelled 1")
        await turns(log, until: "start 2")
        #expect(log.count("start 2") == 1)
        model.value = 0
        phone.settled()
        await turns(log, until: "cancelled 2")
        #expect(Set(log.take()) == ["start 1", "cancelled 1", "start 2", "cancelled 2"])
    }
}
