/// Divides long text into pieces, so that no part of it takes too long.
///
/// Boundaries are chosen by their surroundings and not by their distance from the start: after an edit, subsequent
/// boundaries are unchanged unless the text is repetitive. Boundaries after spaces are preferred. A piece ends between
/// grapheme clusters; only a cluster that is longer than a piece is divided, between scalars.
package struct TextPieces: Sendable {
    /// The minimum length of all pieces but the last, in bytes.
    private let least: Int
    /// The maximum length of a piece, in bytes.
    private let most: Int
    /// The number of bytes after a boundary that affect its choice.
    private static let reach = 8
    /// The number of boundaries inside of grapheme clusters after which the search ends.
    private static let unsafeBoundaryLimit = 64

    /// Creates a divider with lengths in bytes; the minimum is at least 16.
    package init(least: Int, most: Int) {
        self.least = max(least, 16)
        self.most = max(most, self.least + 16)
    }

    /// The number of bytes after the start of a piece that determine its end.
    package var lookahead: Int { most + Self.reach }

    /// Returns the end of the piece that starts at `start`, in UTF-8 text that ends at `limit`.
    ///
    /// - Complexity: O(*n*) in the maximum length of a piece.
    package func end(from start: Int, to limit: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard limit - start > most else { return limit }
        return chosenEnd(from: start, to: limit, in: bytes) ?? lastEnd(from: start, in: bytes)
    }

    /// Returns the best safe boundary, or nil if none is safe.
    private func chosenEnd(from start: Int, to limit: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var best: (rank: Int, hash: UInt64, place: Int)?
        var unsafeCount = 0
        for place in start + least...start + most where bytes[place] & 0xC0 != 0x80 {
            let rank = Self.rank(of: place, in: bytes)
            if let best, rank > best.rank { continue }
            let hash = Self.hash(around: place, to: limit, in: bytes)
            if let best, rank == best.rank, hash >= best.hash { continue }
            guard rank < 2 || CharacterBoundary.isSafe(place, in: bytes) else {
                unsafeCount += 1
                if unsafeCount == Self.unsafeBoundaryLimit { break }
                continue
            }
            best = (rank, hash, place)
        }
        return best?.place
    }

    /// Returns the rank of a boundary before a byte: 0 between sentences, 1 between words, 2 inside of a word.
    private static func rank(of place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard bytes[place - 1] == 0x20, bytes[place] > 0x20, bytes[place] < 0xCC else { return 2 }
        return bytes[place - 2] == UInt8(ascii: ".") ? 0 : 1
    }

    private static func hash(around place: Int, to limit: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(bytes)
        let word = raw.loadUnaligned(fromByteOffset: place - reach, as: UInt64.self)
        let next = place + reach <= limit ? raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) : 0
        let mixed = (word ^ next &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
        return mixed ^ mixed >> 32
    }

    /// Returns the last boundary between grapheme clusters, or between scalars if there is only one cluster.
    private func lastEnd(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start + most
        while bytes[end] & 0xC0 == 0x80 { end -= 1 }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        // The last cluster may be incomplete.
        let length = text.utf8.distance(from: text.startIndex, to: text.index(before: text.endIndex))
        return length > 0 ? start + length : end
    }
}

/// Boundaries between grapheme clusters that can be determined from two scalars.
enum CharacterBoundary {
    /// Returns whether a grapheme cluster definitely ends before a byte, and the scalars around it are independent.
    ///
    /// Implements a conservative subset of the rules of UAX #29: flags, which consist of pairs, have no safe
    /// boundaries.
    static func isSafe(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if bytes[place] < 0x80, bytes[place - 1] < 0x80 { return true }
        // A scalar cannot be divided.
        guard bytes[place] & 0xC0 != 0x80 else { return false }
        guard let before = scalar(before: place, in: bytes), let after = scalar(at: place, in: bytes) else {
            return false
        }
        return !extendsNext(before) && !extendsPrevious(after)
    }

    private static func extendsPrevious(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x300, 0x4E00...0x9FFF: return false
        case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x200D, 0xE33, 0xEB3, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: return true
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
        default: return scalar.properties.isGraphemeExtend
        }
    }

    private static func extendsNext(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x300, 0x4E00...0x9FFF: return false
        case 0x1100...0x115F, 0xA960...0xA97C, 0x1F1E6...0x1F1FF: return true
        default: break
        }
        let properties = scalar.properties
        return properties.generalCategory == .format || properties.canonicalCombiningClass == .virama
            || properties.isGraphemeExtend && properties.canonicalCombiningClass.rawValue == 0 && scalar.value > 0xFFFF
    }

    private static func scalar(before place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
        var start = place - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return scalar(at: start, in: bytes)
    }

    private static func scalar(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
        let lead = bytes[place]
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard place + length <= bytes.count else { return nil }
        if length == 1 { return Unicode.Scalar(lead) }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for index in place + 1..<place + length { value = value << 6 | UInt32(bytes[index] & 0x3F) }
        return Unicode.Scalar(value)
    }
}
