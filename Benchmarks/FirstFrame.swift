import Foundation
import Simulator
import TabKit
import UIKit

/// How long a process takes from its start to the pixels of its first frame.
@MainActor enum FirstFrame {
    /// In the process that is measured: `START` is the clock when it was started, `TABS` the number of tabs.
    static func run(_ arguments: [String]) {
        guard arguments.count == 2, let start = Double(arguments[0]), let count = Int(arguments[1]) else { return }
        let ready = Stopwatch.now(CLOCK_MONOTONIC)
        let phone = Simulator(Phone(size: CGSize(width: 390, height: 844), scale: 2))
        guard let screen = Framebuffer(size: phone.phone.size, scale: 2) else { return }
        // The list of items is the app's.
        let items = BenchmarkPages.items(count)
        let construction = Stopwatch.now(CLOCK_MONOTONIC)
        phone.show(BenchmarkPages.tabs(items))
        screen.draw(phone)
        let end = Stopwatch.now(CLOCK_MONOTONIC)
        print("\(end - start) \(ready - start) \(end - construction) \(residentMegabytes)")
    }

    private static var residentMegabytes: Double {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return (pages.count > 1 ? Double(pages[1]) ?? 0 : 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }

    static func measure() {
        var hundred: Double?
        for count in [0, 5, 100, 1_000, 10_000, 100_000] {
            var best = [Double](repeating: .infinity, count: 4)
            for _ in 0..<5 {
                for (index, value) in times(count).enumerated() { best[index] = min(best[index], value) }
            }
            print(
                "  \(count) tabs".padding(toLength: 28, withPad: " ", startingAt: 0)
                    + "\(Stopwatch.text(best[0]))   of which loading the program\(Stopwatch.text(best[1]))"
                    + ", container and pixels\(Stopwatch.text(best[2]))"
                    + String(format: "  %.2f   %.0f MB", best[2] / (hundred ?? best[2]), best[3]))
            if count == 100 { hundred = best[2] }
        }
    }

    private static func times(_ count: Int) -> [Double] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        let output = Pipe()
        process.standardOutput = output
        process.arguments = ["--first-frame", "\(Stopwatch.now(CLOCK_MONOTONIC))", "\(count)"]
        guard (try? process.run()) != nil else { return [] }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    }
}
