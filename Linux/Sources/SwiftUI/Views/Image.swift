/// A picture, or a symbol that is drawn as large as text.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String)
        case image(UIImage)
    }

    /// The size of a symbol beside text.
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }

    /// Whether an image is drawn in one colour or in its own.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original
    }

    /// How an image fills another size. DEVIATION: it is never tiled.
    public enum ResizingMode: Hashable, Sendable {
        case stretch
    }

    let source: Source
    var isResizable = false
    var mode: TemplateRenderingMode?

    /// A symbol of the system. What has no such name shows nothing.
    public init(systemName: String) {
        source = .symbol(systemName)
    }

    public init(uiImage: UIImage) {
        source = .image(uiImage)
    }

    /// The image, as large as it is offered in place of its own size.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// The image in the foreground's colour or in its own; nil leaves it to the image.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.mode = renderingMode
        return image
    }
}

extension Image: LeafView {
    public typealias Body = Never

    func makeItem(_ graph: ViewGraph) -> ImageItem { ImageItem(UIImageView(), graph) }

    func update(_ item: ImageItem, in environment: EnvironmentValues) {
        item.isResizable = isResizable
        item.baseline = environment.uiFont().capHeight
        item.view.image = uiImage(in: environment)
        item.view.tintColor = environment.foregroundColor
        item.view.contentMode = isResizable ? .scaleToFill : .center
        if case .symbol(let name) = source { item.view.accessibilityLabel = name }
    }

    private func uiImage(in environment: EnvironmentValues) -> UIImage? {
        let image: UIImage? =
            switch source {
            case .image(let image): image
            case .symbol(let name):
                UIImage(
                    systemName: name,
                    withConfiguration: UIImage.SymbolConfiguration(font: environment.uiFont())
                        .applying(UIImage.SymbolConfiguration(scale: environment.imageScale.uiScale)))
            }
        switch mode {
        case .template: return image?.withRenderingMode(.alwaysTemplate)
        case .original: return image?.withRenderingMode(.alwaysOriginal)
        case nil: return image
        }
    }
}

extension Image.Scale {
    var uiScale: UIImage.SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

final class ImageItem: ViewItem<UIImageView> {
    var isResizable = false
    /// The height of a capital letter beside the image: a symbol stands in its middle.
    var baseline: CGFloat = 0

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = view.image?.size ?? .zero
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        let isBaseline = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key].contains(key)
        return isBaseline ? size.height / 2 + baseline / 2 : nil
    }
}
