import UIKit

/// A device as the app sees it: the size of its screen in points, its scale and its safe area.
///
/// The presets stand for iPhones held upright; ``rotated(to:)`` gives their other forms. Anything else, a part of an
/// iPad's screen for example, is made with ``init(size:scale:safeArea:)``.
public struct Phone: Hashable, Sendable {
    /// What the camera takes from the screen.
    public enum Cutout: Hashable, Sendable {
        case none
        case notch
        case island
    }

    /// What people call the device.
    public var name: String
    /// The screen in points, as the device is held.
    public var size: CGSize
    /// Pixels in a point.
    public var scale: CGFloat
    /// What the hardware takes at the edges, as the device is held.
    public var safeArea: UIEdgeInsets
    /// What is missing from the screen; drawn in pictures, and the reason for the safe area's top.
    public var cutout: Cutout
    /// Whether the interface is an iPhone's or an iPad's.
    public var idiom: UIUserInterfaceIdiom

    /// The radius of the glass, for pictures with a bezel; nothing in the app depends on it.
    public var cornerRadius: CGFloat

    /// How the device is held. Set by ``rotated(to:)``.
    public private(set) var orientation: Orientation

    /// What the device is like upright, which a turn back restores exactly.
    let upright: Upright

    /// A screen of any size, without a cutout. Values that no screen can have are replaced by the nearest possible ones.
    ///
    /// - Parameter safeArea: what the hardware takes; by default nothing.
    public init(size: CGSize, scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero, idiom: UIUserInterfaceIdiom = .phone)
    {
        self.init(
            name: "\(Int(size.width.finite)) x \(Int(size.height.finite))", size: size, scale: scale,
            safeArea: safeArea, landscapeSafeArea: safeArea, cutout: .none, cornerRadius: 0, idiom: idiom)
    }

    init(
        name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets, landscapeSafeArea: UIEdgeInsets,
        cutout: Cutout, cornerRadius: CGFloat, idiom: UIUserInterfaceIdiom = .phone
    ) {
        let size = CGSize(width: max(size.width.finite, 0), height: max(size.height.finite, 0))
        self.name = name
        self.size = size
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.safeArea = safeArea
        self.cutout = cutout
        self.cornerRadius = cornerRadius
        self.idiom = idiom
        orientation = .portrait
        upright = Upright(size: size, safeArea: safeArea, landscapeSafeArea: landscapeSafeArea)
    }

    /// The same device held in another way: the sides change places, and the safe area with them.
    public func rotated(to orientation: Orientation) -> Phone {
        var phone = self
        phone.orientation = orientation
        let isUpright = orientation == .portrait
        phone.size = isUpright ? upright.size : CGSize(width: upright.size.height, height: upright.size.width)
        phone.safeArea = isUpright ? upright.safeArea : upright.landscapeSafeArea
        return phone
    }

    /// The same device with a screen of another size, as an app in a split view or a resized window has it.
    public func resized(to size: CGSize) -> Phone {
        var phone = self
        phone.size = CGSize(width: max(size.width.finite, 0), height: max(size.height.finite, 0))
        return phone
    }

    struct Upright: Hashable, Sendable {
        var size: CGSize
        var safeArea: UIEdgeInsets
        var landscapeSafeArea: UIEdgeInsets
    }
}

extension Phone {
    /// How a device is held; the words are `UIInterfaceOrientation`'s.
    public enum Orientation: Hashable, Sendable, CaseIterable {
        case portrait
        /// The home indicator's short way is to the left: the cutout is on the right.
        case landscapeLeft
        /// The cutout is on the left.
        case landscapeRight
    }
}

extension CGFloat {
    /// Zero in place of what is no number.
    var finite: CGFloat { isFinite ? self : 0 }
}
