internal import CGTK

/// What must be ready before anything is drawn.
package enum Graphics {
    private static let isReady: Bool = {
        // Registers the types of render nodes. Without a display it returns false, and drawing to bitmaps works all
        // the same.
        gtk_init_check()
        return true
    }()

    /// Prepares drawing, once; calls after the first one cost nothing.
    package static func prepare() {
        _ = isReady
    }

    /// Says something on standard error that the person at the machine has to know.
    static func warn(_ message: String) {
        FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8))
    }
}
