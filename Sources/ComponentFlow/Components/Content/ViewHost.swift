/// A component that hosts a view.
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
/// The view is updated when the value or the proposed size changes; closures are not considered when components are
/// compared.
public struct ViewHost<HostedView: UIView, Value: Equatable>: Component {
    /// The type of the hosted view.
    public typealias View = HostedView

    /// The value that the view displays.
    public let value: Value
    @Behavior private var make: @MainActor () -> HostedView
    @Behavior private var show: @MainActor (HostedView, Value, CGSize, ComponentTransition) -> CGSize

    /// Creates a component that hosts a view.
    ///
    /// - Parameters:
    ///   - value: The value that the view displays.
    ///   - make: A closure that creates the view; called once.
    ///   - update: A closure that shows the value and returns the view's size, in points. It receives the view, the
    ///     value, the proposed size, and the transition.
    public init(
        value: Value, make: @escaping @MainActor () -> HostedView,
        update: @escaping @MainActor (HostedView, Value, CGSize, ComponentTransition) -> CGSize
    ) {
        self.value = value
        _make = Behavior(wrappedValue: make)
        _show = Behavior(wrappedValue: update)
    }

    /// Creates a component that hosts a view whose size is determined by `sizeThatFits(_:)`.
    ///
    /// - Parameters:
    ///   - value: The value that the view displays.
    ///   - make: A closure that creates the view; called once.
    ///   - update: A closure that shows the value.
    public init(
        value: Value, make: @escaping @MainActor () -> HostedView,
        update: @escaping @MainActor (HostedView, Value) -> Void
    ) {
        self.init(value: value, make: make) { view, value, availableSize, _ in
            update(view, value)
            return view.sizeThatFits(availableSize)
        }
    }

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
