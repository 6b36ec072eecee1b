import UIKit

/// How a page looks on its way in and out, as a plain function of how far it is from its place.
///
/// ```swift
/// pager.pageEffect = PageEffect { progress in
///     PageAppearance(scale: 1 - 0.1 * min(abs(progress), 1))
/// }
/// ```
public struct PageEffect: Sendable {
    /// The appearance of a page that is `progress` pages from its place: -1 a page before it, 0 in it, 1 a page after.
    public var appearance: @Sendable (_ progress: Double) -> PageAppearance

    public init(_ appearance: @escaping @Sendable (_ progress: Double) -> PageAppearance) {
        self.appearance = appearance
    }

    /// Pages slide, and nothing else.
    public static let none = PageEffect { _ in PageAppearance() }

    /// The page behind moves half as fast as the one in front.
    public static let parallax = PageEffect { progress in
        PageAppearance(shift: progress < 0 ? -0.5 * max(progress, -1) : 0, isBehind: progress < 0)
    }

    /// A page comes up from the depth under the one that slides away.
    public static let depth = PageEffect { progress in
        guard progress > 0 else { return PageAppearance() }
        let part = min(progress, 1)
        return PageAppearance(shift: -part, scale: 1 - 0.2 * part, alpha: 1 - part, isBehind: true)
    }
}

/// What a page looks like besides sliding.
public struct PageAppearance: Hashable, Sendable {
    /// How far the page is from where it would be, in pages, towards later pages.
    public var shift: Double
    /// How large it is, about its middle.
    public var scale: Double
    /// How opaque it is.
    public var alpha: Double
    /// Whether it is behind the other page in sight.
    public var isBehind: Bool

    public init(shift: Double = 0, scale: Double = 1, alpha: Double = 1, isBehind: Bool = false) {
        self.shift = shift
        self.scale = scale
        self.alpha = alpha
        self.isBehind = isBehind
    }
}
