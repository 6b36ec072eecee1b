extension Runtime {
    /// How often one layout pass may begin anew because layout made something dirty again.
    static let layoutPassLimit = 12

    var needsLayout: Bool {
        windows.contains(where: \.hasDirtyLayout)
    }

    /// Lays out all windows, as at the end of a turn of the main loop.
    package func commit() {
        for window in windows where window.hasDirtyLayout {
            window.layoutTree()
        }
    }

    /// Says once that some layout never settles; from there on it would fill the log.
    func reportUnsettledLayout(of view: UIView) {
        guard !hasReportedUnsettledLayout else { return }
        hasReportedUnsettledLayout = true
        let message =
            "UIKit: layout below \(view) still changes after \(Self.layoutPassLimit) passes; it was stopped.\n"
        FileHandle.standardError.write(Data(message.utf8))
    }
}
