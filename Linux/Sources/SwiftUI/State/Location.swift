/// Where a value is kept that views read and write.
final class Location<Value>: Readable {
    private var value: Value
    private var readers: [ObjectIdentifier: Reader] = [:]

    init(_ value: Value) {
        self.value = value
    }

    /// The value. A node whose code reads it will be refreshed when it changes.
    func read() -> Value {
        if let reader = Reader.current, readers.updateValue(reader, forKey: ObjectIdentifier(reader)) == nil {
            reader.add(self)
        }
        return value
    }

    /// The value, without anybody being told of its changes.
    var untracked: Value { value }

    func write(_ new: Value) {
        guard !Fields.areSame(value, new) else { return }
        value = new
        for reader in readers.values { reader.invalidate() }
    }

    func forget(_ reader: Reader) {
        readers[ObjectIdentifier(reader)] = nil
    }
}
