/// Assigns unique identifiers to fingers, based on the keys that GDK uses while a finger is down.
///
/// GDK may reuse a key for a later finger; the identifiers are never reused.
struct TouchIdentifiers {
    private var identifiers: [UInt: UInt] = [:]
    private var next: UInt = 1

    /// The identifiers of the fingers that are down.
    var active: [UInt] {
        identifiers.values.sorted()
    }

    /// Assigns an identifier to the finger with this key; a previous finger with the same key is removed.
    mutating func begin(_ key: UInt) -> UInt {
        let identifier = next
        next += 1
        identifiers[key] = identifier
        return identifier
    }

    /// Returns the identifier of a finger that is down.
    func identifier(for key: UInt) -> UInt? {
        identifiers[key]
    }

    /// Removes a finger and returns its identifier, or nil if it is unknown.
    mutating func end(_ key: UInt) -> UInt? {
        identifiers.removeValue(forKey: key)
    }

    /// Removes all fingers.
    mutating func removeAll() {
        identifiers.removeAll()
    }
}
