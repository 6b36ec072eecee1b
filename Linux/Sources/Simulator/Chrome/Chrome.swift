import UIKit

/// What the system draws over an app: status bar, cutout and home indicator.
///
/// A value: two equal ones look the same, so the window draws it once and keeps the node.
struct Chrome: Hashable {
    var phone: Phone
    var parts: Screenshot.Chrome
    var statusBar: StatusBar
    var homeIndicator: Ink

    func draw(with pen: Pen) {
        if parts.contains(.cutout) { drawCutout(with: pen) }
        if parts.contains(.statusBar), !statusBar.isHidden { statusBar.draw(on: phone, with: pen) }
        if parts.contains(.homeIndicator), phone.safeArea.bottom > 0 { drawHomeIndicator(with: pen) }
    }

    private func drawHomeIndicator(with pen: Pen) {
        // Measured on iPhones with a home indicator: 5 pt high, 8 above the edge, a little over a third of the width.
        let isLandscape = phone.size.width > phone.size.height
        let width = isLandscape ? phone.size.width * 0.3 : phone.size.width * 0.356
        let frame = CGRect(x: (phone.size.width - width) / 2, y: phone.size.height - 13, width: width, height: 5)
        pen.fill(frame, radius: 2.5, homeIndicator)
    }

    private func drawCutout(with pen: Pen) {
        let upright =
            phone.orientation == .portrait
            ? phone.size : CGSize(width: phone.size.height, height: phone.size.width)
        guard let frame = phone.cutoutFrame(in: upright.width) else { return }
        pen.turned(phone.orientation, upright: upright) {
            switch phone.cutout {
            case .none: break
            case .island: pen.fill(frame, radius: frame.height / 2, .black)
            case .notch:
                // Starts above the glass, so that only its lower corners are round.
                let reach = CGRect(x: frame.minX, y: -30, width: frame.width, height: frame.height + 30)
                pen.fill(reach, radius: 20, .black)
            }
        }
    }
}

extension Phone {
    /// The camera's place on a screen of this width held upright: an island of 126 x 37, or a notch of 162 x 33 points.
    func cutoutFrame(in width: CGFloat) -> CGRect? {
        switch cutout {
        case .none: nil
        case .island: CGRect(x: (width - 126) / 2, y: upright.safeArea.top > 60 ? 14 : 11, width: 126, height: 37)
        case .notch: CGRect(x: (width - 162) / 2, y: 0, width: 162, height: 33)
        }
    }

    /// Where the status bar's things stand: 20 points high without a cutout, 47 beside a notch, 54 beside an island.
    var statusBarHeight: CGFloat {
        switch cutout {
        case .none: min(max(safeArea.top, 20), 24)
        case .notch: 47
        case .island: 54
        }
    }
}
