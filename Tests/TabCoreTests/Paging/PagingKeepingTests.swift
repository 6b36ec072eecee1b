import Testing

@testable import TabCore

@Suite("Pages that are made and kept")
struct PagingKeepingTests {
    private func options(_ change: (inout PagingOptions) -> Void) -> PagingOptions {
        var options = PagingOptions()
        change(&options)
        return options
    }

    @Test("B45: with radius 0 only the shown page is made, with radius 1 its neighbours too; only it appears")
    func preload() {
        let lazy = PagingHarness.shown(0..<6, selected: 2)
        #expect(lazy.loaded == [2])
        let eager = PagingHarness.shown(0..<6, selected: 2, options: options { $0.preload = 1 })
        #expect(eager.loaded == [1, 2, 3])
        for harness in [lazy, eager] { #expect(harness.calls == ["2 willAppear", "2 didAppear"]) }
    }

    @Test("Law 14: preloading passes over disabled tabs, and follows edits")
    func preloadEnabled() {
        var harness = PagingHarness.shown(0..<6, selected: 2, options: options { $0.preload = 1 })
        harness.edit { $0.setEnabled(false, for: 3) }
        #expect(harness.loaded.isSuperset(of: [1, 2, 4]))
        harness.edit { $0.insert(.init(9), at: 2) }
        #expect(harness.loaded.contains(9))
        assertLaws(of: harness)
    }

    @Test("Law 14: all pages are kept, and made once")
    func keepAll() {
        var harness = PagingHarness.shown(0..<4)
        for id in [1, 2, 3, 0] {
            harness.select(id)
            harness.settle()
        }
        #expect(harness.loaded == [0, 1, 2, 3])
        assertLaws(of: harness)
    }

    @Test("Law 14: a window keeps the pages near the selected one, also after an edit")
    func window() {
        var harness = PagingHarness.shown(0..<6, options: options { $0.retention = .window(1) })
        for id in [1, 2, 3] {
            harness.select(id)
            harness.settle()
        }
        #expect(harness.loaded == [2, 3])
        harness.edit { $0.insert(.init(9), at: 3) }
        #expect(harness.loaded == [3], "page 2 is two tabs away now")
        assertLaws(of: harness)
    }

    @Test("Law 14: the recent pages are those shown last")
    func recent() {
        var harness = PagingHarness.shown(0..<6, options: options { $0.retention = .recent(2) })
        for id in [4, 1, 4, 5] {
            harness.select(id)
            harness.settle()
        }
        #expect(harness.loaded == [4, 5])
        assertLaws(of: harness)
    }

    @Test("Law 14: a memory warning frees what is not in the hierarchy, in the middle of a movement too")
    func memoryWarning() {
        var harness = PagingHarness.shown(0..<4)
        for id in [1, 2] {
            harness.select(id)
            harness.settle()
        }
        harness.select(3)
        harness.advance(0.5)
        harness.send { $0.memoryWarning() }
        #expect(harness.loaded == [2, 3])
        harness.settle()
        harness.send { $0.memoryWarning() }
        #expect(harness.loaded == [3])
        assertLaws(of: harness)
    }

    @Test("Senseless options count as the least that makes sense")
    func leastOptions() {
        for retention in [PageRetention.window(-3), .recent(-1), .recent(0)] {
            var harness = PagingHarness.shown(
                0..<3,
                options: options {
                    $0.retention = retention
                    $0.preload = -2
                })
            harness.select(2)
            harness.settle()
            #expect(harness.loaded == [2])
        }
    }

    @Test("Law 15: off screen nobody is told anything, and coming back tells the selected page alone")
    func offScreen() {
        var harness = PagingHarness.shown(0..<3)
        harness.appear(.disappearing)
        harness.appear(.hidden)
        harness.calls = []
        harness.select(2)
        #expect(harness.calls.isEmpty && harness.paging.isResting && harness.attached == [2])
        harness.appear(.appearing)
        harness.appear(.appeared)
        #expect(harness.calls == ["2 willAppear", "2 didAppear"])
        assertLaws(of: harness)
    }

    @Test("Law 15: a movement that is under way when the container is gone has arrived")
    func hiddenInTheMiddle() {
        var harness = PagingHarness.shown(0..<3)
        harness.select(2)
        harness.advance(0.5)
        harness.appear(.disappearing)
        assertLaws(of: harness)
        harness.appear(.hidden)
        #expect(harness.paging.isResting && harness.attached == [2] && harness.phases.isEmpty)
        assertLaws(of: harness)
    }
}
