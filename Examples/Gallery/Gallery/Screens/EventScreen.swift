import TabKit
import UIKit

/// An event with its photos and what there is to know: a controller with a layout of its own, a segmented control in the
/// middle of it, and a pager in what is left.
final class EventScreen: UIViewController {
    private let segmentedControl = UISegmentedControl()
    private let contentView = UIView()
    private let header = EventHeader()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for subview in [contentView, header, segmentedControl] { view.addSubview(subview) }
        let pager = TabPager(items: items)
        pager.selector = segmentedControl
        pager.embed(in: contentView, of: self)
    }

    private var items: [TabItem] {
        [
            TabItem(id: "Photos", title: "Photos") { PhotosPage() },
            TabItem(id: "Info", title: "Info") {
                NotePage(
                    title: "Garden Concert", detail: "Saturday, 7 to 11 p.m.",
                    text: "Bring a blanket and something to share. The gate by the old pear tree is open from six.")
            },
            TabItem(id: "Guests", title: "Guests") { EntriesPage(Entry.albums, cover: .square) },
        ]
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let isLow = traitCollection.verticalSizeClass == .compact
        header.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: isLow ? 0 : header.height)
        header.isHidden = isLow
        let margin: CGFloat = 16
        segmentedControl.frame = CGRect(
            x: area.minX + margin, y: header.frame.maxY + 8, width: area.width - 2 * margin,
            height: segmentedControl.intrinsicContentSize.height)
        let top = segmentedControl.frame.maxY + 8
        contentView.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 0))
    }
}
