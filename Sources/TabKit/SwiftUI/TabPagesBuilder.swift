import SwiftUI

/// Makes the list of tabs from statements: pages, `if`, `switch`, `for`, `ForEach`, optional pages and lists of them.
@resultBuilder
public enum TabPagesBuilder<Value: Hashable> {
    public static func buildExpression(_ page: TabPage<Value>) -> [TabPage<Value>] { [page] }

    public static func buildExpression(_ page: TabPage<Value>?) -> [TabPage<Value>] { page.map { [$0] } ?? [] }

    public static func buildExpression(_ pages: [TabPage<Value>]) -> [TabPage<Value>] { pages }

    public static func buildExpression<Data: RandomAccessCollection, ID: Hashable>(
        _ pages: ForEach<Data, ID, TabPage<Value>>
    ) -> [TabPage<Value>] {
        pages.data.map(pages.content)
    }

    public static func buildBlock(_ parts: [TabPage<Value>]...) -> [TabPage<Value>] { parts.flatMap { $0 } }

    public static func buildOptional(_ part: [TabPage<Value>]?) -> [TabPage<Value>] { part ?? [] }

    public static func buildEither(first part: [TabPage<Value>]) -> [TabPage<Value>] { part }

    public static func buildEither(second part: [TabPage<Value>]) -> [TabPage<Value>] { part }

    public static func buildArray(_ parts: [[TabPage<Value>]]) -> [TabPage<Value>] { parts.flatMap { $0 } }

    public static func buildLimitedAvailability(_ part: [TabPage<Value>]) -> [TabPage<Value>] { part }
}

/// The pages of one evaluation of the app's body. As an object, so that an update that has nothing to do with them is
/// recognised at once.
final class PageList<Value: Hashable> {
    let pages: [TabPage<Value>]

    init(_ pages: [TabPage<Value>]) {
        self.pages = pages
    }
}
