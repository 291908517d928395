/// The strength of a constraint, ordered by priority.
package struct Strength: Hashable, Comparable, Sendable {
    /// The priority; constraints at or above the priority of ``required`` must be satisfied.
    package let priority: Float

    /// Creates a strength with a priority.
    package init(_ priority: Float) {
        self.priority = priority
    }

    /// The strength of constraints that must be satisfied.
    package static let required = Strength(1000)

    /// Whether constraints of this strength must be satisfied.
    package var isRequired: Bool { priority >= 1000 }

    package static func < (left: Strength, right: Strength) -> Bool {
        left.priority < right.priority
    }
}
