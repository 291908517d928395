/// A component that shows nothing.
///
/// ```swift
/// switch download.phase {
/// case .running(let progress): ProgressIndicator(value: progress)
/// case .failed(let error): Text(error.message)
/// case .idle: EmptyComponent()
/// }
/// ```
///
/// In a stack it adds no child, and therefore no spacing. Elsewhere its size is zero.
public struct EmptyComponent: StatelessComponent {
    /// Creates a component that shows nothing.
    public init() {}

    /// Returns zero.
    public func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        .zero
    }
}

extension ComponentBuilder {
    /// Adds nothing.
    public static func buildExpression(_ component: EmptyComponent) -> Group {
        Group(items: [])
    }
}
