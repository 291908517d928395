/// Finds the tokens of code, line by line.
///
/// What a line means can depend on the lines before it, for example in a comment of several lines. This is the state, which
/// a line receives from the previous one:
///
/// ```swift
/// struct LogColoring: CodeColoring {
///     let initialState = false
///
///     /// Colors the lines between "BEGIN" and "END" as comments.
///     func tokens(in line: Substring, state: inout Bool) -> [CodeToken] {
///         if line == "BEGIN" { state = true }
///         defer { if line == "END" { state = false } }
///         return state ? [CodeToken(.comment, line.startIndex..<line.endIndex)] : []
///     }
/// }
/// ```
///
/// After an edit, a ``CodeEditor`` queries the lines from the edited one until the state at the end of a line is what it was
/// before the edit. It queries lines only when they, or lines after them, are visible. ``CodeGrammar`` is sufficient for
/// keywords, comments, strings and numbers.
public protocol CodeColoring: Equatable {
    /// What a line needs to know about the lines before it.
    associatedtype State: Equatable

    /// The state at the start of the first line.
    var initialState: State { get }

    /// Returns the tokens of a line in their order, and changes the state to that at the end of the line.
    ///
    /// Tokens that overlap a previous one are ignored. Characters without a token have the color of text. The result must
    /// depend on the line and the state alone.
    ///
    /// - Parameters:
    ///   - line: The line without its line break.
    ///   - state: The state at the start of the line.
    func tokens(in line: Substring, state: inout State) -> [CodeToken]
}

extension CodeColoring {
    /// Returns code as an attributed string with the colors of its tokens.
    ///
    /// - Parameters:
    ///   - code: The code.
    ///   - font: The font; use a monospaced one.
    ///   - theme: The colors.
    public func attributedString(_ code: String, font: UIFont, theme: CodeTheme = .standard) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        func append(_ part: Substring, _ color: UIColor) {
            guard !part.isEmpty else { return }
            result.append(
                NSAttributedString(string: String(part), attributes: [.font: font, .foregroundColor: color]))
        }
        var (state, start) = (initialState, code.startIndex)
        while start < code.endIndex {
            let end = code[start...].firstIndex(where: \.isNewline) ?? code.endIndex
            let line = code[start..<end]
            for piece in CodePiece.pieces(of: line, tokens(in: line, state: &state)) {
                append(line[piece.range], theme.color(of: piece.kind))
            }
            start = end < code.endIndex ? code.index(after: end) : end
            append(code[end..<start], theme.text)
        }
        return result
    }
}

/// A part of a line with one color.
struct CodePiece {
    let range: Range<String.Index>
    /// `nil` for characters without a token.
    let kind: CodeToken.Kind?

    /// Returns the parts of a line from its start to its end, without overlaps.
    static func pieces(of line: Substring, _ tokens: [CodeToken]) -> [CodePiece] {
        var (pieces, place) = ([CodePiece](), line.startIndex)
        for token in tokens {
            let range = token.range
            guard range.lowerBound >= place, range.upperBound <= line.endIndex, !range.isEmpty else { continue }
            if place < range.lowerBound { pieces.append(CodePiece(range: place..<range.lowerBound, kind: nil)) }
            pieces.append(CodePiece(range: range, kind: token.kind))
            place = range.upperBound
        }
        if place < line.endIndex { pieces.append(CodePiece(range: place..<line.endIndex, kind: nil)) }
        return pieces
    }
}
