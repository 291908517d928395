/// An index in an array or a string of Core Foundation.
public typealias CFIndex = Int
/// Core Foundation's name for attributed strings.
public typealias CFAttributedString = NSAttributedString

/// A range of characters, in UTF-16 units.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    /// Creates the empty range at 0, which stands for everything in many functions.
    public init() { self.init(location: 0, length: 0) }

    public init(location: CFIndex, length: CFIndex) {
        (self.location, self.length) = (location, length)
    }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
    CFRange(location: loc, length: len)
}

extension CFRange {
    /// Returns the part of the range within 0..<`count`; a length of 0 stands for all that follows the location.
    func resolved(in count: Int) -> Range<Int> {
        let start = min(max(location, 0), count)
        return start..<(length > 0 ? start + min(length, count - start) : count)
    }
}
