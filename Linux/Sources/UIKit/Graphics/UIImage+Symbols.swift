// DEVIATION: the pictures are Bootstrap Icons', for the names that apps with tabs use.
extension UIImage {
    /// The symbol with this name of SF Symbols, at the size of body text; nil if there is no such symbol.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let symbol = Symbol(name: name) else { return nil }
        let configuration = configuration as? SymbolConfiguration ?? .unspecified
        // Apple's documentation: "forward" and "backward" in place of "left" and "right" follow the reading direction.
        let turns =
            ["chevron.", "arrow."].contains { name.hasPrefix($0) }
            && [".forward", ".backward"].contains { name.contains($0) }
        self.init(parts: Parts(source: .symbol(symbol, configuration), flipsForRightToLeft: turns))
    }

    public var isSymbolImage: Bool {
        if case .symbol = parts.source { return true }
        return false
    }

    public var symbolConfiguration: SymbolConfiguration? {
        if case .symbol(_, let configuration) = parts.source { return configuration }
        return nil
    }

    /// The symbol in another configuration; other images stay as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let symbol, _) = parts.source, let configuration = configuration as? SymbolConfiguration
        else { return self }
        return copy { $0.source = .symbol(symbol, configuration) }
    }

    /// The symbol with what the configuration specifies; nil if the image is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let symbol, let old) = parts.source else { return nil }
        return copy { $0.source = .symbol(symbol, old.applying(configuration)) }
    }
}

extension UIImage.Source: Equatable {
    static func == (left: UIImage.Source, right: UIImage.Source) -> Bool {
        switch (left, right) {
        case (.empty, .empty): true
        case (.pixels(let a, let x), .pixels(let b, let y)): a === b && x == y
        case (.symbol(let a, let x), .symbol(let b, let y)): a == b && x == y
        default: false
        }
    }
}
