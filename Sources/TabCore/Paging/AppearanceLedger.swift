/// What each page has been told about its appearance, so that every call is made once and in pairs.
///
/// A page's state follows from two things: what the container is doing (`Container`) and what part the page plays
/// in it (`Role`). `update` compares that with what the page was last told and answers with the calls that are due.
/// Because every answer moves a page along hidden → appearing → appeared → disappearing → hidden (or turns it
/// around in the middle), an unbalanced call cannot be expressed.
public struct AppearanceLedger<ID: Hashable> {
    /// What the container itself is doing on screen.
    public enum Container: Sendable {
        case hidden, appearing, appeared, disappearing
    }

    /// The part that a page plays among the pages in the hierarchy.
    public enum Role: Sendable {
        /// The only page, at rest.
        case resting
        /// A page that came into sight during a movement.
        case entering
        /// The page that was at rest when the movement began.
        case leaving
    }

    /// A call that the page's controller is due.
    public enum Call: Hashable {
        /// `beginAppearanceTransition(isAppearing, …)`: viewWillAppear or viewWillDisappear.
        case begin(ID, isAppearing: Bool)
        /// `endAppearanceTransition()`: viewDidAppear or viewDidDisappear.
        case end(ID)
    }

    /// What a page was last told. A page without an entry is hidden.
    enum Phase {
        case appearing, appeared, disappearing
    }

    private var phases: [ID: Phase] = [:]

    public init() {}

    /// The pages between viewDidAppear and viewWillDisappear.
    public var appeared: Set<ID> {
        Set(phases.filter { $0.value == .appeared }.keys)
    }

    /// The pages that were told something that is not finished.
    public var unfinished: Set<ID> {
        Set(phases.filter { $0.value != .appeared }.keys)
    }

    /// The calls that bring a page to where its role and the container want it; `nil` is a page that leaves.
    public mutating func update(_ id: ID, role: Role?, in container: Container) -> [Call] {
        let old = phases[id]
        let new = Self.phase(after: old, role: role, container: container)
        phases[id] = new
        return Self.calls(for: id, from: old, to: new)
    }

    private static func phase(after old: Phase?, role: Role?, container: Container) -> Phase? {
        guard let role else { return nil }
        switch (container, role) {
        case (.hidden, _): return nil
        case (.disappearing, _): return old == nil ? nil : .disappearing
        case (.appearing, .leaving), (.appeared, .leaving): return old == nil ? nil : .disappearing
        case (.appearing, _), (.appeared, .entering): return old == .appeared ? .appeared : .appearing
        case (.appeared, .resting): return .appeared
        }
    }

    private static func calls(for id: ID, from old: Phase?, to new: Phase?) -> [Call] {
        switch (old, new) {
        case (nil, nil), (.appearing, .appearing), (.appeared, .appeared), (.disappearing, .disappearing): []
        case (nil, .appearing), (.disappearing, .appearing): [.begin(id, isAppearing: true)]
        case (nil, .appeared), (.disappearing, .appeared): [.begin(id, isAppearing: true), .end(id)]
        case (.appearing, .appeared), (.disappearing, nil): [.end(id)]
        case (.appearing, .disappearing), (.appeared, .disappearing): [.begin(id, isAppearing: false)]
        case (.appearing, nil), (.appeared, nil): [.begin(id, isAppearing: false), .end(id)]
        // `phase(after:)` never asks for these: what has appeared stays so, and a hidden page has nothing to leave.
        case (.appeared, .appearing), (nil, .disappearing): []
        }
    }
}
