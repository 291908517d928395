/// The limits of one dimension of a frame, in points.
///
/// With a maximum length the frame takes the proposed length, up to the maximum; with only a minimum length it is as
/// long as its content, but at least that length. With an unbounded proposal the ideal length is used.
public struct FrameLength: Hashable, Sendable {
    /// The minimum length.
    public let min: CGFloat?
    /// The length for an unbounded proposal.
    public let ideal: CGFloat?
    /// The maximum length; `infinity` takes the proposed length.
    public let max: CGFloat?

    /// Creates limits, each of which is optional.
    ///
    /// Negative numbers are replaced by zero, and NaN by `nil`; so are a minimum and an ideal length that are infinite.
    public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
        let least = Self.checked(min).flatMap { $0.isFinite ? $0 : nil }
        self.min = least
        self.ideal = Self.checked(ideal).flatMap { $0.isFinite ? $0 : nil }
        self.max = Self.checked(max).map { Swift.max($0, least ?? 0) }
    }

    /// Creates limits that permit only one length.
    public init(fixed: CGFloat?) {
        self.init(min: fixed, ideal: fixed, max: Self.checked(fixed))
    }

    private static func checked(_ length: CGFloat?) -> CGFloat? {
        guard let length, !length.isNaN else { return nil }
        return Swift.max(length, 0)
    }

    /// Returns the length proposed to the content.
    func proposal(available: CGFloat) -> CGFloat {
        clamped(available.isFinite ? available : ideal ?? available)
    }

    /// Returns the length of the frame for a length of its content.
    func length(around content: CGFloat, available: CGFloat) -> CGFloat {
        guard max != nil else { return clamped(available.isFinite ? content : ideal ?? content) }
        return clamped(available.isFinite ? available : ideal ?? content)
    }

    private func clamped(_ length: CGFloat) -> CGFloat {
        Swift.min(Swift.max(length, min ?? 0), max ?? .infinity)
    }
}

extension Component {
    /// Returns the component in a frame with a fixed width, height or both, in points; `nil` leaves the length to the
    /// component.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: ComponentAlignment = .center
    ) -> Modified<EnvironmentType> {
        framed(width: FrameLength(fixed: width), height: FrameLength(fixed: height), alignment: alignment)
    }

    /// Returns the component in a frame with a fixed size, in points.
    public func frame(_ size: CGSize, alignment: ComponentAlignment = .center) -> Modified<EnvironmentType> {
        frame(width: size.width, height: size.height, alignment: alignment)
    }

    /// Returns the component in a frame with limits for its lengths, in points.
    ///
    /// See ``FrameLength``.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: ComponentAlignment = .center
    ) -> Modified<EnvironmentType> {
        framed(
            width: FrameLength(min: minWidth, ideal: idealWidth, max: maxWidth),
            height: FrameLength(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
    }
}
