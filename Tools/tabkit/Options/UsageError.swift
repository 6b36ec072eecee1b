/// Something on the command line, or in a file named there, that is not valid. The message says what would be.
struct UsageError: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
