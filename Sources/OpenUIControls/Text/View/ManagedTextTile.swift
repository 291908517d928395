/// An area of a text that is drawn as a whole, and the glyphs that reach into it.
///
/// The areas form a fixed grid: scrolling draws only those that become visible, and no bitmap is as large as the text.
struct ManagedTextTile {
    struct Key: Hashable {
        let row: Int
        let column: Int
    }

    /// The distance by which overrides may draw above and below the lines, in points.
    private static let reach: CGFloat = 24
    private static let size = CGSize(width: 2048, height: 512)
    /// The distance from the visible part within which lines can reach into its tiles.
    static var margin: CGFloat { size.height + reach }

    let key: Key
    /// In the coordinates of the text container.
    let area: CGRect
    let glyphs: NSRange

    /// Returns the tiles of a text that are visible.
    ///
    /// - Parameters:
    ///   - text: The area of the text in the coordinates of its container.
    ///   - visible: The visible area, in the same coordinates.
    ///   - glyphs: Returns the glyphs of the lines between two vertical positions.
    static func tiles(
        of text: CGRect, in visible: CGRect, glyphs: (_ top: CGFloat, _ bottom: CGFloat) -> NSRange
    ) -> [ManagedTextTile] {
        let drawn = text.insetBy(dx: 0, dy: -reach)
        let shown = drawn.intersection(visible)
        guard !shown.isEmpty else { return [] }
        let columns = indices(shown.minX - drawn.minX, shown.maxX - drawn.minX, step: size.width)
        return indices(shown.minY - drawn.minY, shown.maxY - drawn.minY, step: size.height).flatMap { row in
            let top = drawn.minY + CGFloat(row) * size.height
            let glyphs = glyphs(top - reach, top + size.height + reach)
            return columns.map { column in
                let x = drawn.minX + CGFloat(column) * size.width
                let area = CGRect(
                    x: x, y: top, width: min(size.width, (drawn.maxX - x).rounded(.up)),
                    height: min(size.height, (drawn.maxY - top).rounded(.up)))
                return ManagedTextTile(key: Key(row: row, column: column), area: area, glyphs: glyphs)
            }
        }
    }

    private static func indices(_ start: CGFloat, _ end: CGFloat, step: CGFloat) -> Range<Int> {
        let first = Int((start / step).rounded(.down))
        return first..<max(Int((end / step).rounded(.up)), first + 1)
    }
}
