/// The rules for one length of a ``Frame``, in points.
public struct FrameLength: Hashable, Sendable {
    /// The least length.
    public let min: CGFloat?
    /// The length where no end of room is offered.
    public let ideal: CGFloat?
    /// The greatest length; `infinity` takes all that is offered.
    public let max: CGFloat?

    /// Rules that may each be left out; numbers below zero count as zero, and what is no number as left out.
    public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
        let least = Self.checked(min).flatMap { $0.isFinite ? $0 : nil }
        self.min = least
        self.ideal = Self.checked(ideal).flatMap { $0.isFinite ? $0 : nil }
        self.max = Self.checked(max).map { Swift.max($0, least ?? 0) }
    }

    /// One length and no other.
    public init(fixed: CGFloat?) {
        self.init(min: fixed, ideal: fixed, max: Self.checked(fixed))
    }

    private static func checked(_ length: CGFloat?) -> CGFloat? {
        guard let length, !length.isNaN else { return nil }
        return Swift.max(length, 0)
    }

    /// The length the content is offered.
    func offer(available: CGFloat) -> CGFloat {
        clamped(available.isFinite ? available : ideal ?? available)
    }

    /// The length of the frame around a content of a length.
    func length(around content: CGFloat, available: CGFloat) -> CGFloat {
        guard max != nil else { return clamped(available.isFinite ? content : ideal ?? content) }
        return clamped(available.isFinite ? available : ideal ?? content)
    }

    private func clamped(_ length: CGFloat) -> CGFloat {
        Swift.min(Swift.max(length, min ?? 0), max ?? .infinity)
    }
}
