/// A view that displays the nodes that a function describes.
///
///     let view = HostingView(context: context) { context in
///         VStackNode {
///             LabelNode(text: "Hello")
///         }
///     }
///
/// The view renders its content in its first layout pass, when its size changes, and after
/// ``setNeedsReconcile(options:)`` of the view or of a ``Coordinator``.
@preconcurrency @MainActor
public final class HostingView: UIView {
    /// Options for how the content uses the view.
    public enum Option: Hashable, Sendable {
        /// The content is inset by the safe area.
        case useSafeAreaInsets
    }

    /// The context of the content's coordinators and components.
    public let context: UIContext
    /// The view changes that the last render made.
    public var lastReport: UIRenderReport { component.lastReport }

    private let component: HostedComponent
    private let canvas = UIView()
    private let options: Set<Option>
    private var renderedSize: CGSize?

    /// Creates a view that displays the nodes that `body` returns.
    public init(
        context: UIContext, with options: Set<Option> = [],
        body: @escaping (UIContext) -> any UINodeProtocol
    ) {
        self.context = context
        self.options = options
        component = HostedComponent(context: context, key: nil)
        super.init(frame: .zero)
        component.content = body
        addSubview(canvas)
        component.setCanvas(view: canvas, options: [.useBoundsAsCanvasSize])
    }

    /// Returns `nil`, because an archive cannot contain the content closure.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Renders the content and reconciles the views with the new description.
    public func setNeedsReconcile(options: [UIComponentRenderOption] = []) {
        component.setNeedsRender(options: options)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let frame = options.contains(.useSafeAreaInsets) ? bounds.inset(by: safeAreaInsets) : bounds
        if canvas.frame != frame { canvas.frame = frame }
        guard renderedSize != frame.size else { return }
        renderedSize = frame.size
        component.setNeedsRender()
    }

    /// Returns the size of the content at the given width, or at its intrinsic width if the given width is not positive
    /// or unbounded.
    ///
    /// Calls the content closure, but neither changes the displayed views nor notifies observers.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isBounded = size.width > 0 && size.width < CGFloat.max
        return component.measuredSize(
            canvasSize: size, available: CGSize(width: isBounded ? size.width : .infinity, height: .infinity))
    }
}

private final class HostedComponent: UIComponent<UINilState, UINilProps> {
    var content: (UIContext) -> any UINodeProtocol = { _ in UINilNode.nil }

    override func render(context: UIContext) -> any UINodeProtocol {
        content(context)
    }
}
