internal import CTextBreaks

/// The writing direction of text.
package enum WritingDirection {
    /// The number of bytes that are searched for the first letter of a paragraph.
    package static let reach = 8192

    /// Returns whether the first letter of a text is written from right to left, or nil if there is none.
    ///
    /// Text in isolates is skipped (UAX #9, P2).
    package static func isRightToLeft(_ text: some Sequence<Unicode.Scalar>) -> Bool? {
        var isolates = 0
        for scalar in text {
            switch text_direction_of(scalar.value) {
            case text_direction_isolate: isolates += 1
            case text_direction_end_of_isolate: isolates = max(isolates - 1, 0)
            case text_direction_left_to_right where isolates == 0: return false
            case text_direction_right_to_left where isolates == 0: return true
            default: break
            }
        }
        return nil
    }

    /// Returns whether the first letter of a UTF-8 text is written from right to left, or nil if there is none near its
    /// start.
    package static func isRightToLeft(_ bytes: ArraySlice<UInt8>) -> Bool? {
        isRightToLeft(String(decoding: bytes.prefix(reach), as: UTF8.self).unicodeScalars)
    }
}
