import Foundation
import TabKit
import UIKit

// `bench` prints the figures of one run, `bench frames` those of one part. Times are CPU time unless said otherwise, and
// what matters are the ratios. `bench --first-frame START TABS KIND` is what `bench` runs to measure a start from outside.
let parts: [(name: String, title: String, run: @MainActor () -> Void)] = [
    ("frames", "Frames of a swipe, 390 x 844 points at scale 2, drawn by software:", FrameBenchmark.run),
    ("start", "From the start of a process to its first frame, wall clock:", FirstFrame.measure),
    ("strips", "Strips, from the list of tabs to the first layout in a window:", StripBenchmark.run),
    ("edits", "Edits and selections in a scrollable strip over pages:", EditBenchmark.run),
    ("bindings", "SwiftUI: the first frame, and a write of the selection:", BindingBenchmark.run),
]
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--first-frame" {
    FirstFrame.run(Array(arguments.dropFirst()))
} else if let unknown = arguments.first(where: { name in !parts.contains { $0.name == name } }) {
    FileHandle.standardError.write(
        Data("no part \(unknown); valid are \(parts.map(\.name).joined(separator: ", "))\n".utf8))
    exit(2)
} else {
    for part in parts where arguments.isEmpty || arguments.contains(part.name) {
        print("\(part.title)")
        part.run()
    }
}
