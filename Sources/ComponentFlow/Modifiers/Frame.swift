/// Gives a component a size, or bounds for its size.
///
/// ```swift
/// Text(text: "Name").frame(width: 120, alignment: .left)
/// Text(text: "Answer").frame(minWidth: 44, maxWidth: .infinity)
/// ```
///
/// With a greatest length the frame takes what it is offered, up to that length; with only a least length it is as long
/// as its content, or longer. An ideal length counts where no end of room is offered.
public struct Frame<ChildEnvironment>: Wrapper {
    /// What the content expects from its surroundings.
    public typealias EnvironmentType = ChildEnvironment

    /// What stands in the frame.
    public let content: AnyComponent<ChildEnvironment>
    /// The rules for the width.
    public let width: FrameLength
    /// The rules for the height.
    public let height: FrameLength
    /// Where the content stands that is smaller than the frame, or larger.
    public let alignment: ComponentAlignment

    /// Puts a component into a frame.
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

    /// Places the content.
    public static var body: Body {
        makeBody()
    }
}

extension Component {
    /// The component in a frame of a fixed width, height or both, in points; nil leaves the length to the component.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: ComponentAlignment = .center
    ) -> Frame<EnvironmentType> {
        Frame(
            content: AnyComponent(self), width: FrameLength(fixed: width), height: FrameLength(fixed: height),
            alignment: alignment)
    }

    /// The component in a frame of a size, in points.
    public func frame(_ size: CGSize, alignment: ComponentAlignment = .center) -> Frame<EnvironmentType> {
        frame(width: size.width, height: size.height, alignment: alignment)
    }

    /// The component in a frame with bounds for its lengths, in points; see ``FrameLength``.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: ComponentAlignment = .center
    ) -> Frame<EnvironmentType> {
        Frame(
            content: AnyComponent(self), width: FrameLength(min: minWidth, ideal: idealWidth, max: maxWidth),
            height: FrameLength(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
    }
}
