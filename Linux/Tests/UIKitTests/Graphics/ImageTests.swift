import Testing

@testable import UIKit

@MainActor
struct ImageTests {
    /// A picture of 6 by 4 pixels whose left half is red.
    private func png() throws -> Data {
        let canvas = Canvas()
        canvas.fill(CGRect(x: 0, y: 0, width: 3, height: 4), RGBA(red: 1, green: 0, blue: 0))
        return try #require(canvas.finish()).bitmap(size: CGSize(width: 6, height: 4), scale: 1).pngData
    }

    private func bitmap(_ texture: Texture?) throws -> Bitmap {
        let texture = try #require(texture)
        return Bitmap(width: texture.width, height: texture.height, premultipliedBGRA: texture.premultipliedBGRA())
    }

    @Test func filesHavePixelsAndScale() throws {
        let data = try png()
        #expect(UIImage(data: data)?.size == CGSize(width: 6, height: 4))
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.size == CGSize(width: 3, height: 2))
        #expect(image.scale == 2)
        #expect(!image.isSymbolImage && !image.isTemplate)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
        #expect(try bitmap(image.texture(pixelsPerPoint: 3, tint: nil))[1, 1] == (255, 0, 0, 255))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())@2x.png")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 3, height: 2))
    }

    @Test func templatesTakeTheTint() throws {
        let image = try #require(UIImage(data: png())).withRenderingMode(.alwaysTemplate)
        #expect(image.isTemplate)
        let tinted = try bitmap(image.texture(pixelsPerPoint: 1, tint: RGBA(hex: 0x00FF00)))
        #expect(tinted[1, 1] == (0, 255, 0, 255))
        #expect(tinted[4, 1].a == 0)
        let half = try bitmap(image.texture(pixelsPerPoint: 1, tint: RGBA(hex: 0x0000FF, alpha: 0.5)))
        #expect(half[1, 1] == (0, 0, 255, 128))
    }

    @Test func tintedImagesKeepTheirColour() throws {
        let image = try #require(UIImage(systemName: "square.fill"))
        #expect(image.isTemplate)
        let fixed = image.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(!fixed.isTemplate)
        let pixels = try bitmap(fixed.texture(pixelsPerPoint: 1, tint: nil))
        #expect(pixels[pixels.width / 2, pixels.height / 2] == (255, 0, 0, 255))
    }

    @Test func texturesAreCached() throws {
        let image = try #require(UIImage(systemName: "heart"))
        let first = try #require(image.texture(pixelsPerPoint: 3, tint: .black))
        #expect(image.texture(pixelsPerPoint: 3, tint: .black) === first)
        #expect(image.texture(pixelsPerPoint: 3, tint: .white) !== first)
        #expect(image.texture(pixelsPerPoint: 2, tint: .black) !== first)
        #expect(first.width == Int((image.size.width * 3).rounded()))
    }

    @Test func mirroredImagesAreDrawnMirrored() throws {
        let image = try #require(UIImage(data: png())).imageFlippedForRightToLeftLayoutDirection()
        #expect(image.flipsForRightToLeftLayoutDirection)
        func draw(rightToLeft: Bool) throws -> Bitmap {
            let canvas = Canvas()
            canvas.draw(
                image, in: CGRect(x: 0, y: 0, width: 6, height: 4), tint: .black, pixelsPerPoint: 1,
                rightToLeft: rightToLeft)
            return try #require(canvas.finish()).bitmap(size: CGSize(width: 6, height: 4), scale: 1)
        }
        #expect(try draw(rightToLeft: false)[0, 1].r == 255)
        #expect(try draw(rightToLeft: false)[5, 1].a == 0)
        #expect(try draw(rightToLeft: true)[5, 1].r == 255)
        #expect(try draw(rightToLeft: true)[0, 1].a == 0)
    }

    @Test(arguments: [
        "house", "house.fill", "music.note", "film", "film.fill", "book", "book.fill", "person", "person.fill", "gear",
        "gearshape", "gearshape.fill", "heart", "heart.fill", "star", "star.fill", "bell", "bell.fill",
        "magnifyingglass", "plus", "plus.circle", "plus.circle.fill", "square.and.pencil", "chevron.left",
        "chevron.right", "chevron.down", "checkmark", "xmark", "xmark.circle.fill", "ellipsis", "trash", "trash.fill",
        "camera", "camera.fill", "photo", "photo.fill", "map", "map.fill", "location", "location.fill", "cart",
        "cart.fill", "bag", "bag.fill", "calendar", "clock", "clock.fill", "envelope", "envelope.fill", "message",
        "message.fill", "phone", "phone.fill", "mic", "mic.fill", "play", "play.fill", "pause", "pause.fill",
        "headphones", "tv", "tv.fill", "gamecontroller", "newspaper", "newspaper.fill", "globe", "cloud", "cloud.fill",
        "sun.max", "sun.max.fill", "moon", "moon.fill", "bolt", "bolt.fill", "flame", "flame.fill", "leaf",
        "leaf.fill", "cup.and.saucer", "cup.and.saucer.fill", "bicycle", "car", "car.fill", "airplane",
        "graduationcap", "graduationcap.fill", "paintbrush", "paintbrush.fill", "wrench", "wrench.fill", "folder",
        "folder.fill", "doc", "doc.fill", "list.bullet", "square.grid.2x2", "square.grid.2x2.fill",
        "slider.horizontal.3",
    ])
    func symbolsOfTabsExist(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.isSymbolImage)
        #expect(image.size.width > 3 && image.size.width < 26)
        #expect(image.size.height > 3 && image.size.height < 26)
        #expect(image.texture(pixelsPerPoint: 2, tint: .black) != nil)
    }

    @Test func unknownSymbolsAreNil() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "headphones.fill") == nil)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test func symbolsGrowWithTheirText() throws {
        let symbol = { (configuration: UIImage.SymbolConfiguration) in
            try #require(UIImage(systemName: "circle", withConfiguration: configuration)).size.width
        }
        let body = try symbol(.init(pointSize: 17))
        #expect(abs(body - 20.33) < 0.7)
        #expect(abs(try symbol(.init(pointSize: 34)) / body - 2) < 0.05)
        #expect(try symbol(.init(pointSize: 17, weight: .regular, scale: .large)) > body * 1.2)
        #expect(try symbol(.init(scale: .small)) < body * 0.85)
        #expect(try symbol(.init(textStyle: .caption2)) < body * 0.7)
        #expect(try symbol(.init(font: .systemFont(ofSize: 34))) > body * 1.9)
        #expect(try symbol(.init(pointSize: 17, weight: .bold)) > body)
    }

    @Test func symbolsKeepTheirShape() throws {
        let chevron = try #require(UIImage(systemName: "chevron.left")).size
        #expect(chevron.width < chevron.height * 0.7)
        let dots = try #require(UIImage(systemName: "ellipsis")).size
        #expect(dots.height < dots.width * 0.5)
    }

    @Test func configurationsCombine() throws {
        let large = UIImage.SymbolConfiguration(scale: .large)
        let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        let both = bold.applying(large)
        #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        let image = try #require(UIImage(systemName: "star", withConfiguration: bold))
        #expect(image.applyingSymbolConfiguration(large)?.symbolConfiguration == both)
        #expect(image == UIImage(systemName: "star", withConfiguration: bold))
        #expect(image != UIImage(systemName: "star"))
    }
}
