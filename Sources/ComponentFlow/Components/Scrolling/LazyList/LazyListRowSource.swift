/// What the ids of a section's rows come from, by which two sections are known to have the same rows without reading ids.
///
/// When the selection of a list with a million rows changes, its rows would otherwise be compared up to the limits of
/// ``RowAlignment``, which takes 6 ms.
protocol LazyListRowSource {
    /// Returns whether both give the same ids in the same order, in constant time; `false` if that is not known.
    func hasSameRows(as other: any LazyListRowSource) -> Bool
}

/// An object that stands for the ids.
struct LazyListRowObject: LazyListRowSource {
    let object: AnyObject

    func hasSameRows(as other: any LazyListRowSource) -> Bool {
        (other as? LazyListRowObject)?.object === object
    }
}

/// A collection, and the property of its elements that identifies them.
struct LazyListRowCollection<Elements: RandomAccessCollection>: LazyListRowSource {
    let elements: Elements
    let id: PartialKeyPath<Elements.Element>

    func hasSameRows(as other: any LazyListRowSource) -> Bool {
        guard let other = other as? LazyListRowCollection else { return false }
        return elements.isKnownToEqual(other.elements) && id == other.id
    }
}
