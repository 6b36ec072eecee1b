import UIKit

/// Films as posters, in as many columns as there is room for.
final class FilmsPage: UIViewController {
    private let films: [Entry]

    init(_ films: [Entry]) {
        self.films = films
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = PosterGrid(
            films.map { film in
                let poster = PosterView(film)
                poster.addAction(UIAction { [weak self] _ in self?.open(film) }, for: .touchUpInside)
                return poster
            })
    }

    private func open(_ film: Entry) {
        navigationController?.pushViewController(EntryPage(film, aspect: 1.5), animated: true)
    }
}
