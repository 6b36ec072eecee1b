import UIKit

/// A page that scrolls, with views below each other.
class ColumnPage: UIViewController {
    let column = ColumnView()

    override func loadView() {
        view = column
    }
}
