/// What a component takes over from another one with the same id.
///
/// See ``Component/matchedGeometry(id:in:properties:anchor:isSource:)``.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    /// The position of the anchor point.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// The size, which is proposed to the content of a follower.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]

    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }
}

/// How a component is matched with others.
struct MatchedGeometrySettings: Equatable {
    let key: MatchedGeometryKey
    var properties = MatchedGeometryProperties.frame
    var anchor = ComponentAlignment.center
    /// Whether the component has its own place, which followers take over.
    var isSource = true
}
