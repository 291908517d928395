/// Knows where words, lines, paragraphs and the like begin and end.
@MainActor public protocol UITextInputTokenizer: AnyObject {
    /// The unit around a place; if the place is at a border, the one in the direction, and nil if there is none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a place is at the border of a unit: its end in forward direction, its start in backward direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// The next border of a unit in a direction.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a place is inside of a unit; at a border, of the one in the direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
