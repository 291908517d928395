/// How much a constraint matters: the higher its priority, the more.
package struct Strength: Hashable, Comparable, Sendable {
    /// The priority; a constraint at ``required`` has to hold.
    package let priority: Float

    /// Makes a strength of a priority.
    package init(_ priority: Float) {
        self.priority = priority
    }

    /// Has to hold.
    package static let required = Strength(1000)

    /// Whether the constraint has to hold.
    package var isRequired: Bool { priority >= 1000 }

    package static func < (left: Strength, right: Strength) -> Bool {
        left.priority < right.priority
    }
}
