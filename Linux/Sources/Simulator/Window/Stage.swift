internal import CGTK
import UIKit

/// The one widget: a subclass of GtkWidget, registered without C code, that shows a render node and asks for its size.
@MainActor
final class Stage {
    let widget: Owned
    var naturalSize: CGSize {
        didSet { if naturalSize != oldValue { gtk_widget_queue_resize(widget.typed()) } }
    }

    /// Fills the snapshot of a frame.
    var onDraw: (@MainActor (OpaquePointer) -> Void)?
    /// The widget has this size now, in its own units.
    var onResize: (@MainActor (CGSize) -> Void)?
    /// The display shows a frame at this time, in seconds; false ends the ticking.
    var onTick: (@MainActor (TimeInterval) -> Bool)?

    private var isTicking = false

    init?(naturalSize: CGSize) {
        self.naturalSize = naturalSize
        guard let object = g_object_new_with_properties(StageType.type, 0, nil, nil) else { return nil }
        widget = Owned(adopting: UnsafeMutableRawPointer(object))
        StageType.attach(self, to: widget.pointer)
        gtk_widget_set_focusable(widget.typed(), 1)
        gtk_widget_set_hexpand(widget.typed(), 1)
        gtk_widget_set_vexpand(widget.typed(), 1)
        gtk_widget_set_overflow(widget.typed(), GTK_OVERFLOW_HIDDEN)
    }

    isolated deinit { StageType.detach(from: widget.pointer) }

    var scaleFactor: CGFloat { CGFloat(gtk_widget_get_scale_factor(widget.typed())) }

    var size: CGSize {
        CGSize(
            width: CGFloat(gtk_widget_get_width(widget.typed())), height: CGFloat(gtk_widget_get_height(widget.typed()))
        )
    }

    func queueDraw() { gtk_widget_queue_draw(widget.typed()) }

    /// Asks for ``onTick`` at every frame of the display until it returns false.
    func startTicking() {
        guard !isTicking else { return }
        isTicking = true
        let handler = Handler<TimeInterval> { [weak self] time in
            guard let self else { return false }
            isTicking = onTick?(time) ?? false
            return isTicking
        }
        let callback: GtkTickCallback = { _, clock, data in
            guard let data, let clock else { return 0 }
            let handler = Handler<TimeInterval>.from(data)
            let time = TimeInterval(gdk_frame_clock_get_frame_time(clock)) / 1e6
            return MainActor.assumeIsolated { handler(time) ? 1 : 0 }
        }
        gtk_widget_add_tick_callback(widget.typed(), callback, handler.retained, releaseHandler)
    }

    /// From the coordinates of the window's surface, in which events come, to the widget's own.
    func point(x: Double, y: Double) -> CGPoint {
        guard let native = gtk_widget_get_native(widget.typed()) else { return CGPoint(x: x, y: y) }
        var (left, top) = (0.0, 0.0)
        gtk_native_get_surface_transform(native, &left, &top)
        var point = graphene_point_t(x: Float(x - left), y: Float(y - top))
        var result = graphene_point_t()
        let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        guard gtk_widget_compute_point(root, widget.typed(), &point, &result) != 0 else { return CGPoint(x: x, y: y) }
        return CGPoint(x: CGFloat(result.x), y: CGFloat(result.y))
    }

    /// Where the widget stands on the window's surface.
    var origin: CGPoint {
        let shift = point(x: 0, y: 0)
        return CGPoint(x: -shift.x, y: -shift.y)
    }
}
