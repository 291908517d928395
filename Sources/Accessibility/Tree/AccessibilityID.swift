/// The identity of a node of the accessibility tree; never reused within a process.
package struct AccessibilityID: Hashable, Sendable, Comparable {
    package let number: UInt64

    package init(_ number: UInt64) {
        self.number = number
    }

    /// The application, which is the root of the tree.
    package static let application = AccessibilityID(0)

    package static func < (lhs: AccessibilityID, rhs: AccessibilityID) -> Bool { lhs.number < rhs.number }
}
