/// The writing direction of letters.
package enum WritingDirection {
    /// The number of bytes that are searched for the first letter of a paragraph.
    package static let reach = 8192

    /// Returns whether a letter is written from right to left, or nil if it has no direction of its own.
    package static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool? {
        switch scalar.value {
        case 0x200E: return false
        case 0x200F, 0x061C: return true
        default: break
        }
        guard scalar.properties.isAlphabetic else { return nil }
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
        default: return false
        }
    }

    /// Returns whether the first letter of a UTF-8 text is written from right to left, or nil if there is none near its
    /// start.
    package static func isRightToLeft(_ bytes: ArraySlice<UInt8>) -> Bool? {
        String(decoding: bytes.prefix(reach), as: UTF8.self).unicodeScalars.lazy.compactMap(isRightToLeft).first
    }
}
