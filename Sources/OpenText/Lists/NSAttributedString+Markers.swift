/// A marker of a list item and its position in the text.
package struct TextListMarker {
    /// The offset of the paragraph in UTF-16 units.
    package let offset: Int
    package let string: String
}

extension NSAttributedString {
    /// Returns the markers of the list items of the text, in ascending order.
    ///
    /// - Parameter hasItemAtEnd: Whether an empty paragraph at the end can be an item, as in text that is edited. In text that is
    ///   only displayed, it has no marker.
    /// - Complexity: O(*n*) in the number of attribute runs of a text without lists, otherwise in the length of the text.
    package func listMarkers(hasItemAtEnd: Bool) -> [TextListMarker] {
        guard hasLists else { return [] }
        var counter = TextListCounter()
        var markers: [TextListMarker] = []
        for offset in paragraphStarts where offset < length || hasItemAtEnd {
            counter.count(lists(ofParagraphAt: offset))
            if let marker = counter.marker { markers.append(TextListMarker(offset: offset, string: marker)) }
        }
        return markers
    }

    /// Returns the text with markers of its list items.
    package func string(with markers: [TextListMarker]) -> String {
        guard !markers.isEmpty else { return string }
        let units = Array(string.utf16)
        var (result, start) = ("", 0)
        for marker in markers {
            result += String(decoding: units[start..<marker.offset], as: UTF16.self) + marker.string + " "
            start = marker.offset
        }
        return result + String(decoding: units[start...], as: UTF16.self)
    }

    private var hasLists: Bool {
        let all = NSRange(location: 0, length: length)
        return [NSAttributedString.Key.paragraphStyle, .followingParagraphStyle].contains { key in
            var found = false
            enumerateAttribute(key, in: all) { style, _, stop in
                found = (style as? NSParagraphStyle)?.textLists.isEmpty == false
                stop.pointee = ObjCBool(found)
            }
            return found
        }
    }

    private var paragraphStarts: [Int] {
        var (starts, end) = ([0], 0)
        for character in string {
            end += character.utf16.count
            if character.isParagraphBreak { starts.append(end) }
        }
        return starts
    }

    private func lists(ofParagraphAt offset: Int) -> [NSTextList] {
        let attributes =
            offset < length
            ? attributes(at: offset, effectiveRange: nil)
            : attributes(at: offset - 1, effectiveRange: nil).followingParagraph
        return (attributes[.paragraphStyle] as? NSParagraphStyle)?.textLists ?? []
    }
}
