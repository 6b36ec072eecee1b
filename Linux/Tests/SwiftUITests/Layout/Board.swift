import Simulator
import SwiftUI
import Testing

/// Shows a view in a box of a size, and finds the frames of its colours in there.
@MainActor
struct Board {
    let phone = Simulator()

    init<V: View>(
        _ width: CGFloat = 100, _ height: CGFloat = 100, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        @ViewBuilder _ view: () -> V
    ) {
        phone.direction = direction
        phone.show(
            UIHostingController(
                rootView: view().frame(width: width, height: height).background(Color(uiColor: .magenta))))
        phone.settled()
    }

    func frame(_ color: UIColor) throws -> CGRect {
        let box = try #require(phone.window.first { $0.backgroundColor == .magenta })
        let view = try #require(phone.window.first { $0.backgroundColor == color })
        return view.convert(view.bounds, to: box)
    }

    /// Where a text is.
    func frame(_ text: String) throws -> CGRect {
        let box = try #require(phone.window.first { $0.backgroundColor == .magenta })
        let view = try #require(phone.window.first { ($0 as? UILabel)?.text == text })
        return view.convert(view.bounds, to: box)
    }

    var red: CGRect { get throws { try frame(.systemRed) } }
    var blue: CGRect { get throws { try frame(.systemBlue) } }
    var green: CGRect { get throws { try frame(.systemGreen) } }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
