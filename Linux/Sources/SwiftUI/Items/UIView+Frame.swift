extension UIView {
    /// Sets the frame that the view has without its transform.
    func lay(in rect: CGRect) {
        if transform.isIdentity {
            if frame != rect { frame = rect }
        } else {
            if bounds.size != rect.size { bounds.size = rect.size }
            center = CGPoint(x: rect.midX, y: rect.midY)
        }
    }
}

extension CGRect {
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// The rectangle with its edges on pixels.
    func snapped(to scale: CGFloat) -> CGRect {
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (snap(minX), snap(minY))
        return CGRect(x: x, y: y, width: snap(maxX) - x, height: snap(maxY) - y)
    }
}
