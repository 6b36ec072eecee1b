internal import CGTK

/// The one owner of a GObject: it holds one reference and gives it back when it goes.
///
/// What is wrapped here is never changed after it was made, or only by its Swift owner, so the reference may travel.
final class GObject: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer

    /// Takes over a reference that the caller owns.
    init(adopting pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    /// Takes a reference of its own.
    init(retaining pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
        g_object_ref(pointer)
    }

    deinit {
        g_object_unref(pointer)
    }

    /// The object as the type that C functions want.
    func cast<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> {
        pointer.assumingMemoryBound(to: type)
    }

    var opaque: OpaquePointer {
        OpaquePointer(pointer)
    }
}
