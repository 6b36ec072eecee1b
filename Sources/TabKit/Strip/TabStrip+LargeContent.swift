import UIKit

// Tabs whose text doesn't grow with the user's text size are shown large while a finger rests on them.
extension TabStrip: UILargeContentViewerInteractionDelegate {
    /// Turns the large content viewer on for styles that need it.
    func updateLargeContent() {
        guard style.adjustsFontForContentSizeCategory == (largeContent != nil) else { return }
        if let largeContent {
            removeInteraction(largeContent)
            self.largeContent = nil
        } else {
            let interaction = UILargeContentViewerInteraction(delegate: self)
            addInteraction(interaction)
            largeContent = interaction
        }
    }

    /// The finger was lifted over a tab that is shown large: that is a tap on it.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {
        if let id = (item as? TabItemView)?.id { choose(id, reason: .tap) }
    }
}
