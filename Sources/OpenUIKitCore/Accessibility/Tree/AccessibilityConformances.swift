/// The protocols to which a class of elements conforms.
///
/// Most elements of a tree have a few classes, and searching for a conformance takes longer than comparing the class with
/// that of the element before.
@MainActor struct AccessibilityConformances: OptionSet {
    let rawValue: UInt8

    /// The class describes its objects itself.
    static let describing = AccessibilityConformances(rawValue: 1)
    /// The class presents cells of a table.
    static let cell = AccessibilityConformances(rawValue: 2)

    nonisolated init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    private static var latest: (type: ObjectIdentifier, conformances: AccessibilityConformances)?

    static func of(_ object: AccessibleObject) -> AccessibilityConformances {
        let type = ObjectIdentifier(type(of: object))
        if let latest, latest.type == type { return latest.conformances }
        var found: AccessibilityConformances = []
        if object is any AccessibilityDescribing { found.insert(.describing) }
        if object is any UIAccessibilityContainerDataTableCell { found.insert(.cell) }
        latest = (type, found)
        return found
    }
}
