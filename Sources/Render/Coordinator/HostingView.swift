/// A view that shows what a function describes.
///
///     let view = HostingView(context: context) { context in
///         VStackNode {
///             LabelNode(text: "Hello")
///         }
///     }
///
/// It describes and shows it at its first layout pass, when its size changes, and after ``setNeedsReconcile(options:)``
/// or that of a ``Coordinator``.
@MainActor
public final class HostingView: UIView {
    /// How the content uses the view.
    public enum Option: Hashable, Sendable {
        /// The content keeps to the safe area.
        case useSafeAreaInsets
    }

    /// Where coordinators and components come from.
    public let context: UIContext
    /// What the last render did to the views.
    public var lastReport: UIRenderReport { component.lastReport }

    private let component: HostedComponent
    private let canvas = UIView()
    private let options: Set<Option>
    private var renderedSize: CGSize?

    /// A view that shows what a function describes.
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

    /// Always `nil`: an archive holds no function.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Describes the content again, and makes the views equal to that.
    public func setNeedsReconcile(options: [UIComponentRenderOption] = []) {
        component.setNeedsRender(options: options)
    }

    /// Shows the content in the view's size.
    public override func layoutSubviews() {
        super.layoutSubviews()
        let frame = options.contains(.useSafeAreaInsets) ? bounds.inset(by: safeAreaInsets) : bounds
        if canvas.frame != frame { canvas.frame = frame }
        guard renderedSize != frame.size else { return }
        renderedSize = frame.size
        component.setNeedsRender()
    }

    /// The size that the content takes in a width, or as wide as it wants.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        let probe = UIView(frame: CGRect(origin: .zero, size: size))
        let isBounded = size.width > 0 && size.width < CGFloat.max
        component.setCanvas(view: probe, options: isBounded ? UIComponentCanvasOption.defaults() : [])
        component.setNeedsRender()
        let fitting = component.renderedSize
        component.setCanvas(view: canvas, options: [.useBoundsAsCanvasSize])
        return fitting
    }
}

/// The component inside a ``HostingView``.
private final class HostedComponent: UIComponent<UINilState, UINilProps> {
    var content: (UIContext) -> any UINodeProtocol = { _ in UINilNode.nil }

    override func render(context: UIContext) -> any UINodeProtocol {
        content(context)
    }
}
