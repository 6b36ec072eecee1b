import UIKit

extension WindowSession {
    func perform(_ shortcut: Shortcut) {
        switch shortcut {
        case .appearance: simulator.appearance = simulator.appearance == .dark ? .light : .dark
        case .direction:
            simulator.direction = simulator.direction == .rightToLeft ? .leftToRight : .rightToLeft
        case .largerText: simulator.textSize = simulator.textSize.neighbour(1)
        case .smallerText: simulator.textSize = simulator.textSize.neighbour(-1)
        case .rotate: fit(simulator.phone.rotated(to: simulator.phone.orientation.next))
        case .reduceMotion: simulator.reduceMotion.toggle()
        case .contrast: simulator.contrast = simulator.contrast == .high ? .normal : .high
        case .screenshot: writePicture()
        case .quit: close()
        }
    }

    /// Writes the screen to the first free name and says which that is.
    private func writePicture() {
        let names = (1...).lazy.map { [title] in "\(title) \($0).png" }
        let url = names.map { [pictures] in pictures.appendingPathComponent($0) }
            .first { !FileManager.default.fileExists(atPath: $0.path) }
        guard let url, let picture = simulator.screenshot(.system) else { return }
        do {
            try picture.write(to: url)
            // Not by print, which keeps it for later where standard output is a pipe.
            FileHandle.standardOutput.write(Data("\(url.path)\n".utf8))
        } catch {
            FileHandle.standardError.write(Data("\(url.path): \(error)\n".utf8))
        }
    }
}

extension Phone.Orientation {
    /// A quarter turn to the left from upright, and on.
    var next: Self {
        switch self {
        case .portrait: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .landscapeLeft: .portrait
        }
    }
}

extension UIContentSizeCategory {
    /// From the smallest to the largest.
    private static let inOrder: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The size that many steps larger, or the last one there is.
    func neighbour(_ steps: Int) -> UIContentSizeCategory {
        let sizes = Self.inOrder
        let index = (sizes.firstIndex(of: self) ?? 3) + steps
        return sizes[min(max(index, 0), sizes.count - 1)]
    }
}
