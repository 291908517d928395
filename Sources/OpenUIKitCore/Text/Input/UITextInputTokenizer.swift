/// Methods that find the boundaries of text units such as words, lines and paragraphs.
@preconcurrency @MainActor public protocol UITextInputTokenizer: AnyObject {
    /// Returns the unit that contains a position, or `nil` if there is none.
    ///
    /// If the position is at a boundary, returns the adjacent unit in `direction`.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns whether a position is at the boundary of a unit: at its end in a forward direction, at its start in a
    /// backward direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the next boundary of a unit in a direction.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Returns whether a position is inside a unit.
    ///
    /// If the position is at a boundary, the adjacent unit in `direction` is considered.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
