import Foundation
import SwiftUI
import Testing

@MainActor @Suite("Path") struct PathTests {
    @Test func itsBoxIsThatOfTheCurve() {
        let circle = Path(ellipseIn: CGRect(x: 10, y: 20, width: 100, height: 60))
        let box = circle.boundingRect
        #expect(abs(box.minX - 10) < 0.1 && abs(box.maxX - 110) < 0.1)
        #expect(abs(box.minY - 20) < 0.1 && abs(box.maxY - 80) < 0.1)
        #expect(Path().boundingRect.isNull)
    }

    @Test func aPointIsInsideByWindingOrByParity() {
        var path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(path.contains(CGPoint(x: 10, y: 10), eoFill: true))
        #expect(!path.contains(CGPoint(x: 110, y: 10)))
    }

    @Test func anArcGoesTheWayItIsTold() {
        func box(_ clockwise: Bool) -> CGRect {
            Path {
                $0.addArc(
                    center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: clockwise)
            }.boundingRect
        }
        #expect(abs(box(false).minX) < 0.01 && abs(box(false).maxY - 10) < 0.01)
        #expect(abs(box(true).minX + 10) < 0.01 && abs(box(true).minY + 10) < 0.01)
    }

    @Test func aPartOfTheLineIsCutByLength() {
        let path = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)]) }
        #expect(path.trimmedPath(from: 0.25, to: 0.75).boundingRect == CGRect(x: 50, y: 0, width: 50, height: 50))
        #expect(path.trimmedPath(from: 0, to: 1) == path)
        #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    }
}
