import UIKit

/// A chapter to read.
final class ChapterPage: ColumnPage {
    init(_ chapter: Chapter) {
        super.init(nibName: nil, bundle: nil)
        if chapter.name != chapter.title {
            column.add(UILabel(style: .subheadline, color: .secondaryLabel, text: "Chapter \(chapter.name)"), gap: 4)
        }
        column.add(UILabel(boldStyle: .title1, text: chapter.title), gap: 18)
        for paragraph in chapter.paragraphs {
            column.add(UILabel(style: .body, text: paragraph), gap: 14)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
