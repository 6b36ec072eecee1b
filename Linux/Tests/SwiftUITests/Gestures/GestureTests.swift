import Simulator
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Gestures") struct GestureTests {
    @MainActor final class Log {
        var events: [String] = []
    }

    private func show<V: View>(_ view: V) -> Simulator {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: view))
        return phone
    }

    private let middle = CGPoint(x: 196, y: 438)

    @Test func aTapReachesWhatIsDrawnAndNotTheGaps() throws {
        let log = Log()
        let stack = VStack(spacing: 100) {
            Color.red.frame(width: 100, height: 50)
            Color.blue.frame(width: 100, height: 50)
        }
        let phone = show(stack.onTapGesture { log.events.append("tap") })
        phone.tap(CGPoint(x: middle.x, y: middle.y - 70))
        #expect(log.events == ["tap"])
        phone.tap(middle)
        #expect(log.events == ["tap"])
        let filled = show(stack.contentShape(Rectangle()).onTapGesture { log.events.append("filled") })
        filled.tap(middle)
        #expect(log.events == ["tap", "filled"])
    }

    @Test func theInnerGestureComesFirstUnlessAnOuterOneIsSimultaneous() throws {
        let log = Log()
        let inner = Color.red.frame(width: 100, height: 100).onTapGesture { log.events.append("inner") }
        let phone = show(inner.padding(50).contentShape(Rectangle()).onTapGesture { log.events.append("outer") })
        phone.tap(middle)
        try phone.settle()
        #expect(log.events == ["inner"])
        log.events = []
        let both = show(
            inner.padding(50).simultaneousGesture(TapGesture().onEnded { log.events.append("outer") }))
        both.tap(middle)
        try both.settle()
        #expect(log.events.sorted() == ["inner", "outer"])
    }

    @Test func oneTapWaitsForTwo() throws {
        let log = Log()
        let phone = show(
            Color.red.frame(width: 100, height: 100)
                .onTapGesture(count: 2) { log.events.append("two") }
                .onTapGesture { log.events.append("one") })
        phone.tap(middle)
        phone.advance(0.5)
        #expect(log.events == ["one"])
        phone.tap(middle)
        phone.advance(0.05)
        phone.tap(middle)
        try phone.settle()
        #expect(log.events == ["one", "two"])
    }

    @Test func aButtonInsideKeepsItsTaps() throws {
        let log = Log()
        let phone = show(
            Button("Go") { log.events.append("button") }.padding(40).contentShape(Rectangle())
                .onTapGesture { log.events.append("tap") })
        try phone.tap(label: "Go")
        #expect(log.events == ["button"])
    }

    private struct Draggable: View {
        let log: Log
        @State private var ended = CGSize.zero
        @GestureState private var drag = CGSize.zero

        var body: some View {
            VStack {
                Text("\(Int(drag.width)) \(Int(ended.width))")
                Color.red.frame(width: 200, height: 200)
                    .gesture(
                        DragGesture()
                            .updating($drag) { value, state, _ in state = value.translation }
                            .onChanged { log.events.append("\(Int($0.startLocation.x))") }
                            .onEnded { ended = $0.translation })
            }
        }
    }

    @Test func aDragTellsItsWayAndItsStateGoesBack() throws {
        let log = Log()
        let phone = show(Draggable(log: log))
        phone.touchDown(at: middle)
        phone.touchMove(to: CGPoint(x: middle.x + 5, y: middle.y))
        #expect(phone.labels == ["0 0"])
        phone.touchMove(to: CGPoint(x: middle.x + 60, y: middle.y), over: 0.2)
        #expect(phone.labels == ["60 0"])
        phone.touchUp()
        try phone.settle()
        #expect(phone.labels == ["0 60"])
        #expect(Set(log.events).count == 1)
        #expect(abs(try #require(log.events.first.flatMap(Int.init)) - 100) <= 1)
    }

    @Test func aDragPredictsItsEnd() throws {
        var end: DragGesture.Value?
        let phone = show(
            Color.red.frame(width: 300, height: 300)
                .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onEnded { end = $0 }))
        phone.touchDown(at: middle)
        phone.touchMove(to: CGPoint(x: middle.x + 100, y: middle.y), over: 0.1)
        phone.touchUp(velocity: CGPoint(x: 1000, y: 0))
        let value = try #require(end)
        #expect(value.startLocation == middle)
        #expect(value.translation.width >= 100)
        #expect(value.velocity.width > 500 && value.velocity.width < 1500, "\(value.velocity)")
        #expect(value.predictedEndTranslation.width == value.translation.width + value.velocity.width / 4)
    }

    @Test func aLongPressTellsWhenTheFingerComesAndGoes() throws {
        let log = Log()
        let phone = show(
            Color.red.frame(width: 100, height: 100)
                .onLongPressGesture {
                    log.events.append("press")
                } onPressingChanged: {
                    log.events.append("\($0)")
                })
        phone.longPress(middle, for: 0.8)
        #expect(log.events == ["true", "press", "false"])
        log.events = []
        phone.tap(middle)
        #expect(log.events == ["true", "false"])
    }

    @Test func disabledViewsHearNothing() throws {
        let log = Log()
        let phone = show(
            Color.red.frame(width: 100, height: 100).onTapGesture { log.events.append("tap") }.disabled(true))
        phone.tap(middle)
        #expect(log.events.isEmpty)
    }
}
