/// What pages of one type of value are declared to show. The declaration closest to the root counts.
@MainActor
final class DestinationList {
    private var declarations: [(owner: ObjectIdentifier, make: DestinationMaker)] = []
    private let first = Location<DestinationMaker?>(nil)

    /// The view for a value; nil if nothing is declared.
    func view(for value: PathValue) -> AnyView? { first.read()?.view(for: value) }

    func declare<D: Hashable, C: View>(_ destination: @escaping (D) -> C, by owner: ObjectIdentifier) {
        let maker = DestinationMaker(base: Destination(make: destination))
        if let index = declarations.firstIndex(where: { $0.owner == owner }) {
            declarations[index].make = maker
        } else {
            declarations.append((owner, maker))
        }
        first.write(declarations.first?.make)
    }

    func withdraw(_ owner: ObjectIdentifier) {
        declarations.removeAll { $0.owner == owner }
        first.write(declarations.first?.make)
    }
}

/// Makes the page of a value, whatever their types.
struct DestinationMaker: FieldComparing {
    let base: any DestinationMaking

    @MainActor func view(for value: PathValue) -> AnyView? { base.view(for: value) }

    func isSame(as other: DestinationMaker) -> Bool { Fields.areSameValues(base, other.base) }
}

protocol DestinationMaking {
    @MainActor func view(for value: PathValue) -> AnyView?
}

struct Destination<D: Hashable, C: View>: DestinationMaking {
    let make: (D) -> C

    func view(for value: PathValue) -> AnyView? { (value.base.base as? D).map { AnyView(make($0)) } }
}

/// The page of a value. SwiftUI, too, shows a sign where nothing is declared for it.
struct DestinationView: View {
    let value: PathValue
    let list: DestinationList

    var body: some View {
        if let view = list.view(for: value) {
            view
        } else {
            Image(systemName: "exclamationmark.triangle.fill").foregroundColor(.yellow)
        }
    }
}

/// Declares what pages of a type of value show.
struct DestinationModifier<D: Hashable, C: View>: NodeModifier {
    let destination: (D) -> C
    typealias Shown = DestinationNode<D, C>
    typealias Body = Never
}

final class DestinationNode<D: Hashable, C: View>: ModifierContentNode<DestinationModifier<D, C>> {
    private weak var list: DestinationList?

    override func apply(environmentChanged: Bool, isForced: Bool) {
        list = environment.navigator?.list(for: ObjectIdentifier(D.self))
        list?.declare(modifier.read().destination, by: ObjectIdentifier(self))
        updateContent(environment)
    }

    override func didUnmount() {
        list?.withdraw(ObjectIdentifier(self))
    }
}

extension View {
    /// Declares the page that is pushed for values of a type.
    ///
    /// Of several declarations for one type in a stack, the one closest to the root counts.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationModifier(destination: destination))
    }
}
