#if INSPECTOR

/// The cases of enumerations without associated values, read from the metadata of their types.
enum EnumerationCases {
    /// The kind of the metadata of enumerations.
    private static let metadataKind: UInt = 0x201
    /// The positions, in words of four bytes, of the numbers of cases with and without associated values in the description
    /// of an enumeration, which is part of the stable ABI.
    private static let payloadCases = 5
    private static let emptyCases = 6

    /// Returns the names of the cases in the order of their declaration, which is that of their values in memory; `nil` for
    /// other types, and for enumerations that describe themselves in another way.
    static func names<Value>(of type: Value.Type) -> [String]? {
        guard !(type is any CustomStringConvertible.Type), !(type is any CustomDebugStringConvertible.Type),
            !(type is any TextOutputStreamable.Type), let count = count(of: type)
        else { return nil }
        let names = (0..<count).map { "\(value(at: $0, of: type))" }
        return Set(names).count == count ? names : nil
    }

    /// Returns the names of the cases of a type that is not known to the compiler.
    static func names(ofAny type: Any.Type) -> [String]? {
        func names<Value>(_ type: Value.Type) -> [String]? { self.names(of: type) }
        return _openExistential(type, do: names)
    }

    /// Returns a case; the index must be less than the number of cases, of which there are several.
    static func value<Value>(at index: Int, of type: Value.Type) -> Value {
        withUnsafeBytes(of: UInt8(index)) { $0.load(as: type) }
    }

    private static func count<Value>(of type: Value.Type) -> Int? {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        // One byte contains the index if there are two to 256 cases, none of which has associated values.
        guard metadata[0] == metadataKind, MemoryLayout<Value>.size == 1,
            let description = UnsafePointer<UInt32>(bitPattern: metadata[1])
        else { return nil }
        let count = Int(description[emptyCases])
        return description[payloadCases] & 0xff_ffff == 0 && (2...256).contains(count) ? count : nil
    }
}

#endif
