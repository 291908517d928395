#if INSPECTOR

/// Small numbers for types, whose names are determined once.
struct TypeNames {
    /// The number of a type in excess of the largest number of types.
    static let unknown: UInt16 = 0
    private static let maximumCount = 10_000

    private var numbers: [ObjectIdentifier: UInt16] = [:]
    private(set) var names = ["?"]

    /// Returns the number of a type.
    ///
    /// - Parameter name: Returns the name; called if the type has no number yet.
    mutating func number(of type: ObjectIdentifier, name: () -> String) -> UInt16 {
        if let number = numbers[type] { return number }
        guard names.count < Self.maximumCount else { return Self.unknown }
        names.append(name())
        let number = UInt16(names.count - 1)
        numbers[type] = number
        return number
    }

    /// The name of a type with a number.
    subscript(number: UInt16) -> String {
        names.indices.contains(Int(number)) ? names[Int(number)] : names[0]
    }
}

#endif
