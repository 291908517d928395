/// A node of the accessibility tree, as a value.
///
/// Its position on screen is not part of it: it changes with every frame of scrolling, and is read on demand from the
/// ``AccessibilitySource``.
package struct AccessibilityNode: Equatable, Sendable {
    /// A value in a range.
    package struct Range: Equatable, Sendable {
        package var value: Double
        package var minimum: Double
        package var maximum: Double
        /// The amount of the smallest change, or 0 if there is none.
        package var step: Double
        /// Whether assistive technologies can change the value.
        package var isAdjustable: Bool

        package init(value: Double, in range: ClosedRange<Double>, step: Double = 0, isAdjustable: Bool = false) {
            self.value = value
            (minimum, maximum) = (range.lowerBound, range.upperBound)
            self.step = step
            self.isAdjustable = isAdjustable
        }
    }

    /// The position of an element among all elements of a list, including those that have no view.
    package struct Placement: Equatable, Sendable {
        /// The position, starting at 0.
        package var index: Int
        package var count: Int

        package init(index: Int, count: Int) {
            self.index = index
            self.count = count
        }
    }

    package let id: AccessibilityID
    package var role: AccessibilityRole
    /// The localized label.
    package var name = ""
    /// The localized hint.
    package var help = ""
    /// The localized value, unless that is a text or a number in a range.
    package var value = ""
    /// The identifier for tests.
    package var identifier = ""
    /// The language of the texts as a BCP 47 tag, or empty for the user's.
    package var language = ""
    package var states: AccessibilityStates = .enabled
    package var actions: [AccessibilityAction] = []
    package var range: Range?
    package var text: AccessibilityText?
    package var placement: Placement?
    /// The level of a heading or of an item in a tree, starting at 1.
    package var level: Int?
    package var part: AccessibilityPart?
    /// Further information by its localized name.
    package var details: [String: String] = [:]
    package var children: [AccessibilityID] = []

    package init(id: AccessibilityID, role: AccessibilityRole) {
        self.id = id
        self.role = role
    }
}
