/// An album, a film or a book.
struct Entry: Hashable {
    var title: String
    var subtitle: String
    var caption: String
    var artwork: Artwork

    init(_ title: String, _ subtitle: String, _ motif: Artwork.Motif, _ palette: Artwork.Palette) {
        self.init(title, subtitle, "", motif, palette)
    }

    init(_ title: String, _ subtitle: String, _ caption: String, _ motif: Artwork.Motif, _ palette: Artwork.Palette) {
        self.title = title
        self.subtitle = subtitle
        self.caption = caption
        artwork = Artwork(motif, palette)
    }
}
