/// Whether there is much or little room in a dimension.
public enum UserInterfaceSizeClass: Sendable {
    case compact, regular
}
