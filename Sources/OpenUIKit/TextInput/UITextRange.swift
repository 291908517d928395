/// A place in a text field's text, between two characters.
public final class UITextPosition: NSObject, Sendable {
    /// In UTF-16 units from the start.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    /// Equal places are equal.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextPosition)?.offset == offset
    }

    /// Equal places have equal hashes.
    public override var hash: Int { offset.hashValue }
}

/// A part of a text field's text.
public final class UITextRange: NSObject, Sendable {
    /// Where it starts.
    public let start: UITextPosition
    /// Where it ends.
    public let end: UITextPosition

    init(_ start: UITextPosition, _ end: UITextPosition) {
        self.start = start.offset <= end.offset ? start : end
        self.end = start.offset <= end.offset ? end : start
        super.init()
    }

    /// Whether there is nothing between start and end.
    public var isEmpty: Bool { start.offset == end.offset }

    /// Equal parts are equal.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITextRange else { return false }
        return other.start == start && other.end == end
    }

    /// Equal parts have equal hashes.
    public override var hash: Int { start.offset &* 31 &+ end.offset }
}
