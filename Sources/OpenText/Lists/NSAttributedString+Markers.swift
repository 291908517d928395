/// A marker of a list item and its position in the text.
package struct TextListMarker {
    /// The offset of the paragraph in UTF-16 units.
    package let offset: Int
    package let string: String
}

extension NSAttributedString {
    /// The markers of all list items of the text, in ascending order.
    ///
    /// - Complexity: O(*n*) in the number of attribute runs of a text without lists, otherwise in the length of the text.
    package var listMarkers: [TextListMarker] {
        guard hasLists else { return [] }
        var counter = TextListCounter()
        var markers: [TextListMarker] = []
        for offset in paragraphStarts {
            counter.count(lists(ofParagraphAt: offset))
            if let marker = counter.marker { markers.append(TextListMarker(offset: offset, string: marker)) }
        }
        return markers
    }

    /// The text with the markers of its list items.
    package var stringWithMarkers: String {
        let units = Array(string.utf16)
        var (result, start) = ("", 0)
        for marker in listMarkers {
            result += String(decoding: units[start..<marker.offset], as: UTF16.self) + marker.string + " "
            start = marker.offset
        }
        return start == 0 && result.isEmpty ? string : result + String(decoding: units[start...], as: UTF16.self)
    }

    private var hasLists: Bool {
        var found = false
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { style, _, stop in
            found = (style as? NSParagraphStyle)?.textLists.isEmpty == false
            stop.pointee = ObjCBool(found)
        }
        return found
    }

    private var paragraphStarts: [Int] {
        var (starts, end) = ([0], 0)
        for character in string {
            end += character.utf16.count
            if ["\n", "\r", "\r\n", "\u{2029}"].contains(character) { starts.append(end) }
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
