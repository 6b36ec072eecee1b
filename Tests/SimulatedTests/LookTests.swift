import Simulator
import Testing
import UIKit

@testable import TabKit

@Suite("What people see of the settings") @MainActor struct LookTests {
    private let phone = Simulator(.iPhone16)
    private let book = PageBook()

    @Test("Law 24: larger text makes the strip higher and its tabs wider, and the page's safe area follows")
    func dynamicType() throws {
        let tabs = book.tabs(["a", "b", "c"], style: .scrollable)
        phone.show(tabs)
        let height = tabs.strip.bounds.height
        let width = try #require(tabs.strip.frame(of: "b")?.width)
        #expect(height == 55)
        phone.textSize = .accessibilityExtraExtraExtraLarge
        try phone.settle()
        #expect(tabs.strip.bounds.height > height)
        #expect(try #require(tabs.strip.frame(of: "b")?.width) > width * 1.5)
        let page = try #require(tabs.selectedViewController?.view)
        #expect(page.safeAreaInsets.top == tabs.strip.frame.maxY)
        phone.textSize = .large
        try phone.settle()
        #expect(tabs.strip.bounds.height == height && tabs.strip.frame(of: "b")?.width == width)
    }

    @Test("Law 24: titles and the strip's background are the system's colours, in light and dark")
    func dark() throws {
        let tabs = book.tabs(["a", "b"])
        phone.show(tabs)
        let corner = tabs.strip.convert(CGPoint(x: 4, y: 4), to: nil)
        let light = try #require(phone.screenshot()?.pixel(at: corner))
        #expect(light == .init(red: 255, green: 255, blue: 255))
        #expect(try darkest(in: title("a", of: tabs)) < 60, "black on white")
        phone.appearance = .dark
        try phone.settle()
        let dark = try #require(phone.screenshot()?.pixel(at: corner))
        #expect(dark == .init(red: 0, green: 0, blue: 0))
        #expect(try brightest(in: title("a", of: tabs)) > 200, "white on black")
    }

    @Test("The indicator has the strip's tint, and follows a change of it at once")
    func tint() throws {
        let tabs = book.tabs(["a", "b"])
        phone.show(tabs)
        for color in [UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1)] {
            tabs.view.tintColor = color
            phone.advance(0)
            let frame = tabs.strip.indicator.frame
            let point = tabs.strip.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
            let pixel = try #require(phone.screenshot()?.pixel(at: point))
            let isRed = color.cgColor.components?.first == 1
            #expect(pixel == .init(red: isRed ? 255 : 0, green: 0, blue: isRed ? 0 : 255))
        }
    }

    @Test("Law 24: with Reduce Motion a tap fades, and the page stays in place")
    func reduceMotion() throws {
        phone.reduceMotion = true
        let tabs = book.tabs(["a", "b"])
        phone.show(tabs)
        try phone.tap(label: "Tab b")
        phone.advance(0.1)
        let views = tabs.pager.children.compactMap(\.viewIfLoaded)
        #expect(views.count == 2)
        for view in views { #expect(abs(view.convert(view.bounds, to: tabs.pager.view).minX) < 0.01) }
        #expect(views.contains { $0.alpha > 0 && $0.alpha < 1 })
        try phone.settle()
        #expect(tabs.selectedViewController?.view.alpha == 1)
    }

    private func title(_ id: String, of tabs: TabsController) throws -> CGRect {
        let frame = try #require(tabs.strip.frame(of: id))
        let label = try #require(tabs.strip.titleFrame(of: id))
        return tabs.strip.convert(label.offsetBy(dx: frame.minX, dy: 0).insetBy(dx: 0, dy: 16), to: nil)
    }

    private func levels(in rect: CGRect) throws -> [Int] {
        let picture = try #require(phone.screenshot())
        var levels: [Int] = []
        for x in stride(from: rect.minX, to: rect.maxX, by: 0.5) {
            for y in stride(from: rect.minY, to: rect.maxY, by: 0.5) {
                if let pixel = picture.pixel(at: CGPoint(x: x, y: y)) { levels.append(Int(pixel.green)) }
            }
        }
        return levels
    }

    private func darkest(in rect: CGRect) throws -> Int { try levels(in: rect).min() ?? 255 }
    private func brightest(in rect: CGRect) throws -> Int { try levels(in: rect).max() ?? 0 }
}
