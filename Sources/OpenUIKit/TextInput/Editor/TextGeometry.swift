/// One rectangle of what is selected.
package struct TextSelectionPart: Equatable, Sendable {
    /// In the coordinates of the text.
    package var rect: CGRect
    /// The direction of the writing in it.
    package var writingDirection: NSWritingDirection
    /// Whether the selection starts in it.
    package var containsStart: Bool
    /// Whether the selection ends in it.
    package var containsEnd: Bool

    /// Makes a part.
    package init(
        rect: CGRect, writingDirection: NSWritingDirection = .leftToRight, containsStart: Bool = false,
        containsEnd: Bool = false
    ) {
        self.rect = rect
        self.writingDirection = writingDirection
        self.containsStart = containsStart
        self.containsEnd = containsEnd
    }
}

/// Where the places of a laid out text are: what ``TextEditor`` asks to move through lines and around on them.
///
/// Offsets are UTF-16 units, points are in the coordinates of the text. Where a line wraps, an offset has two places: the
/// affinity `forward` means the start of the next line, `backward` the end of the line before.
@MainActor package protocol TextGeometry: AnyObject {
    /// The rectangle of the caret.
    func caretRect(at offset: Int, affinity: UITextStorageDirection) -> CGRect
    /// The place whose caret is nearest to a point.
    func closestOffset(to point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection)
    /// The rectangles of a part, from top to bottom and on each line from left to right.
    func selectionRects(for range: NSRange) -> [TextSelectionPart]
    /// The line that a place is on, without the break that ends it.
    func lineRange(at offset: Int, affinity: UITextStorageDirection) -> NSRange
    /// The place so many lines further down, or up, as near as can be to a distance from the left.
    ///
    /// - Parameter goalX: the distance; nil at first, then set to that of the caret and kept while lines follow lines.
    func offset(
        from offset: Int, affinity: UITextStorageDirection, movingLines lines: Int, goalX: inout CGFloat?
    ) -> (offset: Int, affinity: UITextStorageDirection)
    /// The place that is next to the right, or to the left, as the eye sees it; nil at the end of the text.
    func visualNeighbor(of offset: Int, toRight: Bool) -> Int?
}
