// `TabChange`, `TabStripStyle` and others are made of TabCore's values; an app imports TabKit only.
@_exported import TabCore
