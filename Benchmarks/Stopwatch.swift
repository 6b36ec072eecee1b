import Foundation

/// CPU time of this process, in milliseconds.
enum Stopwatch {
    static func now(_ clock: clockid_t = CLOCK_PROCESS_CPUTIME_ID) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    static func measure(_ body: () -> Void) -> Double {
        let start = now()
        body()
        return now() - start
    }

    static func text(_ milliseconds: Double) -> String {
        let width = 10
        let text =
            milliseconds < 0.1
            ? String(format: "%.2f us", milliseconds * 1000) : String(format: "%.2f ms", milliseconds)
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
