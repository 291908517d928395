/// A value that few have, kept apart so that those without it stay small and are quickly compared.
package final class RareBox<Value: Hashable & Sendable>: Hashable, Sendable {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }

    package static func == (lhs: RareBox, rhs: RareBox) -> Bool {
        lhs === rhs || lhs.value == rhs.value
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
