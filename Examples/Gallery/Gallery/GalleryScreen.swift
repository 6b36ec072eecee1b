import SwiftUI
import UIKit

/// One screen of the gallery. The raw value is its name on a command line.
public enum GalleryScreen: String, CaseIterable, Sendable {
    case media
    case reader
    case navigationBar = "navigation-bar"
    case event
    case segments
    case news
    case automatic
    case longTitles = "long-titles"
    case rightToLeft = "right-to-left"
    case dark
    case rules
    case clinic
    case player
    case bars
    case live
    case sections
    case bar
    case labels
    case liveSwiftUI = "live-swiftui"
    case uikitExample = "uikit-example"
    case swiftuiExample = "swiftui-example"

    /// What the list of screens, and the screen's own bar, call it.
    public var title: String {
        switch self {
        case .media: "Music, Movies, Books"
        case .reader: "A Book in Chapters"
        case .navigationBar: "In the Navigation Bar"
        case .event: "Photos and Info"
        case .segments: "Segments"
        case .news: "Twenty-Four Topics"
        case .automatic: "From Two to Twelve"
        case .longTitles: "Long Words"
        case .rightToLeft: "Right to Left"
        case .dark: "Always Dark"
        case .rules: "Locks and Badges"
        case .clinic: "A Bar with a Hexagon"
        case .player: "Seven Tabs and a Player"
        case .bars: "Looks of a Bar"
        case .live: "Live Settings"
        case .sections: "Sections"
        case .bar: "A Bar with a Button"
        case .labels: "Faces for Labels"
        case .liveSwiftUI: "Pages That Come and Go"
        case .uikitExample: "A First App in UIKit"
        case .swiftuiExample: "A First App in SwiftUI"
        }
    }

    /// What there is to see, in a few words.
    public var summary: String {
        switch self {
        case .media: "Icons, equal shares, three lists"
        case .reader: "The strip below, text to read"
        case .navigationBar: "Two tabs in place of the title"
        case .event: "UIKit’s segmented control, in a layout of its own"
        case .segments: "A pill that slides, and its looks"
        case .news: "A strip that scrolls, elastically"
        case .automatic: "Shares until it has to scroll"
        case .longTitles: "German compounds, short of room"
        case .rightToLeft: "Arabic, mirrored by one trait"
        case .dark: "A style of its own"
        case .rules: "Disabled, refused, badged"
        case .clinic: "Five items, one raised, pages that slide"
        case .player: "A More list, a card above the bar, a menu"
        case .bars: "Lines, pills, colours, badges"
        case .live: "Change the tabs while they run"
        case .sections: "White on red, three or twelve"
        case .bar: "A raised button that is no tab"
        case .labels: "They grow with the finger"
        case .liveSwiftUI: "A form changes the tabs beside it"
        case .uikitExample: "The example of the README"
        case .swiftuiExample: "The same, in the other face"
        }
    }

    var symbol: String {
        switch self {
        case .media: "music.note"
        case .reader: "book"
        case .navigationBar: "rectangle.grid.1x2"
        case .event: "photo.on.rectangle"
        case .segments: "rectangle.split.3x1"
        case .news: "newspaper"
        case .automatic: "square.grid.3x2"
        case .longTitles: "textformat"
        case .rightToLeft: "arrow.left.arrow.right"
        case .dark: "moon.fill"
        case .rules: "lock.fill"
        case .clinic: "hexagon.fill"
        case .player: "play.circle"
        case .bars: "square.stack"
        case .live: "slider.horizontal.3"
        case .sections: "film"
        case .bar: "plus.circle"
        case .labels: "person.crop.circle"
        case .liveSwiftUI: "gearshape"
        case .uikitExample: "doc.text"
        case .swiftuiExample: "hammer"
        }
    }

    var color: UIColor {
        switch self {
        case .media: .systemPink
        case .reader: .systemOrange
        case .navigationBar: .systemBlue
        case .event: .systemMint
        case .segments: .systemCyan
        case .news: .systemRed
        case .automatic: .systemGreen
        case .longTitles: .systemBrown
        case .rightToLeft: .systemTeal
        case .dark: .systemIndigo
        case .rules: .systemGray
        case .clinic: .systemTeal
        case .player: .systemRed
        case .bars: .systemMint
        case .live: .systemPurple
        case .sections: .systemRed
        case .bar: .systemBlue
        case .labels: .systemOrange
        case .liveSwiftUI: .systemGray
        case .uikitExample: .systemBlue
        case .swiftuiExample: .systemIndigo
        }
    }

    /// Makes the screen, to be pushed.
    @MainActor public func makeController() -> UIViewController {
        let controller: UIViewController =
            switch self {
            case .media: MediaScreen.make()
            case .reader: ReaderScreen.make()
            case .navigationBar: NavigationBarScreen.make()
            case .event: EventScreen()
            case .segments: SegmentsScreen.make()
            case .news: NewsScreen.make()
            case .automatic: AutomaticScreen()
            case .longTitles: LongTitlesScreen()
            case .rightToLeft: RightToLeftScreen()
            case .dark: DarkScreen()
            case .rules: RulesScreen.make()
            case .clinic: ClinicScreen.make()
            case .player: PlayerScreen.make()
            case .bars: BarsScreen()
            case .live: LiveScreen()
            case .sections: SectionTabsController(rootView: SectionTabs())
            case .bar: UIHostingController(rootView: BarTabs())
            case .labels: UIHostingController(rootView: LabelTabs())
            case .liveSwiftUI: UIHostingController(rootView: LiveTabs())
            case .uikitExample: makeTabs()
            case .swiftuiExample: UIHostingController(rootView: MediaTabs())
            }
        controller.title = title
        controller.navigationItem.largeTitleDisplayMode = .never
        return controller
    }
}
