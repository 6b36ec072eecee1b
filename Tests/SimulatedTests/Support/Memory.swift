import Foundation

/// How much memory the process holds.
func residentBytes() throws -> Int {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (pages.count > 1 ? Int(pages[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
}
