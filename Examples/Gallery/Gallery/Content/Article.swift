/// An article of the news screen.
struct Article: Hashable {
    var headline: String
    var summary: String
    var meta: String
    /// The picture, if there is one.
    var artwork: Artwork?
}

extension Article {
    /// The articles of a topic, with summaries and pictures that are always the same for it.
    static func all(of topic: Topic) -> [Article] {
        let seed = topic.name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
        return (0..<3).flatMap { round in
            topic.headlines.enumerated().map { index, headline in
                let number = seed + round * 5 + index
                return Article(
                    headline: round == 0 ? headline : "\(openings[number % openings.count]): \(headline)",
                    summary: summaries[number % summaries.count],
                    meta: "\(times[(number + round) % times.count]) · \(2 + number % 7) min read",
                    artwork: number % 3 == 1 ? nil : Artwork(number: number))
            }
        }
    }

    private static let times = ["8 min ago", "41 min ago", "1 hr ago", "3 hr ago", "This morning", "Yesterday"]

    private static let openings = ["Analysis", "Reader letters", "In pictures", "Two years later", "The long view"]

    private static let summaries = [
        "Nobody expected the second vote to matter. Then the numbers from the coast came in, and the room went quiet.",
        "Three engineers, one borrowed garage and a deadline that had already passed.",
        "A plan that began on the back of a ferry ticket is now the law in eleven towns.",
        "It works. That surprised the people who built it more than anyone.",
        "Critics call it slow. Its neighbours, who sleep again, call it something else.",
        "What looked like a rounding error turned out to be a river.",
        "The committee meets on Thursday. We asked its youngest member what she will say.",
        "For the first time since the records began, the harbour did not freeze.",
        "An old idea, tried once more, with better tools and a little more patience.",
    ]
}
