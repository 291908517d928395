/// A rectangle of the selection.
package struct TextSelectionPart: Equatable, Sendable {
    /// The rectangle in the coordinates of the text.
    package var rect: CGRect
    /// The writing direction of the text in the rectangle.
    package var writingDirection: NSWritingDirection
    /// Whether the rectangle contains the start of the selection.
    package var containsStart: Bool
    /// Whether the rectangle contains the end of the selection.
    package var containsEnd: Bool

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

/// The layout of a text, which ``TextEditor`` queries for movements in and between lines.
///
/// Offsets are UTF-16 units, points are in the coordinates of the text. At a line wrap an offset has two positions: the
/// affinity `forward` specifies the start of the next line, `backward` the end of the previous line.
@MainActor package protocol TextGeometry: AnyObject {
    /// Returns the rectangle of the caret.
    func caretRect(at offset: Int, affinity: UITextStorageDirection) -> CGRect
    /// Returns the position whose caret is closest to a point.
    func closestOffset(to point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection)
    /// Returns the selection rectangles of a range, from top to bottom and on each line from left to right.
    func selectionRects(for range: NSRange) -> [TextSelectionPart]
    /// Returns the line at an offset, without its terminator.
    func lineRange(at offset: Int, affinity: UITextStorageDirection) -> NSRange
    /// Returns the position a number of lines below, or above, that is closest to a horizontal goal.
    ///
    /// - Parameter goalX: The x-coordinate of the goal; if `nil`, it is set to that of the caret. Keep it for
    ///   consecutive vertical movements.
    func offset(
        from offset: Int, affinity: UITextStorageDirection, movingLines lines: Int, goalX: inout CGFloat?
    ) -> (offset: Int, affinity: UITextStorageDirection)
    /// Returns the adjacent offset to the right or left in visual order, or `nil` at the end of the text.
    func visualNeighbor(of offset: Int, toRight: Bool) -> Int?
}
