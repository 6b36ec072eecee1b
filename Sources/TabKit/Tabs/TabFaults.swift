/// Where TabKit reports bad input: a repeated id, an index out of range, a width that is not a number.
///
/// Whatever is reported, the safe thing has been done; the message says what would have been valid.
@MainActor public enum TabFaults {
    /// Hears of each fault. Default: `assertionFailure` with the message, so nothing in a release build.
    ///
    /// Set it to log faults, or to collect them in a test.
    public static var handler: (String) -> Void = { assertionFailure($0) }

    static func report(_ fault: some CustomStringConvertible) {
        handler(fault.description)
    }
}
