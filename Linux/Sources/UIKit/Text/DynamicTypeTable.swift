/// Point sizes and leadings of one text style in the twelve categories.
///
/// Sizes measured on iOS 26; leadings at `.large` are the Human Interface Guidelines', the others follow from what
/// `UIFontMetrics` was measured to return.
struct DynamicTypeTable: Sendable {
    let weight: UIFont.Weight
    private let pointSizes: [CGFloat]
    private let leadings: [CGFloat]

    func pointSize(in category: UIContentSizeCategory) -> CGFloat {
        pointSizes[category.index ?? Self.large]
    }

    /// The distance between baselines of wrapped text; its growth is the rule of `UIFontMetrics`.
    func leading(in category: UIContentSizeCategory) -> CGFloat {
        leadings[category.index ?? Self.large]
    }

    /// What a length grows by, from `.large` to the category.
    func factor(in category: UIContentSizeCategory) -> CGFloat {
        leading(in: category) / leadings[Self.large]
    }

    private static let large = 3

    static func of(_ style: UIFont.TextStyle) -> DynamicTypeTable {
        if let table = tables[style] { return table }
        assertionFailure("Unknown text style \(style.rawValue); the styles are UIFont.TextStyle's constants")
        return body
    }

    private static let body = DynamicTypeTable(
        weight: .regular,
        pointSizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

    private static let tables: [UIFont.TextStyle: DynamicTypeTable] = [
        .largeTitle: DynamicTypeTable(
            weight: .regular,
            pointSizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        .title1: DynamicTypeTable(
            weight: .regular,
            pointSizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
        .title2: DynamicTypeTable(
            weight: .regular,
            pointSizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        .title3: DynamicTypeTable(
            weight: .regular,
            pointSizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        .headline: DynamicTypeTable(
            weight: .semibold,
            pointSizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
        .body: body,
        .callout: DynamicTypeTable(
            weight: .regular,
            pointSizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .subheadline: DynamicTypeTable(
            weight: .regular,
            pointSizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
        .footnote: DynamicTypeTable(
            weight: .regular,
            pointSizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption1: DynamicTypeTable(
            weight: .regular,
            pointSizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
        .caption2: DynamicTypeTable(
            weight: .regular,
            pointSizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    ]
}
