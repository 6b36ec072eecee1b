private struct TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
    /// What becomes of the letters of texts; nil leaves them.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Shows texts in capitals or small letters. Default nil: as they are.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
