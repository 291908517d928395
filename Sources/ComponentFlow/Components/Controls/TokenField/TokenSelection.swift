/// The selected tokens of a ``TokenField``: a range, one end of which the Shift key moves.
struct TokenSelection: Equatable {
    /// The token with which the selection began.
    let anchor: Int
    /// The token up to which it was extended.
    let head: Int

    init(anchor: Int, head: Int) {
        self.anchor = anchor
        self.head = head
    }

    init(_ index: Int) {
        self.init(anchor: index, head: index)
    }

    var range: ClosedRange<Int> { min(anchor, head)...max(anchor, head) }

    /// Returns the selection that begins with the same token and ends at another one.
    func extended(to index: Int) -> TokenSelection {
        TokenSelection(anchor: anchor, head: index)
    }

    /// Returns the selection after an arrow key; `nil` if it leads to the text, which follows the tokens.
    ///
    /// - Parameters:
    ///   - step: 1 for the next token, -1 for the previous one.
    ///   - count: The number of tokens.
    ///   - isExtending: Whether the Shift key is held.
    func moved(by step: Int, count: Int, isExtending: Bool) -> TokenSelection? {
        let target = head + step
        if isExtending { return extended(to: min(max(target, 0), count - 1)) }
        return target < count ? TokenSelection(max(target, 0)) : nil
    }
}
