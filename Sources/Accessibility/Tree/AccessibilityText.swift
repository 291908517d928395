import Foundation

/// A text and its selection, as assistive technologies see them.
///
/// Offsets count Unicode scalars, as those of AT-SPI do, while those of UIKit count UTF-16 units.
package struct AccessibilityText: Hashable, Sendable {
    /// The text; for a secure field the dots that it displays.
    package let string: String
    /// The number of scalars.
    package let count: Int
    /// The selection; an empty range if there is only a caret.
    package var selection: Range<Int>
    /// The end of the selection that moves; one of the bounds of ``selection``.
    package var caret: Int
    /// A number that changes with the attributes, such as the marks of misspelled words.
    package var attributesVersion = 0

    /// Creates a text.
    ///
    /// - Parameter selection: The selection in scalars, which is limited to the text.
    package init(_ string: String, selection: Range<Int> = 0..<0, caret: Int? = nil) {
        self.string = string
        count = TextPosition(endOf: string).scalars
        self.selection = selection.clamped(to: 0..<count)
        self.caret = min(max(caret ?? self.selection.upperBound, 0), count)
    }

    /// Compares bytes, which is several times as fast as comparing characters, and distinguishes equivalent ones.
    package static func == (left: AccessibilityText, right: AccessibilityText) -> Bool {
        left.count == right.count && left.selection == right.selection && left.caret == right.caret
            && left.attributesVersion == right.attributesVersion && left.string.hasSameBytes(as: right.string)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        hasher.combine(selection)
        hasher.combine(caret)
        hasher.combine(attributesVersion)
    }

    /// Returns the part of the text in a range, which is limited to the text.
    package func substring(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<count)
        let (start, end) = (index(at: range.lowerBound), index(at: range.upperBound))
        return String(string.unicodeScalars[start..<end])
    }

    private func index(at offset: Int) -> String.Index { Self.index(in: string, at: offset) }

    /// Returns the index of the scalar at an offset; the end for a larger offset.
    package static func index(in string: String, at offset: Int) -> String.Index {
        TextPosition(afterScalars: max(offset, 0), in: string).index(in: string)
    }

    /// Returns the scalar at an offset, or `nil` outside of the text.
    package func scalar(at offset: Int) -> Unicode.Scalar? {
        guard offset >= 0, offset < count else { return nil }
        return string.unicodeScalars[index(at: offset)]
    }

    /// Returns the number of UTF-16 units before an offset in scalars.
    package static func units(in string: String, before offset: Int) -> Int {
        TextPosition(afterScalars: max(offset, 0), in: string).units
    }

    /// Returns the number of scalars before an offset in UTF-16 units.
    package static func scalars(in string: String, before units: Int) -> Int {
        TextPosition(afterUnits: max(units, 0), in: string).scalars
    }
}

extension String {
    /// Returns whether two texts consist of the same scalars.
    func hasSameBytes(as other: String) -> Bool {
        var (own, other) = (self, other)
        return own.withUTF8 { own in
            other.withUTF8 { other in
                guard own.count == other.count else { return false }
                guard let first = own.baseAddress, let second = other.baseAddress else { return true }
                return first == second || memcmp(first, second, own.count) == 0
            }
        }
    }
}

/// How one text became another: a part of it was replaced.
package struct AccessibilityTextEdit: Equatable, Sendable {
    /// The first offset that differs, in scalars.
    package var start: Int
    package var removed: String
    package var inserted: String

    /// Returns the shortest replacement that makes `old` equal `new`, or `nil` if they are equal.
    package init?(from old: String, to new: String) {
        if old.hasSameBytes(as: new) { return nil }
        var (old, new) = (old, new)
        let edit = old.withUTF8 { old in new.withUTF8 { new in Self.edit(from: old, to: new) } }
        guard let edit else { return nil }
        self = edit
    }

    private init(start: Int, removed: String, inserted: String) {
        (self.start, self.removed, self.inserted) = (start, removed, inserted)
    }

    private typealias Bytes = UnsafeBufferPointer<UInt8>

    private static func edit(from old: Bytes, to new: Bytes) -> AccessibilityTextEdit? {
        let limit = min(old.count, new.count)
        var prefix = 0
        while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
        guard prefix < max(old.count, new.count) else { return nil }
        while isInsideScalar(old, prefix) || isInsideScalar(new, prefix) { prefix -= 1 }
        var suffix = 0
        while suffix < limit - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        while isInsideScalar(old, old.count - suffix) { suffix -= 1 }
        return AccessibilityTextEdit(
            start: old[..<prefix].count(where: { !isContinuation($0) }),
            removed: String(decoding: old[prefix..<old.count - suffix], as: UTF8.self),
            inserted: String(decoding: new[prefix..<new.count - suffix], as: UTF8.self))
    }

    private static func isInsideScalar(_ bytes: Bytes, _ index: Int) -> Bool {
        index < bytes.count && isContinuation(bytes[index])
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }
}
