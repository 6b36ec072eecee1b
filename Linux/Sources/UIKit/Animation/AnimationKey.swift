/// The properties that animate.
enum AnimationKey: CaseIterable {
    case boundsOrigin, boundsSize, position, transform, opacity, cornerRadius
    case backgroundColor, borderWidth, borderColor, shadowOpacity, shadowRadius, shadowOffset, shadowColor

    /// Since iOS 8, animations of these add up, so that a new one blends with those that still run. Others replace.
    var isAdditive: Bool {
        switch self {
        case .boundsOrigin, .boundsSize, .position, .transform, .opacity, .cornerRadius: true
        default: false
        }
    }
}

extension AnimationKey {
    /// What an animation between two values adds to the new one at its beginning.
    func difference(from old: AnimationVector, to new: AnimationVector) -> AnimationVector {
        switch self {
        case .transform:
            return TransformParts.difference(old, new)
        case .backgroundColor, .borderColor, .shadowColor:
            // What has no alpha has no hue either: a fade from or to clear keeps the other colour's.
            guard old[3] != 0, new[3] != 0 else { return [0, 0, 0, old[3] - new[3], 0, 0, 0, 0] }
            return old - new
        default:
            return old - new
        }
    }

    /// Core Animation's name of the property.
    var name: String {
        switch self {
        case .boundsOrigin: "bounds.origin"
        case .boundsSize: "bounds.size"
        default: "\(self)"
        }
    }
}

/// The numbers of an animatable value; unused places are zero.
typealias AnimationVector = SIMD8<Double>

extension ViewState {
    /// A property's value as numbers between which one can interpolate.
    subscript(key: AnimationKey) -> AnimationVector {
        get {
            switch key {
            case .boundsOrigin: vector(bounds.minX, bounds.minY)
            case .boundsSize: vector(bounds.width, bounds.height)
            case .position: vector(position.x, position.y)
            case .transform: TransformParts(transform).vector
            case .opacity: vector(opacity)
            case .cornerRadius: vector(cornerRadius)
            case .backgroundColor: vector(backgroundColor)
            case .borderWidth: vector(borderWidth)
            case .borderColor: vector(borderColor)
            case .shadowOpacity: vector(shadowOpacity)
            case .shadowRadius: vector(shadowRadius)
            case .shadowOffset: vector(shadowOffset.width, shadowOffset.height)
            case .shadowColor: vector(shadowColor)
            }
        }
        set {
            let (x, y) = (CGFloat(newValue[0]), CGFloat(newValue[1]))
            switch key {
            case .boundsOrigin: bounds.origin = CGPoint(x: x, y: y)
            case .boundsSize: bounds.size = CGSize(width: max(x, 0), height: max(y, 0))
            case .position: position = CGPoint(x: x, y: y)
            case .transform: transform = TransformParts(vector: newValue).transform
            case .opacity: opacity = x.clamped(0, 1)
            case .cornerRadius: cornerRadius = max(x, 0)
            case .backgroundColor: backgroundColor = color(newValue)
            case .borderWidth: borderWidth = max(x, 0)
            case .borderColor: borderColor = color(newValue)
            case .shadowOpacity: shadowOpacity = x.clamped(0, 1)
            case .shadowRadius: shadowRadius = max(x, 0)
            case .shadowOffset: shadowOffset = CGSize(width: x, height: y)
            case .shadowColor: shadowColor = color(newValue)
            }
        }
    }

    private func vector(_ x: CGFloat, _ y: CGFloat = 0) -> AnimationVector {
        [Double(x), Double(y), 0, 0, 0, 0, 0, 0]
    }

    private func vector(_ color: RGBA?) -> AnimationVector {
        guard let color else { return .zero }
        return [color.red, color.green, color.blue, color.alpha, 0, 0, 0, 0]
    }

    private func color(_ vector: AnimationVector) -> RGBA {
        RGBA(red: vector[0], green: vector[1], blue: vector[2], alpha: vector[3]).sanitized
    }
}
