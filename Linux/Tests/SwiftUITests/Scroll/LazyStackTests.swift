import Simulator
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Lazy stacks") struct LazyStackTests {
    @MainActor final class Log {
        var built: Set<Int> = []
        var events: [String] = []
    }

    private struct Row: View {
        let index: Int
        let log: Log
        let height: CGFloat
        @State private var taps = 0

        var body: some View {
            let _ = log.built.insert(index)
            Button("Row \(index): \(taps)") { taps += 1 }
                .frame(height: height)
                .onAppear { log.events.append("+\(index)") }
                .onDisappear { log.events.append("-\(index)") }
        }
    }

    private struct Rows: View {
        let log: Log
        var count = 1000
        var height: (Int) -> CGFloat = { _ in 50 }
        @State private var target = 0

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Row(index: $0, log: log, height: height($0)) }
                    }
                }
                .safeButton { proxy.scrollTo(500, anchor: .top) }
            }
        }
    }

    @Test func rowsOutOfSightAreNotBuilt() throws {
        let phone = Simulator()
        let log = Log()
        phone.show(UIHostingController(rootView: Rows(log: log)))
        #expect(log.built.count <= 18, "\(log.built.count)")
        #expect(phone.scrollView?.contentSize.height == 50_000)
        phone.scrollView?.contentOffset.y = 10_000
        try phone.settle()
        #expect(log.built.count <= 38)
        #expect(log.built.contains(205))
        #expect(phone.labels.contains("Row 205: 0"))
        #expect(!phone.labels.contains("Row 5: 0"))
    }

    @Test func rowsKeepTheirStateAndHearWhenTheyComeAndGo() throws {
        let phone = Simulator()
        let log = Log()
        phone.show(UIHostingController(rootView: Rows(log: log)))
        try phone.tap(label: "Row 3: 0")
        #expect(log.events.contains("+3"))
        phone.scrollView?.contentOffset.y = 10_000
        try phone.settle()
        #expect(log.events.contains("-3"))
        log.events = []
        phone.scrollView?.contentOffset.y = 0
        try phone.settle()
        #expect(phone.labels.contains("Row 3: 1"))
        #expect(log.events.contains("+3"))
        #expect(log.events.contains("-205"))
    }

    @Test func aRowThatWasNeverBuiltCanBeScrolledTo() throws {
        let phone = Simulator()
        let log = Log()
        phone.show(UIHostingController(rootView: Rows(log: log)))
        try phone.tap(label: "Go")
        try phone.settle()
        #expect(phone.frame(of: "Row 500: 0")?.minY == 89)
        #expect(log.built.count < 60)
    }

    @Test func whatIsOnScreenStaysWhenRowsAboveAreOtherThanEstimated() throws {
        let phone = Simulator()
        let log = Log()
        phone.show(UIHostingController(rootView: Rows(log: log) { $0 % 7 == 3 ? 120 : 50 }))
        try phone.tap(label: "Go")
        try phone.settle()
        let scrollView = try #require(phone.scrollView)
        var last = try #require(phone.frame(of: "Row 500: 0")).midY
        for _ in 0..<8 {
            phone.touchDown(at: CGPoint(x: 20, y: 300))
            phone.touchMove(to: CGPoint(x: 20, y: 340), over: 0.2)
            phone.touchUp(velocity: .zero)
            try phone.settle()
            let now = try #require(phone.frame(of: "Row 500: 0")).midY
            #expect(now - last > 20 && now - last <= 40, "\(now - last) at \(scrollView.contentOffset.y)")
            last = now
        }
    }

    @Test func aRowOfViewsIsLazyToo() throws {
        let phone = Simulator()
        let log = Log()
        let view = ScrollView(.horizontal) {
            LazyHStack(spacing: 10) {
                ForEach(0..<500, id: \.self) { index in
                    Row(index: index, log: log, height: 40).frame(width: 90)
                }
            }
        }
        phone.show(UIHostingController(rootView: view))
        #expect(log.built.count <= 6)
        #expect(phone.scrollView?.contentSize.width == 49_990)
        #expect(phone.scrollView?.frame.height == 40)
    }
}

extension View {
    fileprivate func safeButton(_ action: @escaping () -> Void) -> some View {
        VStack(spacing: 0) {
            Button("Go", action: action).frame(height: 15)
            self
        }
    }
}
