internal import CGTK
import UIKit

extension WindowSession {
    /// Gives the device the size and the scale that the window has now.
    func adapt(to size: CGSize) {
        var phone = simulator.phone.resized(to: CGSize(width: size.width / zoom, height: size.height / zoom))
        phone.scale = stage.scaleFactor * zoom
        guard phone != simulator.phone, size.width > 0, size.height > 0 else { return }
        simulator.use(phone)
        wake()
    }

    /// Makes the window as large as the phone is held now.
    func fit(_ phone: Phone) {
        simulator.use(phone)
        stage.naturalSize = CGSize(width: phone.size.width * zoom, height: phone.size.height * zoom)
        gtk_window_set_default_size(window.typed(), -1, -1)
    }

    func draw(_ snapshot: OpaquePointer) {
        let size = simulator.phone.size
        gtk_snapshot_save(snapshot)
        gtk_snapshot_scale(snapshot, Float(zoom), Float(zoom))
        var screen = graphene_rect_t()
        graphene_rect_init(&screen, 0, 0, Float(size.width), Float(size.height))
        var black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
        gtk_snapshot_append_color(snapshot, &black, &screen)
        gtk_snapshot_push_clip(snapshot, &screen)
        if let node = simulator.runtime.render() { gtk_snapshot_append_node(snapshot, node.pointer) }
        chrome.append(simulator.chrome([.statusBar, .homeIndicator, .cutout]), to: snapshot)
        gtk_snapshot_pop(snapshot)
        gtk_snapshot_restore(snapshot)
        LiveWindow.observer?(.drawn(stage: CGRect(origin: stage.origin, size: stage.size)))
    }
}
