import UIKit

/// Square pictures, edge to edge, in as many columns as there is room for.
final class PhotosPage: UIViewController {
    private let photos = (0..<24).map { ArtworkView(Artwork(number: $0), cornerRadius: 0) }
    private let scrollView = UIScrollView()

    override func loadView() {
        scrollView.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        photos.forEach(scrollView.addSubview)
        view = scrollView
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = scrollView.bounds.inset(by: scrollView.safeAreaInsets)
        let gap: CGFloat = 2
        let columns = max(3, Int(area.width / 160))
        let side = max(0, ((area.width + gap) / CGFloat(columns) - gap).rounded(.down))
        for (index, photo) in photos.enumerated() {
            let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
            let frame = CGRect(
                x: scrollView.safeAreaInsets.left + column * (side + gap), y: row * (side + gap), width: side,
                height: side)
            photo.frame = frame.mirrored(in: scrollView)
        }
        let rows = (photos.count + columns - 1) / columns
        let size = CGSize(width: scrollView.bounds.width, height: CGFloat(rows) * (side + gap) - gap)
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }
}
