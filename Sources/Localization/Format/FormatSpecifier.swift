/// A placeholder for an argument, such as `%@`, `%2$lld` or `%.2f`.
package struct FormatSpecifier: Hashable, Sendable {
    /// The kinds of arguments.
    package enum Kind: Hashable, Sendable {
        case text, integer, unsigned, number, character
    }

    /// The position of the argument, from 1 on; `nil` for the argument after that of the previous placeholder.
    package var position: Int?
    package var isLeftAligned = false
    package var showsPlus = false
    package var isZeroPadded = false
    package var isAlternative = false
    /// The minimum number of characters.
    package var width = 0
    /// The number of fraction digits of a number, or the maximum number of characters of a text.
    package var precision: Int?
    /// The letters for the size of an integer in C, which have no effect.
    package var length = ""
    /// The letter that ends the placeholder.
    package var conversion: Unicode.Scalar

    /// The largest width and precision, which only limit time and memory.
    package static let limit = 100

    /// The kind of the argument; `nil` for a letter that stands for none.
    package var kind: Kind? {
        switch conversion {
        case "@", "s", "S": .text
        case "d", "D", "i": .integer
        case "u", "U", "x", "X", "o", "O": .unsigned
        case "f", "F", "e", "E", "g", "G", "a", "A": .number
        case "c", "C": .character
        default: nil
        }
    }
}
