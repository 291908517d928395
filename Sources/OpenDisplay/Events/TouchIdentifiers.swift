/// Gives each finger a number of its own, from the key GDK uses while the finger is down.
///
/// GDK may use a key again for a later finger; the numbers here are never used again.
struct TouchIdentifiers {
    private var identifiers: [UInt: UInt] = [:]
    private var next: UInt = 1

    /// The fingers that are down.
    var active: [UInt] {
        identifiers.values.sorted()
    }

    /// The finger with this key begins; a finger that still has the key is forgotten.
    mutating func begin(_ key: UInt) -> UInt {
        let identifier = next
        next += 1
        identifiers[key] = identifier
        return identifier
    }

    /// The number of a finger that is down.
    func identifier(for key: UInt) -> UInt? {
        identifiers[key]
    }

    /// The finger is up: its number, unless it never began.
    mutating func end(_ key: UInt) -> UInt? {
        identifiers.removeValue(forKey: key)
    }

    /// Forgets all fingers.
    mutating func removeAll() {
        identifiers.removeAll()
    }
}
