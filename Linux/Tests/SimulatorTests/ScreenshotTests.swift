import Simulator
import Testing

@MainActor
struct ScreenshotTests {
    private func phone() -> Simulator {
        let phone = Simulator()
        let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        phone.show(controller(box, background: .white))
        return phone
    }

    @Test func pixelsAreTheApps() throws {
        let picture = try #require(phone().screenshot())
        #expect(picture.size == CGSize(width: 393, height: 852))
        #expect(picture.pixelWidth == 1179)
        #expect(picture.pixel(at: CGPoint(x: 101, y: 101)) == .init(red: 255, green: 0, blue: 0))
        #expect(picture.pixel(at: CGPoint(x: 99, y: 101)) == .init(red: 255, green: 255, blue: 255))
        #expect(picture.pixel(at: CGPoint(x: -1, y: 0)) == nil)
        let box = try #require(picture.cropped(to: CGRect(x: 100, y: 100, width: 50, height: 50)))
        #expect(box.size == CGSize(width: 50, height: 50))
        #expect(box.pixel(at: CGPoint(x: 49, y: 49)) == .init(red: 255, green: 0, blue: 0))
        #expect(picture.cropped(to: CGRect(x: 900, y: 0, width: 5, height: 5)) == nil)
    }

    @Test func chromeIsDrawnOverTheApp() throws {
        let phone = phone()
        let plain = try #require(phone.screenshot())
        let system = try #require(phone.screenshot(.system))
        #expect(plain != system)
        // The middle of the home indicator is black over what is light and white over what is dark, whatever the appearance.
        let indicator = CGPoint(x: 196, y: 841)
        #expect(system.pixel(at: indicator)?.red == 0)
        phone.appearance = .dark
        #expect(phone.screenshot(.system)?.pixel(at: indicator)?.red == 0)
        phone.window.rootViewController?.view.backgroundColor = .black
        #expect(phone.screenshot(.system)?.pixel(at: indicator)?.red == 255)
        let device = try #require(phone.screenshot(.device, scale: 1))
        #expect(device.size.width > 393)
        // Outside the round body there is nothing.
        #expect(device.pixel(at: .zero)?.alpha == 0)
    }

    @Test func filesAreSmallPNGs() throws {
        let picture = try #require(phone().screenshot(.system, scale: 1))
        let data = try #require(picture.pngData)
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(data.count < 20_000)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("simulator-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("a.png")
        try picture.write(to: url)
        #expect(try Data(contentsOf: url) == data)
    }

    @Test func filmstripStandsSideBySide() throws {
        let phone = phone()
        let frames = try (0..<3).map { _ in try #require(phone.screenshot(scale: 1)) }
        let strip = try #require(Screenshot.filmstrip(frames, spacing: 10, background: .black))
        #expect(strip.size == CGSize(width: 3 * 393 + 40, height: 872))
        #expect(strip.pixel(at: CGPoint(x: 5, y: 5)) == .init(red: 0, green: 0, blue: 0))
        #expect(strip.pixel(at: CGPoint(x: 413 + 101, y: 111)) == .init(red: 255, green: 0, blue: 0))
        #expect(Screenshot.filmstrip([]) == nil)
    }

    @Test func theSameCallsGiveTheSameBytes() throws {
        func run() throws -> [Data?] {
            let phone = Simulator(.iPhone14, environment: .init(appearance: .dark))
            let list = list(in: phone.phone.size)
            phone.show(controller(list))
            var pictures: [Data?] = []
            phone.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 190, y: 200), over: 0.2)
            for _ in 0..<3 {
                phone.advance(0.1)
                pictures.append(phone.screenshot(.device, scale: 1)?.pngData)
            }
            try phone.settle()
            pictures.append(phone.screenshot(.system, scale: 1)?.pngData)
            return pictures
        }
        let first = try run()
        #expect(try run() == first)
        #expect(Set(first).count == first.count)
    }
}
