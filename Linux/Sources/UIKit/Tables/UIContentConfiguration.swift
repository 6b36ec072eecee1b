/// The state of a cell or header that a configuration may depend on.
@MainActor
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}

/// A description of content that makes its own view.
@MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows this configuration.
    func makeContentView() -> any UIView & UIContentView

    /// The configuration as it should be in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor
public protocol UIContentView: AnyObject {
    /// What the view shows; setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
