/// A component that takes the space that its siblings in a stack leave free.
///
/// ```swift
/// HStack {
///     Text("Version")
///     Spacer(minLength: 8)
///     Text("2.1")
/// }
/// ```
///
/// Several spacers share the space. With an unbounded proposal a spacer collapses to `minLength`. Across the stack, and
/// outside of stacks, its size is zero.
public struct Spacer: StatelessComponent {
    /// The minimum length along the stack, in points.
    public let minLength: CGFloat

    /// Creates a spacer.
    public init(minLength: CGFloat = 0) {
        self.minLength = minLength.isFinite ? max(minLength, 0) : 0
    }

    /// Returns zero; the stack reserves the space.
    public func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        .zero
    }
}
