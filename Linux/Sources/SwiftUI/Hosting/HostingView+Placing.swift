extension HostingView {
    func place(_ transaction: Transaction) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        needsPlacing = false
        graph?.needsPlacing = false
        isPlacing = true
        defer { isPlacing = false }
        let safe = safeAreaRegions.contains(.container) ? bounds.inset(by: fixedInsets ?? safeAreaInsets) : bounds
        let fill = { [self] in
            let isMirrored = root?.hostEnvironment.layoutDirection == .rightToLeft
            // Frames are given from left to right, so the safe area has to be as well.
            let logical =
                isMirrored
                ? CGRect(
                    x: bounds.minX + bounds.maxX - safe.maxX, y: safe.minY, width: safe.width, height: safe.height)
                : safe
            self.fill(
                with: arrangement.frames(in: logical), safe: logical, isMirrored: isMirrored, transaction: transaction,
                offering: ProposedViewSize(logical.size))
        }
        if let animation = transaction.effectiveAnimation { animation.run(fill) } else { fill() }
    }
}
