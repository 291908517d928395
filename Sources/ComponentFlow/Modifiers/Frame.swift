/// A component that sets the size of its content, or limits for its size.
///
/// ```swift
/// Text(text: "Name").frame(width: 120, alignment: .left)
/// Text(text: "Answer").frame(minWidth: 44, maxWidth: .infinity)
/// ```
///
/// With a maximum length the frame takes the proposed length, up to the maximum; with only a minimum length it is as
/// long as its content, but at least that length. With an unbounded proposal the ideal length is used.
public struct Frame<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The content of the frame.
    public let content: AnyComponent<ChildEnvironment>
    /// The limits of the width.
    public let width: FrameLength
    /// The limits of the height.
    public let height: FrameLength
    /// The alignment of content that is smaller or larger than the frame.
    public let alignment: ComponentAlignment

    /// Creates a frame around a component.
    public init(
        content: AnyComponent<ChildEnvironment>, width: FrameLength = FrameLength(),
        height: FrameLength = FrameLength(), alignment: ComponentAlignment = .center
    ) {
        self.content = content
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    func offer(available: CGSize) -> CGSize {
        CGSize(width: width.offer(available: available.width), height: height.offer(available: available.height))
    }

    func place(_ content: CGSize, available: CGSize) -> (size: CGSize, center: CGPoint) {
        let size = CGSize(
            width: width.length(around: content.width, available: available.width),
            height: height.length(around: content.height, available: available.height))
        return (size, alignment.center(of: content, in: size))
    }
}

extension Component {
    /// Returns the component in a frame with a fixed width, height or both, in points; `nil` leaves the length to the
    /// component.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: ComponentAlignment = .center
    ) -> Frame<EnvironmentType> {
        Frame(
            content: AnyComponent(self), width: FrameLength(fixed: width), height: FrameLength(fixed: height),
            alignment: alignment)
    }

    /// Returns the component in a frame with a fixed size, in points.
    public func frame(_ size: CGSize, alignment: ComponentAlignment = .center) -> Frame<EnvironmentType> {
        frame(width: size.width, height: size.height, alignment: alignment)
    }

    /// Returns the component in a frame with limits for its lengths, in points.
    ///
    /// See ``FrameLength``.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: ComponentAlignment = .center
    ) -> Frame<EnvironmentType> {
        Frame(
            content: AnyComponent(self), width: FrameLength(min: minWidth, ideal: idealWidth, max: maxWidth),
            height: FrameLength(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
    }
}
