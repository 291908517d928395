import ComponentFlow
import FLIC

/// A FLIC view that shows its model with a component: data goes down into the component, its closures send events up.
///
///     ComponentContentView(viewModel: photo) { photo, emit in
///         Button(content: AnyComponent(Text(text: photo.title)), action: { emit(PhotoEvent.open(photo)) })
///     }
public final class ComponentContentView<ViewModel, Content: Component>: View<ViewModel>
where Content.EnvironmentType == Empty {
    private let host = ComponentHostView<Empty>()
    private let content: @MainActor (ViewModel, EventEmitter) -> Content

    /// A view that shows a model with a component.
    ///
    /// - Parameter content: The component for a model; called whenever the model was set.
    public init(
        viewModel: ViewModel, eventHandler: (any ViewEventHandler)? = nil,
        content: @escaping @MainActor (ViewModel, EventEmitter) -> Content
    ) {
        self.content = content
        super.init(viewModel: viewModel, eventHandler: eventHandler)
    }

    /// Always `nil`: an archive holds no component.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Adds the component's view.
    public override func setUp() {
        super.setUp()
        addSubview(host)
        host.sizeDidChange = { [weak self] _, _ in self?.invalidateIntrinsicContentSize() }
    }

    /// Shows the model with a component.
    public override func viewModelDidUpdate() {
        super.viewModelDidUpdate()
        show(in: bounds.size)
        invalidateIntrinsicContentSize()
    }

    /// Offers the component all of the view.
    public override func layoutSubviews() {
        super.layoutSubviews()
        show(in: bounds.size)
    }

    /// The size the component takes of what it is offered, in points.
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
