internal import CGTK
import Foundation

/// The monitor that a window would open on.
@MainActor
enum Monitor {
    /// What the desktop's panels and the window's title bar take of a monitor's height, about.
    private static let frame: CGFloat = 100

    /// 1, or the first of some smaller steps at which `size` fits.
    static func zoom(toFit size: CGSize) -> CGFloat {
        guard let height = height else { return 1 }
        return [1, 0.9, 0.8, 0.75, 2.0 / 3].first { size.height * $0 + frame <= height } ?? 0.5
    }

    private static var height: CGFloat? {
        guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
            let first = g_list_model_get_item(monitors, 0)
        else { return nil }
        defer { g_object_unref(first) }
        var geometry = GdkRectangle()
        gdk_monitor_get_geometry(OpaquePointer(first), &geometry)
        return CGFloat(geometry.height)
    }
}
