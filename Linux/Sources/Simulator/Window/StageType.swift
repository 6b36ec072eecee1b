internal import CGTK
import UIKit

/// The GObject type of the stage: GtkWidget with its own measure, size_allocate and snapshot.
@MainActor
enum StageType {
    static let type: GType = {
        let initializeClass: GClassInitFunc = { classPointer, _ in
            guard let widgetClass = classPointer?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
            widgetClass.pointee.measure = measure
            widgetClass.pointee.size_allocate = allocate
            widgetClass.pointee.snapshot = snapshot
        }
        return g_type_register_static_simple(
            gtk_widget_get_type(), "TabKitStage", guint(MemoryLayout<GtkWidgetClass>.size), initializeClass,
            guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
    }()

    private nonisolated static let key = "tabkit-stage"

    /// The widget knows its stage, but doesn't own it: the stage owns the widget, and detaches itself when it goes.
    static func attach(_ stage: Stage, to widget: gpointer) {
        g_object_set_data(widget.assumingMemoryBound(to: GObject.self), key, Unmanaged.passUnretained(stage).toOpaque())
    }

    static func detach(from widget: gpointer) {
        g_object_set_data(widget.assumingMemoryBound(to: GObject.self), key, nil)
    }

    private nonisolated static func stage(of widget: UnsafeMutablePointer<GtkWidget>?) -> Stage? {
        guard let widget else { return nil }
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        return g_object_get_data(object, key).map { Unmanaged<Stage>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The least an app can be asked to live in; a narrow split of an iPad is 320 points wide.
    private nonisolated static let smallest: (width: CInt, height: CInt) = (160, 160)

    private nonisolated static let measure:
        @convention(c) (
            UnsafeMutablePointer<GtkWidget>?, GtkOrientation, CInt, UnsafeMutablePointer<CInt>?,
            UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?
        ) -> Void = { widget, orientation, _, minimum, natural, _, _ in
            let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
            let least = isWidth ? smallest.width : smallest.height
            let wanted = stage(of: widget).map { stage in
                MainActor.assumeIsolated { isWidth ? stage.naturalSize.width : stage.naturalSize.height }
            }
            minimum?.pointee = least
            natural?.pointee = max(least, CInt(wanted?.rounded() ?? 0))
        }

    private nonisolated static let allocate:
        @convention(c) (UnsafeMutablePointer<GtkWidget>?, CInt, CInt, CInt) -> Void = { widget, width, height, _ in
            guard let stage = stage(of: widget) else { return }
            MainActor.assumeIsolated {
                stage.onResize?(CGSize(width: CGFloat(width), height: CGFloat(height)))
            }
        }

    private nonisolated static let snapshot: @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void =
        { widget, snapshot in
            guard let stage = stage(of: widget), let snapshot else { return }
            nonisolated(unsafe) let borrowed = snapshot
            MainActor.assumeIsolated { stage.onDraw?(borrowed) }
        }
}
