import UIKit

/// Takes the picture: the app's node, the system's drawings over it and the phone's body around it.
@MainActor
struct Camera {
    var phone: Phone
    var chrome: Chrome
    var scale: CGFloat

    /// How far the body reaches beyond the glass.
    private static let rim: CGFloat = 14

    func picture(of node: RenderNode?) -> Screenshot? {
        let showsBody = chrome.parts.contains(.bezel)
        let margin = showsBody ? Self.rim : 0
        let size = CGSize(width: phone.size.width + 2 * margin, height: phone.size.height + 2 * margin)
        guard let surface = Surface(size: size, scale: scale, isOpaque: !showsBody) else { return nil }
        let pen = surface.pen
        if showsBody { drawBody(size: size, with: pen) }
        let glass = CGRect(origin: .zero, size: phone.size)
        pen.translated(by: CGPoint(x: margin, y: margin)) {
            pen.clipped(to: glass, radius: showsBody ? phone.cornerRadius : 0) {
                pen.fill(glass, .black)
                if let node { surface.draw(node) }
                chrome.draw(with: pen)
            }
        }
        return surface.pixels().map { Screenshot(buffer: $0, scale: scale) }
    }

    private func drawBody(size: CGSize, with pen: Pen) {
        let body = CGRect(origin: .zero, size: size)
        let radius = phone.cornerRadius + Self.rim
        pen.fill(body, radius: radius, Ink(white: 0.55))
        pen.fill(body.insetBy(dx: 1.5, dy: 1.5), radius: radius - 1.5, Ink(white: 0.32))
        pen.fill(body.insetBy(dx: 4, dy: 4), radius: radius - 4, .black)
    }
}
