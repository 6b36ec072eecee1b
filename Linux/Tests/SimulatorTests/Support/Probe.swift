import Foundation

/// Where the probe program was built: beside the tests.
enum Probe {
    static var path: String {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appendingPathComponent("windowprobe").path
    }
}
