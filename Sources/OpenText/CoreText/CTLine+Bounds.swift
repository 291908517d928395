/// What the bounds of a line contain.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: CFIndex

    public init(rawValue: CFIndex) {
        self.rawValue = rawValue
    }

    /// Omits the gap between lines.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    /// Raised and lowered text counts as if it were on the baseline.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    /// The bounds are those of the ink.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
}

/// Returns the rectangle of a line, relative to its origin, with the y-axis up.
///
/// - Parameters:
///   - line: The line.
///   - options: What the rectangle contains; without options, the fonts' ascents and descents and the gap below the line.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    guard !options.contains(.useGlyphPathBounds) else { return CTLineGetImageBounds(line, nil) }
    let bounds = LineBounds(of: line, isShifted: !options.contains(.excludeTypographicShifts))
    let bottom = bounds.descent + (options.contains(.excludeTypographicLeading) ? 0 : bounds.leading)
    return CGRect(x: 0, y: -bottom, width: line.line?.frame.width ?? 0, height: bounds.ascent + bottom)
}

/// Calls a closure with the carets at the edges of all characters, from left to right.
///
/// - Parameters:
///   - line: The line.
///   - block: A closure with the distance from the line's origin in points, the index of the character, whether the edge is
///     the one at which its text begins, and a pointer to a value that ends the calls if it is set to `true`.
/// - Complexity: O(n log n) in the number of characters.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    var stop = false
    for edge in line.caretEdges where !stop { block(Double(edge.x), edge.index, edge.isLeading, &stop) }
}

extension CTLine {
    /// The edges of the characters from left to right; where two are at the same place, first that of the left character.
    fileprivate var caretEdges: [CaretEdge] {
        let text = source.string as NSString
        var edges: [CaretEdge] = []
        var index = range.lowerBound - start
        while index < min(range.upperBound - start, text.length) {
            let end = NSMaxRange(text.rangeOfComposedCharacterSequence(at: index))
            let spans = layout.spans(of: index..<end, line: self.index)
            if let left = spans.first?.lowerBound, let right = spans.last?.upperBound {
                let leading = layout.caretXs(at: index, .forward).strong
                let trailing = abs(leading - left) <= abs(leading - right) ? right : left
                for (x, isLeading) in [(leading, true), (trailing, false)] {
                    edges.append(CaretEdge(x: x - self.left, left: left, index: start + index, isLeading: isLeading))
                }
            }
            index = max(end, index + 1)
        }
        return edges.sorted { ($0.x, $0.left, $0.index) < ($1.x, $1.left, $1.index) }
    }
}

private struct CaretEdge {
    /// The distance from the line's origin.
    var x: CGFloat
    /// The left edge of the character.
    var left: CGFloat
    var index: Int
    var isLeading: Bool
}
