import UIKit

extension Simulator {
    /// A picture of the screen as it is now.
    ///
    /// - Parameters:
    ///   - chrome: what to draw besides the app's own pixels; by default nothing.
    ///   - scale: pixels per point; the device's own by default.
    /// - Returns: nil for a screen without a pixel.
    public func screenshot(_ chrome: Screenshot.Chrome = [], scale: CGFloat? = nil) -> Screenshot? {
        let runtime = runtime
        runtime.commit()
        let camera = Camera(phone: phone, chrome: self.chrome(chrome), scale: scale ?? phone.scale)
        return camera.picture(of: runtime.render())
    }
}
