import Testing
import UIKit

/// A file with these two imports, neither of them `@testable`, gets the module `_Testing_UIKit` by itself.
struct AttachmentTests {
    private static let pixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="

    @Test func imagesCanBeAttached() throws {
        let data = try #require(Data(base64Encoded: Self.pixel))
        let attachment = Attachment(try #require(UIImage(data: data)), named: "pixel")
        let count = try attachment.withUnsafeBytes { $0.count }
        #expect(count > 50)
    }

    @Test func imagesWithoutPixelsAreRefused() {
        #expect(throws: (any Error).self) { try Attachment(UIImage()).withUnsafeBytes { _ in } }
    }
}
