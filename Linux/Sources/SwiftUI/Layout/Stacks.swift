/// Views beside each other.
public struct HStack<Content: View>: View {
    let layout: HStackLayout
    let content: Content
    public typealias Body = Never

    /// - Parameter spacing: The gap between two views, in points. Default: the system's.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<HStack>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(LayoutNode(view[\.layout], content: view[\.content], inputs))
    }
}

/// Views below each other.
public struct VStack<Content: View>: View {
    let layout: VStackLayout
    let content: Content
    public typealias Body = Never

    /// - Parameter spacing: The gap between two views, in points. Default: the system's.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<VStack>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(LayoutNode(view[\.layout], content: view[\.content], inputs))
    }
}

/// Views in front of each other; the last is in front.
public struct ZStack<Content: View>: View {
    let layout: ZStackLayout
    let content: Content
    public typealias Body = Never

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<ZStack>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(LayoutNode(view[\.layout], content: view[\.content], inputs))
    }
}
