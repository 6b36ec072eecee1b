internal import CGTK
import UIKit

/// The chrome as one render node, drawn anew only when it looks different.
@MainActor
final class ChromeNode {
    private var drawn: Chrome?
    private var node: OpaquePointer?

    isolated deinit { if let node { gsk_render_node_unref(node) } }

    func append(_ chrome: Chrome, to snapshot: OpaquePointer) {
        if chrome != drawn { draw(chrome) }
        if let node { gtk_snapshot_append_node(snapshot, node) }
    }

    private func draw(_ chrome: Chrome) {
        drawn = chrome
        if let node { gsk_render_node_unref(node) }
        var bounds = graphene_rect_t()
        graphene_rect_init(&bounds, 0, 0, Float(chrome.phone.size.width), Float(chrome.phone.size.height))
        node = gsk_cairo_node_new(&bounds)
        guard let node, let context = gsk_cairo_node_get_draw_context(node) else { return }
        chrome.draw(with: Pen(context: context))
        cairo_destroy(context)
    }
}
