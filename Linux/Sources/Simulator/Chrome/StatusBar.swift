import UIKit

/// The time on the left, signal, Wi-Fi and battery on the right, as in every picture of an iPhone: 9:41, full.
struct StatusBar: Hashable {
    var isHidden: Bool
    var ink: Ink

    private var time: String { "9:41" }

    func draw(on phone: Phone, with pen: Pen) {
        let width = phone.size.width
        let isLandscape = phone.orientation != .portrait
        switch phone.cutout {
        case .island where !isLandscape:
            drawTime(size: 17, centre: CGPoint(x: (width - 126) / 4 + 2, y: 32.5), with: pen)
            drawSigns(centre: CGPoint(x: width - (width - 126) / 4 - 2, y: 32.5), scale: 1, with: pen)
        case .notch where !isLandscape:
            drawTime(size: 16, centre: CGPoint(x: (width - 162) / 4 + 3, y: 25), with: pen)
            drawSigns(centre: CGPoint(x: width - (width - 162) / 4 - 3, y: 25), scale: 0.95, with: pen)
        case .none, .island, .notch:
            let margin = max(phone.safeArea.left, 0)
            drawTime(size: 12, centre: CGPoint(x: phone.idiom == .pad ? 30 : width / 2, y: 10), with: pen)
            drawSigns(centre: CGPoint(x: width - margin - 38, y: 10), scale: 0.8, with: pen)
        }
    }

    private func drawTime(size: CGFloat, centre: CGPoint, with pen: Pen) {
        pen.text(time, size: size, centre: centre, ink)
    }

    /// Signal (18 x 12), Wi-Fi (17 x 12) and battery (27 x 13) with 6 points between them, scaled about their middle.
    private func drawSigns(centre: CGPoint, scale: CGFloat, with pen: Pen) {
        let left = centre.x - 37 * scale
        drawSignal(origin: CGPoint(x: left, y: centre.y - 6 * scale), scale: scale, with: pen)
        drawWiFi(origin: CGPoint(x: left + 24 * scale, y: centre.y - 6 * scale), scale: scale, with: pen)
        drawBattery(origin: CGPoint(x: left + 47 * scale, y: centre.y - 6.5 * scale), scale: scale, with: pen)
    }

    private func drawSignal(origin: CGPoint, scale: CGFloat, with pen: Pen) {
        for (index, height) in [4, 6.3, 9, 12].enumerated() {
            let bar = CGRect(
                x: origin.x + CGFloat(index) * 5 * scale, y: origin.y + (12 - height) * scale,
                width: 3 * scale, height: height * scale)
            pen.fill(bar, radius: scale, ink)
        }
    }

    private func drawWiFi(origin: CGPoint, scale: CGFloat, with pen: Pen) {
        let centre = CGPoint(x: origin.x + 8.5 * scale, y: origin.y + 11.8 * scale)
        for (inner, outer) in [(0, 3.6), (5, 7.8), (9.2, 12)] as [(CGFloat, CGFloat)] {
            pen.fillFan(centre: centre, inner: inner * scale, outer: outer * scale, halfAngle: .pi / 4, ink)
        }
    }

    private func drawBattery(origin: CGPoint, scale: CGFloat, with pen: Pen) {
        let shell = CGRect(x: origin.x, y: origin.y, width: 25 * scale, height: 13 * scale)
        pen.stroke(shell, radius: 4.3 * scale, width: max(scale, 0.8), ink.opacity(0.35))
        pen.fill(shell.insetBy(dx: 2 * scale, dy: 2 * scale), radius: 2.5 * scale, ink)
        let cap = CGRect(
            x: shell.maxX + scale, y: shell.midY - 2.1 * scale, width: 1.4 * scale, height: 4.2 * scale)
        pen.fill(cap, radius: 0.7 * scale, ink.opacity(0.4))
    }
}
