/// A category of numbers for which a language has a form of words of its own.
///
/// The categories are those of the Unicode CLDR. Each language has ``other``, which is used for all numbers that belong to
/// no other category.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other

    /// The letter of the category in the texts of a table.
    package var letter: UInt8 {
        switch self {
        case .zero: UInt8(ascii: "z")
        case .one: UInt8(ascii: "o")
        case .two: UInt8(ascii: "t")
        case .few: UInt8(ascii: "f")
        case .many: UInt8(ascii: "m")
        case .other: UInt8(ascii: "x")
        }
    }
}
