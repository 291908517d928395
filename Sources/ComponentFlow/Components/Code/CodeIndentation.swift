/// The characters that indent a line of code by one level.
public enum CodeIndentation: Hashable, Sendable {
    /// A number of spaces.
    case spaces(Int)
    /// A tab, displayed with a width in characters.
    case tab(width: Int)

    private static let widths = 1...16

    /// The width of a level, and the distance of tab stops, in characters.
    var width: Int {
        switch self {
        case .spaces(let width), .tab(let width): min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
        }
    }

    /// The characters of one level.
    var unit: String {
        switch self {
        case .spaces: String(repeating: " ", count: width)
        case .tab: "\t"
        }
    }

    /// Returns the characters from the end of a text to the next level.
    func insertion(after text: Substring) -> String {
        guard case .spaces = self else { return unit }
        let column = text.reduce(0) { $1 == "\t" ? ($0 / width + 1) * width : $0 + 1 }
        return String(repeating: " ", count: width - column % width)
    }

    /// Returns the spaces and tabs at the start of a line.
    static func start(of line: Substring) -> Substring {
        line.prefix { $0 == " " || $0 == "\t" }
    }

    /// Returns the line with one more level; an empty line is not indented.
    func indented(_ line: String) -> String {
        line.first.map(\.isNewline) ?? true ? line : unit + line
    }

    /// Returns the line with one level less: without a tab, or without as many spaces as a level has, at its start.
    func outdented(_ line: String) -> String {
        if line.first == "\t" { return String(line.dropFirst()) }
        let spaces = line.prefix(width).prefix { $0 == " " }.count
        return String(line.dropFirst(spaces))
    }
}
