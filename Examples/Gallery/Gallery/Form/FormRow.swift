import UIKit

/// A row of a form: what it is called, what it shows and what it changes.
struct FormRow {
    enum Kind {
        /// One of several, with a checkmark.
        case choice(isChosen: () -> Bool, select: () -> Void)
        case toggle(get: () -> Bool, set: (Bool) -> Void)
        case slider(range: ClosedRange<CGFloat>, get: () -> CGFloat, set: (CGFloat) -> Void)
        /// A number with buttons for less and more.
        case stepper(value: () -> Int, step: (Int) -> Void)
        case action(() -> Void)
    }

    let title: String
    let kind: Kind

    static func choice(_ title: String, isChosen: @escaping () -> Bool, select: @escaping () -> Void) -> FormRow {
        FormRow(title: title, kind: .choice(isChosen: isChosen, select: select))
    }

    static func toggle(_ title: String, get: @escaping () -> Bool, set: @escaping (Bool) -> Void) -> FormRow {
        FormRow(title: title, kind: .toggle(get: get, set: set))
    }

    static func slider(
        _ title: String, in range: ClosedRange<CGFloat>, get: @escaping () -> CGFloat, set: @escaping (CGFloat) -> Void
    ) -> FormRow {
        FormRow(title: title, kind: .slider(range: range, get: get, set: set))
    }

    static func stepper(_ title: String, value: @escaping () -> Int, step: @escaping (Int) -> Void) -> FormRow {
        FormRow(title: title, kind: .stepper(value: value, step: step))
    }

    static func action(_ title: String, perform: @escaping () -> Void) -> FormRow {
        FormRow(title: title, kind: .action(perform))
    }
}
