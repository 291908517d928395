internal import Accessibility

/// A text as assistive technologies read it: the markers of list items precede their text.
///
/// Assistive technologies count the Unicode scalars of the spoken text, UIKit counts the UTF-16 units of the text.
package struct SpokenText {
    /// A marker with a space after it.
    private struct Marker {
        /// The offset in the text, and that of the same position in the spoken text before the marker.
        let (own, spoken): (Int, Int)
        let length: Int
    }

    package let string: String
    private var markers: [Marker] = []

    /// Creates a text without markers.
    init(_ string: String) {
        self.string = string
    }

    /// Creates a text with the markers of its list items.
    ///
    /// - Parameter hasItemAtEnd: Whether an empty paragraph at the end can be an item, as in text views.
    package init(_ text: NSAttributedString, hasItemAtEnd: Bool = false) {
        let listMarkers = text.listMarkers(hasItemAtEnd: hasItemAtEnd)
        string = text.string(with: listMarkers)
        var inserted = 0
        for marker in listMarkers {
            let length = marker.string.utf16.count + 1
            markers.append(Marker(own: marker.offset, spoken: marker.offset + inserted, length: length))
            inserted += length
        }
    }

    /// Returns the number of scalars before an offset of the text.
    ///
    /// - Parameter isBeforeMarker: Whether the start of a list item is the position before its marker.
    func scalars(before unit: Int, isBeforeMarker: Bool = false) -> Int {
        let last = markers.last { $0.own < unit || !isBeforeMarker && $0.own == unit }
        let shift = last.map { $0.spoken + $0.length - $0.own } ?? 0
        return AccessibilityText.scalars(in: string, before: unit + shift)
    }

    /// Returns the offset in the text for an offset in scalars; that of the text of the item for one in a marker.
    func units(before scalars: Int) -> Int {
        let unit = AccessibilityText.units(in: string, before: scalars)
        guard let last = markers.last(where: { $0.spoken <= unit }) else { return unit }
        return max(unit - last.spoken - last.length, 0) + last.own
    }
}
