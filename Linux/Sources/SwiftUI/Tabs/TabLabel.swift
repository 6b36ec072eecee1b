extension TabLabel {
    /// What of a label's views a bar can show: the first text and the first picture.
    @MainActor
    init(_ node: Node) {
        var nodes = [node]
        while let next = nodes.popLast() {
            if title == nil, let text = next as? LeafNode<Text> { title = text.leaf.content }
            if image == nil, let picture = next as? LeafNode<Image> { image = picture.leaf.tabImage }
            nodes += next.children.reversed()
        }
    }
}

extension Image {
    /// As SwiftUI does, a bar shows the filled variant of a symbol that has one.
    @MainActor
    fileprivate var tabImage: UIImage? {
        switch source {
        case .image(let image): image
        case .symbol(let name): UIImage(systemName: name + ".fill") ?? UIImage(systemName: name)
        }
    }
}
