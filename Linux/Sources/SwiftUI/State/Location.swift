/// Where a value is kept that views read and write.
final class Location<Value>: Readable, Historical {
    private var value: Value
    private var readers: [ObjectIdentifier: Reader] = [:]
    /// Values that were replaced, with the number of the write that did it.
    private var past: [(write: Int, value: Value)] = []

    init(_ value: Value) {
        self.value = value
    }

    /// The value. A node whose code reads it will be refreshed when it changes.
    func read() -> Value {
        if let reader = Reader.current, readers.updateValue(reader, forKey: ObjectIdentifier(reader)) == nil {
            reader.add(self)
        }
        guard let shown = WriteOrder.shown, !past.isEmpty else { return value }
        return past.first { $0.write > shown }?.value ?? value
    }

    /// Sets the value. From another thread it is set in the main thread's next turn.
    func write(_ new: Value) {
        guard MainThread.isCurrent else {
            nonisolated(unsafe) let (location, new) = (self, new)
            return onMainActor { location.write(new) }
        }
        guard !Fields.areSame(value, new) else { return }
        let old = value
        value = new
        for reader in readers.values { reader.invalidate() }
        guard WriteOrder.isWaiting else { return }
        let write = WriteOrder.number(for: .current)
        if past.isEmpty { WriteOrder.keep(self) }
        if past.last?.write != write { past.append((write, old)) }
    }

    func forget(_ reader: Reader) {
        readers[ObjectIdentifier(reader)] = nil
    }

    func forgetPast() { past = [] }
}
