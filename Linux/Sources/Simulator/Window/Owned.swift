internal import CGTK

/// One reference to a GObject, given back when the owner goes.
final class Owned {
    let pointer: UnsafeMutableRawPointer

    /// Takes over the reference that a constructor returned. A floating one is sunk, so that it is ours.
    init(adopting pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
        if g_object_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
    }

    deinit { g_object_unref(pointer) }

    func typed<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> { pointer.assumingMemoryBound(to: type) }

    var opaque: OpaquePointer { OpaquePointer(pointer) }
}
