/// A reference to a value that few instances have; storing it indirectly keeps the others small and fast to compare.
package final class IndirectStorage<Value: Hashable & Sendable>: Hashable, Sendable {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }

    package static func == (lhs: IndirectStorage, rhs: IndirectStorage) -> Bool {
        lhs === rhs || lhs.value == rhs.value
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
