import UIKit

/// The articles of a topic.
final class ArticlesPage: UITableViewController {
    private let articles: [Article]

    init(_ topic: Topic) {
        articles = Article.all(of: topic)
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = ArticleCell.dequeue(from: tableView)
        cell.show(articles[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let article = articles[indexPath.row]
        let page = NotePage(title: article.headline, detail: article.meta, text: article.summary)
        page.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(page, animated: true)
    }
}
