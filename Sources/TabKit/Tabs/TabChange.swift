/// One change of the selection: `from`, `to` and the `reason`.
public typealias TabChange = SelectionChange<AnyHashable>

/// What an edit changed in the list of tabs, step by step.
public typealias TabEdit = ListEdit<AnyHashable>
