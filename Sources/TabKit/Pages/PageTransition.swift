/// What pages look like on the way from one to the other.
public enum PageTransition: Hashable, Sendable {
    /// They slide side by side. The default; with Reduce Motion, only under a finger, and they fade after a tap.
    case slide
    /// The one fades in over the other.
    case fade
    /// There is no way: the page is there at once. A finger still slides.
    case none
}
