/// The text of an entry, with the forms for the categories of a number and its substitutions.
///
/// An entry is a text, or fields that are divided by ``TableStorage/fieldSeparator``: the text itself, and a field for each
/// substitution. The letter of each form precedes its text.
struct TableText {
    /// A text, or one for each category of an argument.
    enum Forms {
        case single(Substring)
        case plural(argument: Int, forms: [(letter: UInt8, text: Substring)])
    }

    struct Substitution {
        let name: Substring
        let argument: Int
        let specifier: FormatSpecifier
        let forms: Forms
    }

    let forms: Forms
    let substitutions: [Substitution]

    init(_ text: String) {
        let fields = text.split(
            separator: Self.character(TableStorage.fieldSeparator), omittingEmptySubsequences: false)
        forms = Self.forms(fields[0])
        substitutions = fields.dropFirst().compactMap { Self.substitution($0) }
    }

    private static let separator = character(TableStorage.formSeparator)
    private static let mark = character(TableStorage.pluralMark)

    private static func character(_ byte: UInt8) -> Character {
        Character(Unicode.Scalar(byte))
    }

    private static func forms(_ text: Substring) -> Forms {
        guard text.first == mark else { return .single(text) }
        let parts = text.dropFirst().split(separator: separator, omittingEmptySubsequences: false)
        let forms = parts.dropFirst().compactMap { part in
            part.utf8.first.map { (letter: $0, text: Substring(part.utf8.dropFirst())) }
        }
        return .plural(argument: Int(parts[0]) ?? 1, forms: forms)
    }

    private static func substitution(_ field: Substring) -> Substitution? {
        let parts = field.split(separator: separator, maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, let argument = Int(parts[1]),
            case .placeholder(let specifier) = FormatText("%\(parts[2])").parts.first
        else { return nil }
        return Substitution(name: parts[0], argument: argument, specifier: specifier, forms: forms(parts[3]))
    }
}
