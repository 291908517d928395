extension RandomAccessCollection {
    /// Returns whether both collections are known to have the same elements, without comparing these: they are in the same
    /// memory, or both are ranges.
    ///
    /// Both are retained by the caller, so what is in the same memory has not been changed. O(1).
    func isKnownToEqual(_ other: Self) -> Bool {
        if let range = self as? any EquatableRange { return range.isEqual(to: other) }
        guard count == other.count else { return false }
        guard let own = startOfMemory, let other = other.startOfMemory else { return false }
        return own == other
    }

    private var startOfMemory: UnsafeRawPointer? {
        withContiguousStorageIfAvailable { $0.baseAddress.map { UnsafeRawPointer($0) } } ?? nil
    }
}

/// A range, which is compared by its bounds.
private protocol EquatableRange: Equatable {}

extension EquatableRange {
    fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

extension Range: EquatableRange {}
extension ClosedRange: EquatableRange {}
