/// A position in a text, between two characters.
///
/// Its representation is up to the view that created it; views that conform to ``UITextInput`` define their own
/// subclasses.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    public override init() {
        super.init()
    }
}

/// A range of text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    public override init() {
        super.init()
    }

    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range.
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { start == end }
}

/// A position that is a UTF-16 offset from the start of the text.
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

/// A range between two UTF-16 offsets.
package final class TextOffsetRange: UITextRange {
    nonisolated let units: NSRange

    init(_ units: NSRange) {
        self.units = units
        super.init()
    }

    package override var start: UITextPosition { TextOffsetPosition(units.location) }
    package override var end: UITextPosition { TextOffsetPosition(NSMaxRange(units)) }
    package override var isEmpty: Bool { units.length == 0 }

    package nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffsetRange)?.units == units
    }

    package nonisolated override var hash: Int { units.hashValue }
}

extension UITextPosition {
    /// The UTF-16 offset of the position; 0 for instances of other subclasses.
    package final var offset: Int { (self as? TextOffsetPosition)?.units ?? 0 }

    /// Creates a position at a UTF-16 offset from the start of the text.
    package static func at(_ offset: Int) -> UITextPosition { TextOffsetPosition(offset) }
}

extension UITextRange {
    /// The range in UTF-16 offsets; positions of other subclasses count as 0.
    package final var nsRange: NSRange {
        let (start, end) = (start.offset, end.offset)
        return NSRange(location: min(start, end), length: abs(end - start))
    }

    /// Creates a range between two UTF-16 offsets.
    package static func of(_ range: NSRange) -> UITextRange { TextOffsetRange(range) }
}
