import Foundation
import Gallery
import Simulator
import UIKit

/// `tabkit gallery`: the gallery in a window, or, without a display, in pictures.
enum GalleryCommand: Command {
    static let name = "gallery"
    static let arguments = "[SCREEN]"
    static let summary = "opens the gallery in a window"
    static let argumentCount = 0...1
    static let options = [
        OptionSpec("--phone", value: "NAME", "the device, iPhone-16 by default"),
        OptionSpec("--dark", "dark appearance"),
        OptionSpec("--rtl", "right to left"),
        OptionSpec("--text-size", value: "SIZE", "the text size, large by default"),
        OptionSpec("--pictures", value: "DIR", "where pictures of the screen go"),
        OptionSpec("--trace", "prints what happens in the window"),
    ]

    static var discussion: String {
        let keys = LiveWindow.shortcuts.map { "  \($0.keys): \($0.title)" }
        return """
            Opens the gallery in a window. Without a display it writes pictures of it,
            into ./Pictures by default, and says where.

            Screens:
            \(listed(Names.screens))
            Phones:
            \(listed(Names.phones))
            Text sizes:
            \(listed(Names.textSizes))

            Keys in the window:
            \(keys.joined(separator: "\n"))

            What --trace prints, a line each:
            \(Trace.legend)
            """
    }

    private static func listed<Value>(_ names: [(name: String, value: Value)]) -> String {
        names.map(\.name).reduce(into: [String]()) { lines, name in
            if let last = lines.last, last.count + name.count < 76 {
                lines[lines.count - 1] = "\(last), \(name)"
            } else {
                lines.append("  \(name)")
            }
        }.joined(separator: ",\n")
    }

    static func run(_ options: Options) throws -> Int32 {
        let screen = try options.arguments.first.map { try Options.find($0, what: "screen", in: Names.screens) }
        let phone = try options.choice("--phone", from: Names.phones) ?? .iPhone16
        var environment = Simulator.Environment()
        if options.has("--dark") { environment.appearance = .dark }
        if options.has("--rtl") { environment.direction = .rightToLeft }
        environment.textSize = try options.choice("--text-size", from: Names.textSizes) ?? .large
        let pictures = options["--pictures"].map { URL(fileURLWithPath: $0, isDirectory: true) }
        guard LiveWindow.isDisplayAvailable else {
            Console.fail("there is no display to open a window on; writing pictures")
            let shots = screen.map { Tour.shots(of: $0, on: phone, in: environment) } ?? Tour.shots
            return try Tour.write(shots, to: pictures ?? URL(fileURLWithPath: "Pictures", isDirectory: true))
        }
        let trace = options.has("--trace") ? Trace() : nil
        return LiveWindow.run(title: "Gallery", phone: phone, environment: environment, pictures: pictures) {
            let gallery = GalleryController(opening: screen)
            trace?.watch(gallery)
            return gallery
        }
    }
}
