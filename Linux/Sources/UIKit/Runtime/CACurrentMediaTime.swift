/// The time that animations and touches count by, in seconds. As on Apple's systems only differences have a meaning.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public func CACurrentMediaTime() -> TimeInterval { Runtime.current.now }
