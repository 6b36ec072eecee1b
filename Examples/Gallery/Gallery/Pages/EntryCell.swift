import UIKit

/// A row with a cover, a title, a subtitle and sometimes a caption.
final class EntryCell: RowCell {
    private let artworkView = ArtworkView(Artwork(.rings, .ink), cornerRadius: 5)

    func show(_ entry: Entry, cover: EntriesPage.Cover) {
        artworkView.artwork = entry.artwork
        lead = Lead(artworkView, cover.size, gap: 14)
        titleLabel.text = entry.title
        subtitleLabel.text = entry.subtitle
        captionLabel.text = entry.caption
        setNeedsLayout()
    }
}
