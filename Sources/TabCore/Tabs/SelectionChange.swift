/// Why the selection changed.
public enum SelectionReason: String, Hashable, Sendable, CaseIterable {
    /// A finger tapped the tab.
    case tap
    /// A finger swiped to the tab's page.
    case swipe
    /// A key of a hardware keyboard.
    case key
    /// An assistive technology, such as VoiceOver.
    case accessibility
    /// The app's own code.
    case code
    /// The selected tab went away or was disabled, or the first tab that can be selected arrived.
    case repair

    /// Whether a person made the change, so that `.valueChanged` is due and the app may refuse it.
    public var isByUser: Bool {
        switch self {
        case .tap, .swipe, .key, .accessibility: true
        case .code, .repair: false
        }
    }
}

/// One change of the selection: from which tab to which, and why.
public struct SelectionChange<ID: Hashable>: Hashable {
    /// The tab selected before, or `nil` if there was none. It may be in the list no longer.
    public let from: ID?
    /// The tab selected now, or `nil` if none can be.
    public let to: ID?
    /// Why it changed.
    public let reason: SelectionReason

    /// Makes a change from one selection to another.
    public init(from: ID?, to: ID?, reason: SelectionReason) {
        self.from = from
        self.to = to
        self.reason = reason
    }
}

/// What came of a wish to select a tab.
public enum SelectionOutcome<ID: Hashable>: Hashable {
    /// Another tab is selected now.
    case changed(SelectionChange<ID>)
    /// The tab was selected already, and still is.
    case reselected(ID)
    /// Nothing changed, because there is no such tab or it is disabled.
    case refused(TabFault<ID>)

    /// The change, if there was one.
    public var change: SelectionChange<ID>? {
        if case .changed(let change) = self { change } else { nil }
    }

    /// Whether the wished tab is selected now.
    public var isAccepted: Bool {
        if case .refused = self { false } else { true }
    }
}

extension SelectionChange: Sendable where ID: Sendable {}
extension SelectionOutcome: Sendable where ID: Sendable {}
