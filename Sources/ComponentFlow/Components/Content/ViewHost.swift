/// Any view as a component.
///
/// ```swift
/// ViewHost(value: progress) {
///     ProgressRing()
/// } update: { ring, progress, availableSize, transition in
///     ring.progress = progress
///     return CGSize(width: 32, height: 32)
/// }
/// ```
///
/// The view is updated when the value or the offered size changes; closures do not count when components are compared.
public struct ViewHost<HostedView: UIView, Value: Equatable>: Component {
    /// The hosted view itself.
    public typealias View = HostedView

    /// What the view shows.
    public let value: Value
    @Behavior private var make: @MainActor () -> HostedView
    @Behavior private var show: @MainActor (HostedView, Value, CGSize, ComponentTransition) -> CGSize

    /// Hosts a view.
    ///
    /// - Parameters:
    ///   - value: What the view shows.
    ///   - make: Makes the view, once.
    ///   - update: Shows the value and returns the size the view takes, in points; it is given the size it is offered.
    public init(
        value: Value, make: @escaping @MainActor () -> HostedView,
        update: @escaping @MainActor (HostedView, Value, CGSize, ComponentTransition) -> CGSize
    ) {
        self.value = value
        _make = Behavior(wrappedValue: make)
        _show = Behavior(wrappedValue: update)
    }

    /// Hosts a view that knows which size it fits in.
    ///
    /// - Parameters:
    ///   - value: What the view shows.
    ///   - make: Makes the view, once.
    ///   - update: Shows the value.
    public init(
        value: Value, make: @escaping @MainActor () -> HostedView,
        update: @escaping @MainActor (HostedView, Value) -> Void
    ) {
        self.init(value: value, make: make) { view, value, availableSize, _ in
            update(view, value)
            return view.sizeThatFits(availableSize)
        }
    }

    /// Makes the view.
    public func makeView() -> HostedView {
        make()
    }

    /// Shows the value.
    public func update(
        view: HostedView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        show(view, value, availableSize, transition)
    }
}
