/// The script of a language.
///
/// Words in other scripts are not checked, because its dictionary cannot contain them.
struct SpellingScript: Equatable, Sendable {
    private let ranges: [ClosedRange<UInt32>]

    /// Creates the script of a language such as "en_US"; `nil` if it is not known.
    init?(of language: String) {
        guard let name = Locale.Language(identifier: language).script?.identifier, let ranges = Self.blocks[name] else {
            return nil
        }
        self.ranges = ranges
    }

    /// Returns whether the script contains a letter.
    func contains(_ letter: Unicode.Scalar) -> Bool {
        ranges.contains { $0.contains(letter.value) }
    }

    /// The blocks of Unicode with the letters of the scripts for which there are dictionaries.
    private static let blocks: [String: [ClosedRange<UInt32>]] = [
        "Latn": [
            0x41...0x2AF, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06,
        ],
        "Cyrl": [0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F],
        "Grek": [0x370...0x3FF, 0x1F00...0x1FFF], "Armn": [0x530...0x58F, 0xFB13...0xFB17],
        "Hebr": [0x590...0x5FF, 0xFB1D...0xFB4F], "Geor": [0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F],
        "Arab": [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF],
        "Deva": [0x900...0x97F], "Beng": [0x980...0x9FF], "Guru": [0xA00...0xA7F], "Gujr": [0xA80...0xAFF],
        "Orya": [0xB00...0xB7F], "Taml": [0xB80...0xBFF], "Telu": [0xC00...0xC7F], "Knda": [0xC80...0xCFF],
        "Mlym": [0xD00...0xD7F], "Sinh": [0xD80...0xDFF], "Ethi": [0x1200...0x139F],
        "Kore": [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF],
        "Thai": [0xE00...0xE7F], "Laoo": [0xE80...0xEFF], "Khmr": [0x1780...0x17FF], "Mymr": [0x1000...0x109F],
    ]
}
