/// A horizontal and a vertical distance, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    public static let zero = UIOffset()

    package var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
}
