/// Something that is laid out: it answers proposals with a size, and is then given a frame.
@MainActor
class Item {
    /// Set by views for the containers that they are in.
    var traits: ItemTraits { .init() }

    let graph: ViewGraph
    private var sizes = Answers<ProposedViewSize, CGSize>()
    private var guides = Answers<GuideQuestion, CGFloat?>()
    private var stamp = -1

    private struct GuideQuestion: Equatable {
        let key: AlignmentKey
        let size: CGSize
    }

    init(_ graph: ViewGraph) {
        self.graph = graph
    }

    /// The size for a proposal: never negative, and a number. Kept until the next update.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        forgetOldAnswers()
        if let size = sizes[proposal] { return size }
        let size = measure(proposal)
        let valid = CGSize(
            width: size.width.isNaN ? 0 : max(size.width, 0), height: size.height.isNaN ? 0 : max(size.height, 0))
        sizes[proposal] = valid
        return valid
    }

    final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(size) { [self] in explicitGuide($0, size) }
    }

    /// An alignment guide that isn't where its default is. Kept until the next update.
    final func explicitGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        forgetOldAnswers()
        let question = GuideQuestion(key: key, size: size)
        if let answer = guides[question] { return answer }
        let answer = guide(key, size)
        guides[question] = .some(answer)
        return answer
    }

    private func forgetOldAnswers() {
        guard stamp != graph.stamp else { return }
        stamp = graph.stamp
        sizes.removeAll()
        guides.removeAll()
        layoutDidBegin()
    }

    // MARK: For subclasses

    func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// An alignment guide that isn't where its default is.
    func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? { nil }

    /// Takes a frame, in the coordinates of the place's host.
    func place(in frame: CGRect, of place: Place) {}

    /// What was measured before is forgotten.
    func layoutDidBegin() {}

    /// Whether the item is made to take room between others.
    var isSpacer: Bool { false }

    /// The items in this one, of which it consists.
    var inner: [Item] { [] }

    /// The section that the item stands for in a list.
    var section: SectionItem? { nil }

    /// The view that the item stands for in a listing.
    var listed: ListedView? { nil }

    /// Builds what is built only when it comes into sight: until then it says nothing of itself.
    func build() {}

    /// What shows a row that is built only when it comes into sight, once it is.
    var rowNode: Node? { nil }

    /// The gaps that the item would like around it.
    var spacing: ViewSpacing { isSpacer ? .zero : ViewSpacing() }
}

/// The last answers to questions. There are few, so looking through them is faster than hashing.
private struct Answers<Question: Equatable, Answer> {
    private var known: [(question: Question, answer: Answer)] = []
    private static var limit: Int { 16 }

    subscript(question: Question) -> Answer? {
        get { known.last { $0.question == question }?.answer }
        set {
            guard let newValue else { return }
            if known.count == Self.limit { known.removeFirst() }
            known.append((question, newValue))
        }
    }

    mutating func removeAll() { known.removeAll(keepingCapacity: true) }
}
