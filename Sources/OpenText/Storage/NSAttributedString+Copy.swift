extension NSAttributedString {
    /// The text as a value that does not change when this text does.
    ///
    /// Foundation's copying initializers read the memory of their own classes. They would return an empty text for a text
    /// storage, and for other classes that provide the text themselves.
    package var textCopy: NSAttributedString {
        NSAttributedString(attributedString: isOfFoundation ? self : TextSlice(self).attributed)
    }

    /// A copy that can be changed; see ``textCopy``.
    package var mutableTextCopy: NSMutableAttributedString {
        isOfFoundation ? NSMutableAttributedString(attributedString: self) : TextSlice(self).attributed
    }

    /// Calls a closure with the attributes and the length, in UTF-16 units, of each part of the text.
    ///
    /// Foundation's enumeration reads the memory of its own classes, too.
    func forEachRun(_ body: (_ attributes: [NSAttributedString.Key: Any], _ length: Int) -> Void) {
        guard !isOfFoundation else {
            enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
                body(values, range.length)
            }
            return
        }
        var place = 0
        while place < length {
            var range = NSRange(location: place, length: 0)
            let values = attributes(at: place, effectiveRange: &range)
            let end = min(max(range.location + range.length, place + 1), length)
            body(values, end - place)
            place = end
        }
    }

    private var isOfFoundation: Bool {
        type(of: self) == NSAttributedString.self || type(of: self) == NSMutableAttributedString.self
    }
}
