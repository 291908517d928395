/// A place in a text, between two characters.
///
/// What it is depends on the view that made it; views that conform to ``UITextInput`` have subclasses of their own.
@MainActor open class UITextPosition: NSObject {
    /// Makes a place.
    public override init() {
        super.init()
    }
}

/// A part of a text.
@MainActor open class UITextRange: NSObject {
    /// Makes a part.
    public override init() {
        super.init()
    }

    /// Where it starts.
    open var start: UITextPosition { UITextPosition() }
    /// Where it ends.
    open var end: UITextPosition { UITextPosition() }
    /// Whether there is nothing between start and end.
    open var isEmpty: Bool { start == end }
}

/// A place so many UTF-16 units from the start of the text.
final class TextOffsetPosition: UITextPosition {
    nonisolated let units: Int

    init(_ units: Int) {
        self.units = units
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffsetPosition)?.units == units
    }

    nonisolated override var hash: Int { units.hashValue }
}

/// A part between two UTF-16 offsets.
final class TextOffsetRange: UITextRange {
    nonisolated let units: NSRange

    init(_ units: NSRange) {
        self.units = units
        super.init()
    }

    override var start: UITextPosition { TextOffsetPosition(units.location) }
    override var end: UITextPosition { TextOffsetPosition(NSMaxRange(units)) }
    override var isEmpty: Bool { units.length == 0 }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffsetRange)?.units == units
    }

    nonisolated override var hash: Int { units.hashValue }
}

extension UITextPosition {
    /// The place in UTF-16 units, if it is one of ours; others count as the start.
    package final var offset: Int { (self as? TextOffsetPosition)?.units ?? 0 }

    /// A place so many UTF-16 units from the start of the text.
    package static func at(_ offset: Int) -> UITextPosition { TextOffsetPosition(offset) }
}

extension UITextRange {
    /// The part in UTF-16 units, if it is one of ours.
    package final var nsRange: NSRange {
        let (start, end) = (start.offset, end.offset)
        return NSRange(location: min(start, end), length: abs(end - start))
    }

    /// A part between two UTF-16 offsets.
    package static func of(_ range: NSRange) -> UITextRange { TextOffsetRange(range) }
}
