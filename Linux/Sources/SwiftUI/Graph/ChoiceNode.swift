/// Shows one view at a time, or none.
final class ChoiceNode: Node {
    typealias Choice = (branch: AnyHashable, view: any View)

    private let choice: () -> Choice?
    private var branch: AnyHashable?
    private var child: Child?

    init(_ inputs: _ViewInputs, _ choice: @escaping () -> Choice?) {
        self.choice = choice
        super.init(inputs)
    }

    override var children: [Node] { child.map { [$0.node] } ?? [] }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let choice = choice()
        let isSameBranch = choice?.branch == branch
        branch = choice?.branch
        switch (child, choice) {
        case (let child?, let choice?) where isSameBranch:
            child.update(choice.view, environment: environment)
        case (let child?, let choice?):
            child.replace(by: choice.view, environment: environment)
        case (nil, let choice?):
            child = Child(choice.view, of: self)
            structureDidChange()
        case (let child?, nil):
            child.node.unmount()
            self.child = nil
            structureDidChange()
        case (nil, nil): break
        }
    }
}
