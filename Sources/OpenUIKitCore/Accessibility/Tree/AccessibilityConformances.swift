/// The protocols to which a class of elements conforms.
///
/// Searching for a conformance takes longer than looking up the class, and most elements have the class of the one before.
@MainActor struct AccessibilityConformances: OptionSet {
    let rawValue: UInt8

    /// The class describes its objects itself.
    static let describing = AccessibilityConformances(rawValue: 1)
    /// The class presents cells of a table.
    static let cell = AccessibilityConformances(rawValue: 2)
    /// The class draws the text of a page.
    static let reading = AccessibilityConformances(rawValue: 4)

    nonisolated init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    @exclusivity(unchecked)
    private static var latest: (type: ObjectIdentifier, conformances: AccessibilityConformances)?
    /// The conformances of all classes of which there were elements.
    private static var known: [ObjectIdentifier: AccessibilityConformances] = [:]

    static func of(_ object: AccessibleObject) -> AccessibilityConformances {
        let type = ObjectIdentifier(type(of: object))
        if let latest, latest.type == type { return latest.conformances }
        let found = known[type] ?? search(for: object)
        known[type] = found
        latest = (type, found)
        return found
    }

    private static func search(for object: AccessibleObject) -> AccessibilityConformances {
        var found: AccessibilityConformances = []
        if object is any AccessibilityDescribing { found.insert(.describing) }
        if object is any UIAccessibilityContainerDataTableCell { found.insert(.cell) }
        if object is any UIAccessibilityReadingContent { found.insert(.reading) }
        return found
    }
}
