extension UIColor {
    /// Writes the components under the current traits; always true, since every colour here is in sRGB.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba(for: .current)
        red?.pointee = CGFloat(rgba.red)
        green?.pointee = CGFloat(rgba.green)
        blue?.pointee = CGFloat(rgba.blue)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }

    /// Writes hue, saturation and brightness under the current traits.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba(for: .current)
        let parts = rgba.hueSaturationBrightness
        hue?.pointee = CGFloat(parts.hue)
        saturation?.pointee = CGFloat(parts.saturation)
        brightness?.pointee = CGFloat(parts.brightness)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }

    /// Writes the grey value under the current traits; false, and nothing written, if the colour isn't a grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = rgba(for: .current)
        guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = CGFloat(rgba.red)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }
}

extension RGBA {
    init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
        let sector = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
        let fraction = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        let (r, g, b) =
            switch Int(sector) {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: r, green: g, blue: b, alpha: alpha)
    }

    var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        guard range > 0, high > 0 else { return (0, 0, high) }
        let sector =
            if high == red {
                (green - blue) / range
            } else if high == green {
                2 + (blue - red) / range
            } else {
                4 + (red - green) / range
            }
        return ((sector < 0 ? sector + 6 : sector) / 6, range / high, high)
    }
}
