/// Shows views in Xcode's canvas. Nothing runs previews here: they only have to compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Self.Previews { get }
}
