/// A view controller that shows one component, offering it all of its view and putting it in the middle.
///
/// The component is updated when the view's size changes, when its own states do, and when ``component`` or the
/// environment is set.
///
/// ```swift
/// window.rootViewController = ComponentViewController(Counter())
/// ```
open class ComponentViewController<EnvironmentType>: UIViewController {
    private let host = ComponentHostView<EnvironmentType>()
    private var makeEnvironment: () -> Environment<EnvironmentType>
    private var current: AnyComponent<EnvironmentType>

    /// Shows a component in an environment.
    ///
    /// - Parameters:
    ///   - component: What to show.
    ///   - environment: The values handed down; asked for at each update.
    public init<ComponentType: Component>(
        _ component: ComponentType, @EnvironmentBuilder environment: @escaping () -> Environment<EnvironmentType>
    ) where ComponentType.EnvironmentType == EnvironmentType {
        current = AnyComponent(component)
        makeEnvironment = environment
        super.init(nibName: nil, bundle: nil)
    }

    /// Controllers of components are not archived: returns nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// What is shown.
    public var component: AnyComponent<EnvironmentType> {
        current
    }

    /// Shows another component, or the same one in a changed environment.
    ///
    /// - Parameters:
    ///   - component: What to show; nil keeps the component.
    ///   - transition: How the changes are shown.
    public func update(component: AnyComponent<EnvironmentType>? = nil, transition: ComponentTransition) {
        if let component { current = component }
        guard isViewLoaded else { return }
        let available = view.bounds.size
        let size = host.update(
            transition: transition, component: current, environment: makeEnvironment, containerSize: available)
        center(size, in: available, transition: transition)
    }

    private func center(_ size: CGSize, in available: CGSize, transition: ComponentTransition) {
        let origin = CGPoint(
            x: floor((available.width - size.width) / 2), y: floor((available.height - size.height) / 2))
        transition.setFrame(view: host, frame: CGRect(origin: origin, size: size))
    }

    /// Puts the component's host into the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(host)
        host.sizeDidChange = { [weak self] size, transition in
            guard let self else { return }
            center(size, in: view.bounds.size, transition: transition)
        }
    }

    /// Fits the component to the view.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        update(transition: .immediate)
    }
}

extension ComponentViewController where EnvironmentType == Empty {
    /// Shows a component that expects no environment.
    public convenience init<ComponentType: Component>(_ component: ComponentType)
    where ComponentType.EnvironmentType == Empty {
        self.init(component, environment: {})
    }
}
