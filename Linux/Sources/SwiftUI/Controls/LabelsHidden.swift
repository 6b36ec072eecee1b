private struct LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of controls in this view. VoiceOver still reads them.
    public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
