import Foundation
import Simulator
import TabKit
import UIKit

/// How long a process takes from its start to the pixels of its first frame.
@MainActor enum FirstFrame {
    /// How the app has its tabs: an array of all items, or ids, of which those in sight get an item.
    enum Source: String, CaseIterable {
        case items, ids
    }

    /// In the process that is measured: `START` is the clock when it was started, `TABS` the number of tabs.
    static func run(_ arguments: [String]) {
        guard arguments.count == 3, let start = Double(arguments[0]), let count = Int(arguments[1]),
            let source = Source(rawValue: arguments[2])
        else { return }
        let ready = Stopwatch.now(CLOCK_MONOTONIC)
        let phone = Simulator(Phone(size: CGSize(width: 390, height: 844), scale: 2))
        guard let screen = Framebuffer(size: phone.phone.size, scale: 2) else { return }
        // The app's own work, which the time of the process has in it and the time of the container has not.
        let begin = Stopwatch.now()
        let items = source == .items ? BenchmarkPages.items(count) : []
        let ids = source == .ids ? Array(0..<count) : []
        let given = Stopwatch.now()
        phone.show(source == .items ? BenchmarkPages.tabs(items) : BenchmarkPages.tabs(ids: ids))
        screen.draw(phone)
        let work = Stopwatch.now() - given
        let end = Stopwatch.now(CLOCK_MONOTONIC)
        print("\(end - start) \(ready - start) \(given - begin) \(work) \(residentMegabytes)")
    }

    private static var residentMegabytes: Double {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return (pages.count > 1 ? Double(pages[1]) ?? 0 : 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }

    static func measure() {
        let counts = [5, 100, 1_000, 10_000, 100_000]
        // In turns, so that a busy machine is as busy for all of them.
        var best: [Source: [[Double]]] = [:]
        for _ in 0..<10 {
            for source in Source.allCases {
                var rows = best[source] ?? Array(repeating: Array(repeating: .infinity, count: 5), count: counts.count)
                for (row, count) in counts.enumerated() {
                    for (index, value) in times(count, source).enumerated() {
                        rows[row][index] = min(rows[row][index], value)
                    }
                }
                best[source] = rows
            }
        }
        for source in Source.allCases {
            print(source == .items ? "  given as an array of all items:" : "  given by their ids:")
            guard let rows = best[source] else { continue }
            for (count, row) in zip(counts, rows) {
                print(
                    "  \(count) tabs".padding(toLength: 28, withPad: " ", startingAt: 0)
                        + "\(Stopwatch.text(row[0]))\(ratio(row[0], rows[1][0]))"
                        + "   loading the program\(Stopwatch.text(row[1]))"
                        + String(format: "   %.0f MB", row[4]))
                print(
                    "  CPU time of it".padding(toLength: 28, withPad: " ", startingAt: 0)
                        + "\(Stopwatch.text(row[3]))\(ratio(row[3], rows[1][3]))"
                        + "   from the container to the pixels, after\(Stopwatch.text(row[2])) for the app's own list")
            }
        }
    }

    /// As a multiple of what it is with a hundred tabs.
    private static func ratio(_ value: Double, _ hundred: Double) -> String {
        String(format: "  %.2f", value / hundred)
    }

    private static func times(_ count: Int, _ source: Source) -> [Double] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        let output = Pipe()
        process.standardOutput = output
        process.arguments = ["--first-frame", "\(Stopwatch.now(CLOCK_MONOTONIC))", "\(count)", source.rawValue]
        guard (try? process.run()) != nil else { return [] }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    }
}
