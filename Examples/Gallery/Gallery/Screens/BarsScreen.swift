import TabKit
import UIKit

/// What bars can look like: each is a strip that works alone.
final class BarsScreen: ColumnPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        column.backgroundColor = .systemGroupedBackground
        add("As on iOS, with badges", .bar, Self.items(badges: [.count(3), nil, .dot, .text("new")]))
        add("A line at the top", Self.line, Self.items())
        add("A pill", Self.pill, Self.items())
        add("A colour, a shadow, one item raised", Self.coloured, Self.raised)
        add("Images only, 60 points high", Self.tall, Self.items(titled: false))
        add("In the middle", Self.centred, Array(Self.items().prefix(3)))
        add("Seven items scroll", .bar, Self.seven)
    }

    private func add(_ title: String, _ style: TabStripStyle, _ items: [TabItem]) {
        column.add(UILabel(style: .footnote, color: .secondaryLabel, text: title), gap: items.hasRaised ? 28 : 8)
        let strip = TabStrip(style: style, items: items)
        strip.tintColor = style == Self.coloured ? .white : nil
        column.add(strip, gap: 22)
    }

    // MARK: Styles

    private static let line: TabStripStyle = {
        var style = TabStripStyle.bar
        style.indicator.width = .fixed(44)
        style.indicator.placement = .top
        style.indicator.cornerRadius = 1.5
        style.separatorColor = nil
        style.backgroundMaterial = nil
        style.backgroundColor = .secondarySystemGroupedBackground
        return style
    }()

    private static let pill: TabStripStyle = {
        var style = line
        style.height = 56
        style.indicator.placement = .fill
        style.indicator.width = .tab
        style.indicator.color = UIColor.systemBlue.withAlphaComponent(0.15)
        style.indicator.horizontalInset = 6
        style.indicator.verticalInset = 4
        style.indicator.cornerRadius = 24
        return style
    }()

    private static let coloured: TabStripStyle = {
        var style = TabStripStyle.bar
        style.backgroundMaterial = nil
        style.backgroundColor = .systemIndigo
        style.separatorColor = nil
        style.titleColor.normal = UIColor(white: 1, alpha: 0.6)
        style.shadow = .init()
        return style
    }()

    private static let tall: TabStripStyle = {
        var style = line
        style.height = 60
        style.imageSize = 28
        style.verticalOffset = 0
        style.indicator.placement = .bottom
        style.indicator.width = .fixed(6)
        style.indicator.height = 6
        style.indicator.verticalInset = 4
        style.indicator.cornerRadius = 3
        return style
    }()

    private static let centred: TabStripStyle = {
        var style = TabStripStyle.bar
        style.distribution = .centered
        return style
    }()

    // MARK: Items

    private static let symbols = ["house", "magnifyingglass", "bell", "person"]
    private static let titles = ["Home", "Search", "News", "Profile"]

    private static func items(titled: Bool = true, badges: [TabBadge?] = [nil, nil, nil, nil]) -> [TabItem] {
        zip(zip(titles, symbols), badges).map { look, badge in
            var item = TabItem(
                id: look.0, title: titled ? look.0 : "", image: UIImage(systemName: look.1),
                selectedImage: UIImage(systemName: look.1 + ".fill"), badge: badge)
            item.accessibilityLabel = look.0
            item.animation = .bounce
            return item
        }
    }

    private static var raised: [TabItem] {
        var items = items()
        var camera = TabItem(id: "Camera", title: "Camera", image: UIImage(systemName: "camera.fill"))
        camera.height = 72
        camera.lockedColor = .systemYellow
        items.insert(camera, at: 2)
        return items
    }

    private static var seven: [TabItem] {
        items()
            + [("Saved", "bookmark"), ("Map", "map"), ("Settings", "gearshape")].map { title, symbol in
                TabItem(id: title, title: title, image: UIImage(systemName: symbol))
            }
    }
}

extension [TabItem] {
    fileprivate var hasRaised: Bool { contains { $0.height != nil } }
}
