public import Testing
public import UIKit

/// What can't be attached, and why.
enum ImageAttachmentError: Error, CustomStringConvertible {
    case noPixels

    var description: String { "An image without pixels can't be attached to a test." }
}

/// Lets a test attach an image: `Attachment.record(image, named: "bar")`. It is kept as a PNG file.
extension UIImage: Attachable {
    public func withUnsafeBytes<Result>(
        for attachment: borrowing Attachment<UIImage>, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result {
        guard let data = pngRepresentation, !data.isEmpty else { throw ImageAttachmentError.noPixels }
        return try data.withUnsafeBytes(body)
    }

    public func preferredName(for attachment: borrowing Attachment<UIImage>, basedOn suggestedName: String) -> String {
        pngName(suggestedName)
    }
}

/// The name with the ending that viewers need.
func pngName(_ name: String) -> String {
    name.lowercased().hasSuffix(".png") ? name : name + ".png"
}
