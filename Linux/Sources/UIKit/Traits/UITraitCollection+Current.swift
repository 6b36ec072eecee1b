import Synchronization

extension UITraitCollection {
    /// The traits of an iPhone in its delivered state, which fill what nobody specified.
    package static let standard = UITraitCollection {
        $0.userInterfaceIdiom = .phone
        $0.userInterfaceStyle = .light
        $0.layoutDirection = .leftToRight
        $0.displayScale = 3
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.preferredContentSizeCategory = .large
        $0.accessibilityContrast = .normal
        $0.userInterfaceLevel = .base
    }

    private static let shared = Mutex(standard)

    /// The traits that colours and fonts resolve with when the caller names none.
    ///
    /// Inside `performAsCurrent(_:)`, and in the calls in which UIKit asks a view to lay out or draw itself, these are
    /// the traits given there, for this thread alone. Outside they are the screen's.
    public static var current: UITraitCollection {
        get {
            CurrentTraits.scoped?.last ?? shared.withLock { $0 }
        }
        set {
            if CurrentTraits.replaceLast(with: newValue) { return }
            shared.withLock { $0 = newValue }
        }
    }

    /// Runs the closure with these traits as `UITraitCollection.current`.
    public func performAsCurrent(_ actions: () -> Void) {
        asCurrent(actions)
    }

    /// As `performAsCurrent(_:)`, for closures that return something or throw.
    func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        CurrentTraits.push(self)
        defer { CurrentTraits.pop() }
        return try body()
    }
}

/// The stack of traits that `performAsCurrent(_:)` keeps for each thread.
private enum CurrentTraits {
    private final class Stack {
        var items: [UITraitCollection] = []
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            // Balances the `passRetained` of `stack(create:)` when the thread ends.
            if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
        }
        return key
    }()

    private static func stack(create: Bool) -> Stack? {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<Stack>.fromOpaque(pointer).takeUnretainedValue()
        }
        guard create else { return nil }
        let stack = Stack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }

    static var scoped: [UITraitCollection]? {
        stack(create: false)?.items
    }

    static func push(_ traits: UITraitCollection) {
        stack(create: true)?.items.append(traits)
    }

    static func pop() {
        _ = stack(create: false)?.items.popLast()
    }

    static func replaceLast(with traits: UITraitCollection) -> Bool {
        guard let stack = stack(create: false), !stack.items.isEmpty else { return false }
        stack.items[stack.items.count - 1] = traits
        return true
    }
}
