import TabKit
import UIKit

/// Strips that work alone, each in another look of segments.
final class SegmentLooksPage: ColumnPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        add("Slide the pill, or tap", style: .segmented, ["Day", "Week", "Month", "Year"])
        add("With images", style: .segmented, images: ["music.note", "film", "book"], ["Music", "Movies", "Books"])
        add("Colours of its own", style: coloured, ["Walk", "Bicycle", "Train"])
        add(
            "Too many for the width", style: .segmented,
            ["Breakfast", "Lunch", "Dinner", "Soups", "Salads", "Desserts", "Drinks"])
        add("Underlined", style: .underlined, ["Photos", "Videos", "Likes"])
        let control = UISegmentedControl(items: ["Off", "Some", "All"])
        control.selectedSegmentIndex = 1
        add("UIKit’s own", control)
        let dots = UIPageControl()
        dots.numberOfPages = 5
        dots.currentPage = 1
        dots.currentPageIndicatorTintColor = .label
        dots.pageIndicatorTintColor = .tertiaryLabel
        add("And its dots", dots)
    }

    private var coloured: TabStripStyle {
        var style = TabStripStyle.segmented
        style.track?.color = .systemIndigo
        style.track?.cornerRadius = 16
        style.titleColor = .init(normal: .white, selected: .systemIndigo)
        style.selectedFont = .systemFont(ofSize: 13, weight: .bold)
        style.indicator.color = UIColor(red: 1, green: 0.88, blue: 0.4, alpha: 1)
        style.indicator.cornerRadius = 14
        style.indicator.shadow = nil
        style.dividerColor = nil
        return style
    }

    private func add(_ title: String, style: TabStripStyle, images: [String] = [], _ names: [String]) {
        var style = style
        style.leadingInset = 0
        style.trailingInset = 0
        style.height = style.track?.height ?? style.height
        let items = names.enumerated().map { index, name in
            TabItem(id: name, title: name, image: images.isEmpty ? nil : UIImage(systemName: images[index]))
        }
        add(title, TabStrip(style: style, items: items, selected: names[1]))
    }

    private func add(_ title: String, _ control: UIControl) {
        column.add(UILabel(style: .footnote, color: .secondaryLabel, text: title), gap: 6)
        column.add(control, gap: 22)
    }
}
