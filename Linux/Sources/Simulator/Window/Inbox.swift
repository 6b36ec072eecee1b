import UIKit

/// What the person did since the last frame.
///
/// A touch screen is sampled once a frame, and iOS hands its touches over in that rhythm. A mouse reports far more often, and a
/// program that moves it as fast as it can would seem to throw things: so movements within a frame become one, and
/// what a finger does after it came down waits for the next frame.
struct Inbox {
    private var events: [InputEvent] = []

    var isEmpty: Bool { events.isEmpty }

    mutating func add(_ event: InputEvent) {
        if case .move(let finger, _) = event, let last = events.lastIndex(where: { $0.finger == finger }),
            case .move = events[last]
        {
            events[last] = event
        } else {
            events.append(event)
        }
    }

    /// What is to be delivered in one frame, in order.
    mutating func takeFrame() -> [InputEvent] {
        var landed: Set<Int> = []
        let end = events.firstIndex { event in
            if case .down(let finger, _) = event { return !landed.insert(finger).inserted }
            return event.finger.map(landed.contains) ?? false
        }
        defer { events.removeFirst(end ?? events.count) }
        return Array(events[..<(end ?? events.count)])
    }
}

extension InputEvent {
    /// Whose event it is; nil for what comes from no finger.
    var finger: Int? {
        switch self {
        case .down(let finger, _), .move(let finger, _), .up(let finger), .cancel(let finger): finger
        case .scroll, .key: nil
        }
    }
}
