internal import CGTK
import UIKit

/// Turns GDK's events into fingers, scrolling and keys. Each mouse button and each touch sequence is a finger.
@MainActor
final class EventReader {
    private let controller: Owned
    private unowned let stage: Stage
    private var sequences: [OpaquePointer: Int] = [:]
    private var buttons: Set<Int> = []
    private var pointer = CGPoint.zero
    private var isScrolling = false

    /// How far a notch of a wheel scrolls, in points.
    private static let notch: CGFloat = 48

    /// Calls `action` with every event that means something.
    init?(_ stage: Stage, _ action: @escaping @MainActor (InputEvent) -> Void) {
        guard let legacy = gtk_event_controller_legacy_new() else { return nil }
        controller = Owned(adopting: UnsafeMutableRawPointer(legacy))
        self.stage = stage
        gtk_event_controller_set_propagation_phase(legacy, GTK_PHASE_TARGET)
        controller.connect { [weak self] event in
            guard let self else { return false }
            let inputs = read(event)
            inputs.forEach(action)
            return !inputs.isEmpty
        }
        // The widget takes over one reference; ours keeps the controller while this reader lives.
        g_object_ref(controller.pointer)
        gtk_widget_add_controller(stage.widget.typed(), legacy)
    }

    private func read(_ event: OpaquePointer) -> [InputEvent] {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS:
            let button = Int(gdk_button_event_get_button(event))
            movePointer(event)
            return buttons.insert(button).inserted ? [.down(finger: button, pointer)] : []
        case GDK_BUTTON_RELEASE:
            let button = Int(gdk_button_event_get_button(event))
            movePointer(event)
            return buttons.remove(button) != nil ? [.move(finger: button, pointer), .up(finger: button)] : []
        case GDK_MOTION_NOTIFY:
            movePointer(event)
            return buttons.sorted().map { .move(finger: $0, pointer) }
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
            return readTouch(event)
        case GDK_GRAB_BROKEN:
            return cancelAll()
        case GDK_SCROLL:
            return readScroll(event)
        case GDK_KEY_PRESS:
            return HardwareKeys.usage(of: gdk_key_event_get_keyval(event)).map {
                [.key($0, HardwareKeys.modifiers(gdk_event_get_modifier_state(event)))]
            } ?? []
        default:
            return []
        }
    }

    private func movePointer(_ event: OpaquePointer) {
        pointer = position(of: event) ?? pointer
    }

    private func position(of event: OpaquePointer) -> CGPoint? {
        var (x, y) = (0.0, 0.0)
        return gdk_event_get_position(event, &x, &y) != 0 ? stage.point(x: x, y: y) : nil
    }

    private func readTouch(_ event: OpaquePointer) -> [InputEvent] {
        guard let sequence = gdk_event_get_event_sequence(event), let point = position(of: event) else { return [] }
        let type = gdk_event_get_event_type(event)
        if type == GDK_TOUCH_BEGIN {
            // Fingers of touches start at 100, out of the way of the mouse's buttons.
            let finger = (100...).first { !sequences.values.contains($0) } ?? 100
            sequences[sequence] = finger
            return [.down(finger: finger, point)]
        }
        guard let finger = sequences[sequence] else { return [] }
        if type == GDK_TOUCH_UPDATE { return [.move(finger: finger, point)] }
        sequences[sequence] = nil
        return type == GDK_TOUCH_END ? [.move(finger: finger, point), .up(finger: finger)] : [.cancel(finger: finger)]
    }

    private func cancelAll() -> [InputEvent] {
        let fingers = buttons.sorted() + sequences.values.sorted()
        buttons = []
        sequences = [:]
        return fingers.map { .cancel(finger: $0) }
    }

    private func readScroll(_ event: OpaquePointer) -> [InputEvent] {
        movePointer(event)
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: return [wheel(0, -1)]
        case GDK_SCROLL_DOWN: return [wheel(0, 1)]
        case GDK_SCROLL_LEFT: return [wheel(-1, 0)]
        case GDK_SCROLL_RIGHT: return [wheel(1, 0)]
        default: break
        }
        var (x, y) = (0.0, 0.0)
        gdk_scroll_event_get_deltas(event, &x, &y)
        if gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL, !isScrolling, gdk_scroll_event_is_stop(event) == 0
        {
            return [wheel(x, y)]
        }
        if gdk_scroll_event_is_stop(event) != 0 {
            defer { isScrolling = false }
            return isScrolling ? [.scroll(at: pointer, by: .zero, .ended(velocity: nil))] : []
        }
        let phase: ScrollPhase = isScrolling ? .changed : .began
        isScrolling = true
        return [.scroll(at: pointer, by: CGPoint(x: x, y: y), phase)]
    }

    private func wheel(_ x: CGFloat, _ y: CGFloat) -> InputEvent {
        .scroll(at: pointer, by: CGPoint(x: x * Self.notch, y: y * Self.notch), .step)
    }
}
