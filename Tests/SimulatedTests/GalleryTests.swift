import Gallery
import Simulator
import Testing
import UIKit

@Suite("The gallery") @MainActor struct GalleryTests {
    @Test("every screen takes a swipe, a turn, large text and the other direction", arguments: GalleryScreen.allCases)
    func everyScreen(_ screen: GalleryScreen) throws {
        let phone = Simulator(.iPhone16)
        let gallery = GalleryController(opening: screen)
        phone.show(gallery)
        try phone.settle()
        phone.swipe(.left)
        try phone.settle()
        phone.rotate(to: .landscapeLeft)
        try phone.settle()
        phone.textSize = .accessibilityExtraLarge
        try phone.settle()
        phone.direction = .rightToLeft
        try phone.settle()
        #expect(gallery.topViewController?.title == screen.title)
        #expect(phone.isIdle)
    }

    @Test("the list leads to every screen, once")
    func home() {
        let phone = Simulator(.iPhone16)
        phone.show(GalleryController())
        var titles: [String] = []
        for _ in 0..<12 {
            let seen = phone.accessibilityTree.flatMap(\.elements).compactMap(\.label)
            titles += seen.filter { !titles.contains($0) }
            phone.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), over: 0.3, hold: 0.2)
        }
        for screen in GalleryScreen.allCases { #expect(titles.contains { $0.hasPrefix(screen.title) }, "\(screen)") }
        #expect(Set(GalleryScreen.allCases.map(\.title)).count == GalleryScreen.allCases.count)
    }

    @Test("a row opens its screen, and the back button leads to the list again")
    func list() throws {
        let phone = Simulator(.iPhone16)
        let gallery = GalleryController()
        phone.show(gallery)
        try phone.tap(label: GalleryScreen.media.title)
        try phone.settle()
        #expect(gallery.topViewController?.title == GalleryScreen.media.title)
        try phone.tap(label: "Gallery")
        try phone.settle()
        #expect(gallery.viewControllers.count == 1)
    }

    @Test("a list keeps its place while another tab is shown, and goes to its top when its tab is chosen again")
    func places() throws {
        let phone = Simulator(.iPhone16)
        phone.show(GalleryController(opening: .media))
        try phone.settle()
        phone.swipe(.up)
        try phone.settle()
        // Until the scroll indicator has gone.
        phone.advance(2)
        let scrolled = try #require(phone.screenshot())
        try phone.tap(label: "Books")
        try phone.settle()
        try phone.tap(label: "Music")
        try phone.settle()
        #expect(phone.screenshot() == scrolled)
        try phone.tap(label: "Music")
        try phone.settle()
        #expect(phone.screenshot() != scrolled)
        let labels = phone.accessibilityTree.flatMap(\.elements).compactMap(\.label)
        #expect(labels.contains("Low Tide, High Windows"))
    }
}
