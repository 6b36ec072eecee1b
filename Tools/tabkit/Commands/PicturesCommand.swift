import Foundation

/// `tabkit pictures`: the pictures of the documentation.
enum PicturesCommand: Command {
    static let name = "pictures"
    static let arguments = "DIR"
    static let summary = "writes the documentation’s pictures of the gallery"
    static let argumentCount = 1...1
    static let options: [OptionSpec] = []
    static let discussion = """
        Writes pictures of the gallery into a folder, with the names that the documentation
        uses. It needs no display, and the same sources give the same bytes.
        """

    static func run(_ options: Options) throws -> Int32 {
        try Tour.write(Tour.shots, to: URL(fileURLWithPath: options.arguments[0], isDirectory: true))
    }
}
