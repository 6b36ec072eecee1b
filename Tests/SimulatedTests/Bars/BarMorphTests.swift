import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("An image that turns into that of the selected tab") @MainActor struct BarMorphTests {
    private let phone = Simulator(.iPhone16)
    private let book = PageBook()

    private func show(_ animation: TabIconAnimation? = .morph) -> TabBarController {
        let items = ["a", "b", "c"].map { id in
            var item = book.item(id)
            item.image = UIImage(systemName: "house")
            item.selectedImage = UIImage(systemName: "house.fill")
            item.animation = animation
            return item
        }
        let tabs = TabBarController(items: items)
        phone.show(tabs)
        return tabs
    }

    private func morph(_ id: String, _ tabs: TabBarController) -> Double {
        tabs.strip.itemViews[AnyHashable(id)]?.imageView.morph ?? -1
    }

    @Test("does so evenly in 0.3 s, while the other turns back")
    func morphs() throws {
        let tabs = show()
        #expect([morph("a", tabs), morph("b", tabs)] == [1, 0])
        try phone.tap(label: "Tab b")
        var last = 0.0
        for step in 1...9 {
            phone.advance(0.03)
            let (old, new) = (morph("a", tabs), morph("b", tabs))
            #expect(new > last && abs(old + new - 1) < 1e-9, "step \(step)")
            if step < 9 { #expect(new < 1) }
            last = new
        }
        try phone.settle()
        #expect([morph("a", tabs), morph("b", tabs)] == [0, 1])
        let images = try #require(tabs.strip.itemViews["b"]?.imageView.subviews)
        #expect(images.map(\.alpha) == [0, 1])
        #expect(images.last?.transform.isIdentity == true)
    }

    @Test("turns back from where it is")
    func turnsBack() throws {
        let tabs = show()
        try phone.tap(label: "Tab b")
        phone.advance(0.1)
        let before = morph("b", tabs)
        try phone.tap(label: "Tab c")
        #expect(morph("b", tabs) <= before + 0.35 && morph("b", tabs) > 0)
        try phone.settle()
        #expect([morph("a", tabs), morph("b", tabs), morph("c", tabs)] == [0, 0, 1])
    }

    @Test("is there at once with Reduce Motion, by an update, and with images of one kind")
    func atOnce() throws {
        phone.reduceMotion = true
        let tabs = show()
        try phone.tap(label: "Tab b")
        #expect([morph("a", tabs), morph("b", tabs)] == [0, 1])
        phone.reduceMotion = false
        var item = try #require(tabs.items.last)
        item.selectedImage = nil
        tabs.update(item)
        tabs.select("c")
        phone.advance(0)
        #expect(morph("c", tabs) == 0)
        try phone.settle()
        #expect(tabs.strip.itemViews["c"]?.imageView.subviews.first?.alpha == 1)
    }
}
