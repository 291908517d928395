/// A text broken into lines and shaped: immutable, measured and drawn as often as one likes.
package final class TypesetText: Sendable {
    /// The width of the longest line and the height of all lines, in points.
    package let size: CGSize
    package let lines: [TypesetLine]
    package let runs: [GlyphRun]
    /// Backgrounds, underlines and strikethroughs.
    package let decorations: [TextDecoration]

    /// Typesets a text.
    ///
    /// - Parameters:
    ///   - width: the width to fill, in points; nil, infinite or not a number means that lines end only where the text
    ///     says so. A negative width counts as 0.
    ///   - height: lines that do not fit into it are left out, but never the first one.
    ///   - maximumLines: 0 means any number.
    package init(_ content: TextContent, width: CGFloat?, height: CGFloat? = nil, maximumLines: Int = 0) {
        size = .zero
        lines = []
        runs = []
        decorations = []
    }

    /// The first line's baseline, in points from the top.
    package var firstBaseline: CGFloat {
        lines.first?.baseline ?? 0
    }

    /// The last line's baseline, in points from the top.
    package var lastBaseline: CGFloat {
        lines.last?.baseline ?? 0
    }

    /// Whether text was left out.
    package var isTruncated: Bool {
        lines.contains(where: \.isTruncated)
    }

    /// Draws the text; runs without a colour take the context's fill colour.
    ///
    /// - Parameter origin: where the text's top left corner goes, in the context's user space.
    package func draw(in context: CGContext, at origin: CGPoint) {}
}
