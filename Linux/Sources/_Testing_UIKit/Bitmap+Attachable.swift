package import Testing
package import UIKit

/// Lets a test attach a screenshot; it is kept as a PNG file.
extension Bitmap: Attachable {
    package func withUnsafeBytes<Result>(
        for attachment: borrowing Attachment<Bitmap>, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result {
        let data = pngData
        guard !data.isEmpty else { throw ImageAttachmentError.noPixels }
        return try data.withUnsafeBytes(body)
    }

    package func preferredName(for attachment: borrowing Attachment<Bitmap>, basedOn suggestedName: String) -> String {
        pngName(suggestedName)
    }
}
