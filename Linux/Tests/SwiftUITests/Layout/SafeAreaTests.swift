import Simulator
import SwiftUI
import Testing

/// What keeps clear of bars and what goes on behind them.
@MainActor @Suite("Safe area") struct SafeAreaTests {
    private let phone = Simulator()

    private func show<V: View>(@ViewBuilder _ view: () -> V) -> (screen: CGRect, safe: CGRect) {
        let controller = UIHostingController(rootView: view())
        phone.show(controller)
        phone.settled()
        return (phone.window.bounds, phone.window.bounds.inset(by: controller.view.safeAreaInsets))
    }

    private func frame(_ color: UIColor) throws -> CGRect {
        let view = try #require(phone.window.first { $0.backgroundColor == color })
        return view.convert(view.bounds, to: nil)
    }

    @Test func viewsKeepClearOfIt() throws {
        let (_, safe) = show { Color.red }
        #expect(safe.minY > 0 && safe.maxY < phone.window.bounds.maxY)
        #expect(try frame(.systemRed) == safe)
    }

    @Test func viewsMayIgnoreIt() throws {
        let (screen, safe) = show {
            ZStack {
                Color.red.ignoresSafeArea()
                Color.blue.ignoresSafeArea(edges: .bottom)
            }
        }
        #expect(try frame(.systemRed) == screen)
        #expect(
            try frame(.systemBlue) == CGRect(x: 0, y: safe.minY, width: safe.width, height: screen.maxY - safe.minY))
    }

    @Test func onlyEdgesThatAreReachedAreIgnored() throws {
        let (screen, safe) = show {
            VStack(spacing: 0) {
                Color.red.ignoresSafeArea()
                Color.blue.frame(height: 50)
            }
        }
        #expect(try frame(.systemRed).minY == screen.minY)
        #expect(try frame(.systemRed).maxY == safe.maxY - 50)
    }

    @Test func aStyleBehindAViewGoesOnBehindTheBars() throws {
        let (screen, _) = show { Text("x").frame(maxWidth: .infinity, maxHeight: .infinity).background(.red) }
        #expect(try frame(.systemRed) == screen)
    }

    @Test func viewsInAnEffectIgnoreItToo() throws {
        let (screen, _) = show { Color.red.ignoresSafeArea().opacity(0.5) }
        #expect(try frame(.systemRed) == screen)
    }

    @Test func aBarAtAnEdgeTakesItsRoom() throws {
        let (screen, safe) = show {
            ZStack {
                Color.red
                Color.green.ignoresSafeArea()
            }
            .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 40).background(Color.blue) }
        }
        #expect(try frame(.systemRed) == CGRect(x: 0, y: safe.minY, width: safe.width, height: safe.height - 40))
        #expect(
            try frame(.systemBlue)
                == CGRect(x: 0, y: safe.maxY - 40, width: safe.width, height: screen.maxY - safe.maxY + 40))
        #expect(try frame(.systemGreen) == screen)
    }

    @Test func aHostMayLeaveTheSafeAreaToItsViews() throws {
        let controller = UIHostingController(rootView: Color.red)
        controller.safeAreaRegions = []
        phone.show(controller)
        #expect(try frame(.systemRed) == phone.window.bounds)
    }

    @Test func whatReachesBeyondItsFrameCanBeTouchedThere() throws {
        let (screen, _) = show {
            VStack { Button(action: {}, label: { Color.red }).ignoresSafeArea() }.opacity(0.9)
        }
        let hit = phone.window.hitTest(CGPoint(x: screen.midX, y: 5), with: nil)
        #expect(hit is UIControl)
    }
}
