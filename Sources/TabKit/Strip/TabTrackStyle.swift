import UIKit

/// A rounded box behind the tabs of a strip, inside which they scroll: the body of a segmented control.
///
/// It spans what ``TabStripStyle/leadingInset`` and ``TabStripStyle/trailingInset`` leave of the strip's width.
public struct TabTrackStyle: Hashable, Sendable {
    /// The colour. Default `.tertiarySystemFill`; `nil` for none.
    public var color: UIColor? = .tertiarySystemFill
    /// The height, in points, in a strip of its style's height; a higher strip has a higher track. Default 32.
    public var height: CGFloat = 32
    /// The radius of the corners, at most half the height. Default 9.
    public var cornerRadius: CGFloat = 9

    public init() {}
}
