import UIKit

/// A page that says a few things about the screen.
final class NotePage: ColumnPage {
    private let body = UILabel(style: .body)

    init(title: String, detail: String = "", text: String) {
        super.init(nibName: nil, bundle: nil)
        column.add(UILabel(boldStyle: .title1, text: title), gap: 6)
        if !detail.isEmpty { column.add(UILabel(style: .subheadline, color: .secondaryLabel, text: detail), gap: 16) }
        body.text = text
        column.add(body)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The text below the title.
    var text: String {
        get { body.text ?? "" }
        set {
            body.text = newValue
            column.setNeedsColumnLayout()
        }
    }
}
