/// Where a controller is between off screen and on screen, and what it has been told about it.
struct AppearanceState {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    var phase = Phase.disappeared
    var animated = false
    /// `viewIsAppearing` is due at the next layout of the view.
    var owesIsAppearing = false
    /// The transition began because the view moved, so that the end comes by itself, too.
    var isAutomatic = false

    /// Whether a begin in this direction has a meaning now; the opposite direction of a running one cancels it.
    func canBegin(_ isAppearing: Bool) -> Bool {
        switch phase {
        case .disappeared, .disappearing: isAppearing
        case .appeared, .appearing: !isAppearing
        }
    }

    var isMoving: Bool { phase == .appearing || phase == .disappearing }
    var isOnScreen: Bool { phase == .appearing || phase == .appeared }
}
