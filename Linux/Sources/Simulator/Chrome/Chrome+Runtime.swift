import UIKit

extension Simulator {
    /// What the system draws over the app now.
    func chrome(_ parts: Screenshot.Chrome) -> Chrome {
        let isDark = settings.appearance == .dark
        let bars = runtime.systemBars
        // An iPhone held sideways hides its status bar whatever the app wants (Apple's documentation of iOS 13).
        let isSideways = phone.idiom == .phone && phone.orientation != .portrait
        let ink: Ink =
            switch bars.statusBarStyle {
            case .default: isDark ? .white : .black
            case .lightContent: .white
            case .darkContent: .black
            }
        var parts = parts
        if bars.isHomeIndicatorAutoHidden { parts.remove(.homeIndicator) }
        // iOS looks at what is below the indicator.
        let below = CGPoint(x: phone.size.width / 2, y: phone.size.height - 10)
        let backdrop = runtime.windowsInOrder.lazy.reversed().compactMap { $0.backdrop(at: below) }.first
        return Chrome(
            phone: phone, parts: parts,
            statusBar: StatusBar(isHidden: bars.isStatusBarHidden || isSideways, ink: ink),
            homeIndicator: backdrop.map { $0.isDark ? .white : .black } ?? ink)
    }
}
