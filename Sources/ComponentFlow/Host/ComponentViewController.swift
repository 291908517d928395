/// A view controller that shows a component centered in its view, whose size it proposes.
///
/// The component is updated when the view's size changes, when one of its states changes, and when
/// ``update(component:transition:)`` is called.
///
/// ```swift
/// window.rootViewController = ComponentViewController(Counter())
/// ```
open class ComponentViewController<EnvironmentType>: UIViewController {
    private let host = ComponentHostView<EnvironmentType>()
    private var makeEnvironment: () -> Environment<EnvironmentType>
    private var current: AnyComponent<EnvironmentType>
    /// The size that was proposed in the last update.
    private var updatedSize: CGSize?

    /// Creates a controller that shows a component in an environment.
    ///
    /// - Parameters:
    ///   - component: The component to show.
    ///   - environment: A closure that returns the environment values; called on each update.
    public init<ComponentType: Component>(
        _ component: ComponentType, @EnvironmentBuilder environment: @escaping () -> Environment<EnvironmentType>
    ) where ComponentType.EnvironmentType == EnvironmentType {
        current = AnyComponent(component)
        makeEnvironment = environment
        super.init(nibName: nil, bundle: nil)
    }

    init(content: AnyComponent<EnvironmentType>, environment: @escaping () -> Environment<EnvironmentType>) {
        current = content
        makeEnvironment = environment
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns `nil`: controllers of components do not support archiving.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The component that is shown.
    public var component: AnyComponent<EnvironmentType> {
        current
    }

    /// Shows another component, or the same one in a changed environment.
    ///
    /// - Parameters:
    ///   - component: The component to show; `nil` keeps the current one.
    ///   - transition: The transition with which changes are shown.
    public func update(component: AnyComponent<EnvironmentType>? = nil, transition: ComponentTransition) {
        if let component { current = component }
        guard isViewLoaded else { return }
        let proposal = proposedSize
        updatedSize = proposal
        let size = host.update(
            transition: transition, component: current, environment: makeEnvironment, containerSize: proposal)
        show(size, transition: transition)
    }

    /// Shows the component of another controller in its environment.
    final func update(asIn other: ComponentViewController<EnvironmentType>, transition: ComponentTransition) {
        makeEnvironment = other.makeEnvironment
        update(component: other.current, transition: transition)
    }

    /// The size proposed to the component, in points: by default the size of the view.
    var proposedSize: CGSize {
        view.bounds.size
    }

    /// Called when the size of the component, in points, is known and may have changed.
    func contentSizeDidChange(_ size: CGSize) {}

    /// Centers the component in the view, without an animation.
    final func centerContent() {
        if let size = host.currentSize { center(size, transition: .immediate) }
    }

    private func show(_ size: CGSize, transition: ComponentTransition) {
        center(size, transition: transition)
        contentSizeDidChange(size)
    }

    private func center(_ size: CGSize, transition: ComponentTransition) {
        let available = view.bounds.size
        let origin = CGPoint(
            x: floor((available.width - size.width) / 2), y: floor((available.height - size.height) / 2))
        transition.setFrame(view: host, frame: CGRect(origin: origin, size: size))
    }

    /// Adds the component's host to the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(host)
        host.sizeDidChange = { [weak self] size, transition in
            self?.show(size, transition: transition)
        }
    }

    /// Updates the component for the size of the view.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // A state that changes the component's size requires layout, too, where an immediate update would end the
        // animation of the change.
        if proposedSize != updatedSize { update(transition: .immediate) }
    }
}

extension ComponentViewController where EnvironmentType == Empty {
    /// Creates a controller that shows a component without an environment.
    public convenience init<ComponentType: Component>(_ component: ComponentType)
    where ComponentType.EnvironmentType == Empty {
        self.init(component, environment: {})
    }
}
