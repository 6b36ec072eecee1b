/// A page of a stack.
final class PageController: ContentController {
    override var isPage: Bool { true }
}
