/// Something that moves by itself, and is told each frame, before layout.
@MainActor
package protocol FrameTicker: AnyObject {
    func tick(at now: TimeInterval)

    /// True if the ticker comes to an end by itself, so that waiting for rest must wait for it.
    var keepsAwake: Bool { get }
}

extension FrameTicker {
    package var keepsAwake: Bool { true }
}
