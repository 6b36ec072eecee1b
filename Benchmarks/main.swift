import Foundation
import TabKit
import UIKit

// `bench` prints the figures of one run; times are CPU time, and what matters are the ratios.
// `bench --first-frame START TABS` is what `bench` runs to measure a start from outside.
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--first-frame" {
    FirstFrame.run(Array(arguments.dropFirst()))
} else {
    print("Frames of a swipe, 390 x 844 points at scale 2, drawn by software:")
    FrameBenchmark.run()
    print("\nFrom the start of a process to its first frame, wall clock:")
    FirstFrame.measure()
    print("\nStrips, from the list of tabs to the first layout in a window:")
    StripBenchmark.run()
    print("\nEdits and selections in a scrollable strip over pages:")
    EditBenchmark.run()
}
