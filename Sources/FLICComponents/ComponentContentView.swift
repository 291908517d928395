import ComponentFlow
import FLIC

/// A FLIC view that displays its model with a component, whose closures emit events.
///
///     ComponentContentView(viewModel: photo) { photo, emit in
///         Button(content: AnyComponent(Text(text: photo.title)), action: { emit(PhotoEvent.open(photo)) })
///     }
public final class ComponentContentView<ViewModel, Content: Component>: View<ViewModel>
where Content.EnvironmentType == Empty {
    private let host = ComponentHostView<Empty>()
    private let content: @MainActor (ViewModel, EventEmitter) -> Content

    /// Creates a view that displays a model with a component.
    ///
    /// `content` is a closure that returns the component for a model; called on every update of the model and at
    /// layout.
    public init(
        viewModel: ViewModel, eventHandler: (any ViewEventHandler)? = nil,
        content: @escaping @MainActor (ViewModel, EventEmitter) -> Content
    ) {
        self.content = content
        super.init(viewModel: viewModel, eventHandler: eventHandler)
    }

    /// Returns `nil`: an archive does not contain a component.
    public required init?(coder: NSCoder) {
        nil
    }

    public override func setUp() {
        super.setUp()
        addSubview(host)
        host.sizeDidChange = { [weak self] _, _ in self?.invalidateIntrinsicContentSize() }
    }

    public override func viewModelDidUpdate() {
        super.viewModelDidUpdate()
        show(in: bounds.size)
        invalidateIntrinsicContentSize()
    }

    /// Proposes the size of the view to the component.
    public override func layoutSubviews() {
        super.layoutSubviews()
        show(in: bounds.size)
    }

    /// Returns the size, in points, that the component takes when `size` is proposed.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        let probe = ComponentHostView<Empty>()
        return probe.update(
            transition: .immediate, component: component, environment: {}, containerSize: size)
    }

    private var component: AnyComponent<Empty> {
        AnyComponent(content(viewModel, EventEmitter(self)))
    }

    private func show(in size: CGSize) {
        let taken = host.update(
            transition: .immediate, component: component, environment: {}, containerSize: size)
        host.frame = CGRect(origin: .zero, size: taken)
    }
}
