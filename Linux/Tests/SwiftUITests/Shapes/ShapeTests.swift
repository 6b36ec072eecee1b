import Foundation
import Simulator
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Shapes") struct ShapeTests {
    /// An app's own figure.
    private struct Hexagon: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.addLines(
                    (0..<6).map { index in
                        let angle = Double(index) * .pi / 3
                        return CGPoint(
                            x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.width / 2 * sin(angle))
                    })
                path.closeSubpath()
            }
        }
    }

    /// Whether there is ink at points around the middle of a view of 200 by 200 points.
    private func ink<V: View>(_ view: V, at points: [CGPoint]) throws -> [Bool] {
        let phone = Simulator()
        phone.show(UIHostingController(rootView: view.frame(width: 200, height: 200)))
        let picture = try #require(phone.screenshot(scale: 1))
        let middle = CGPoint(x: 196.5, y: 438.5)
        return try points.map { point in
            let pixel = try #require(picture.pixel(at: CGPoint(x: middle.x + point.x, y: middle.y + point.y)))
            return pixel.red < 250 || pixel.green < 250 || pixel.blue < 250
        }
    }

    private let probes = [
        CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 0, y: 80), CGPoint(x: 95, y: 95), CGPoint(x: 0, y: 95),
    ]

    @Test func anAppsOwnFigureIsFilled() throws {
        #expect(try ink(Hexagon().fill(.blue), at: probes) == [true, true, true, false, false])
    }

    @Test func aLineHasAnEmptyInside() throws {
        #expect(try ink(Hexagon().stroke(.blue, lineWidth: 20), at: probes) == [false, true, true, false, true])
        let border = [CGPoint(x: 95, y: 0), CGPoint(x: 104, y: 0), CGPoint(x: 85, y: 0)]
        #expect(try ink(Rectangle().stroke(.red, lineWidth: 20), at: border) == [true, true, false])
        #expect(try ink(Rectangle().strokeBorder(.red, lineWidth: 20), at: border) == [true, false, true])
        #expect(try ink(Ellipse().strokeBorder(.red, lineWidth: 20), at: border) == [true, false, true])
    }

    @Test func contentIsCutOffByAnyFigure() throws {
        #expect(try ink(Color.red.clipShape(Hexagon()), at: probes) == [true, true, true, false, false])
        #expect(
            try ink(Color.red.clipShape(Circle()), at: [CGPoint(x: 95, y: 0), CGPoint(x: 80, y: 80)]) == [true, false])
    }

    @Test func figuresWithTwoLoopsHaveHoles() throws {
        let ring = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 200, height: 200))
            $0.addRect(CGRect(x: 50, y: 50, width: 100, height: 100))
        }
        #expect(
            try ink(ring.fill(.red, style: FillStyle(eoFill: true)), at: [.zero, CGPoint(x: 90, y: 0)]) == [
                false, true,
            ])
        #expect(try ink(ring.fill(.red), at: [.zero]) == [true])
    }

    @Test func aGradientChangesFromPointToPoint() throws {
        let phone = Simulator()
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        phone.show(UIHostingController(rootView: gradient.frame(width: 200, height: 200)))
        let picture = try #require(phone.screenshot(scale: 1))
        let greys = try [-90.0, 0, 90].map { x in
            Int(try #require(picture.pixel(at: CGPoint(x: 196.5 + x, y: 438))).red)
        }
        #expect(greys[0] < 30 && abs(greys[1] - 128) < 8 && greys[2] > 225, "\(greys)")
    }

    @Test func aCircleIsAsLargeAsFits() throws {
        let phone = Simulator()
        phone.show(
            UIHostingController(
                rootView: Circle().fill(.red).accessibilityElement().accessibilityLabel("Dot")
                    .frame(width: 100, height: 40)))
        #expect(phone.frame(of: "Dot")?.size == CGSize(width: 40, height: 40))
    }
}
