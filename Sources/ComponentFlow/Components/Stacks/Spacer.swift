/// Takes the room that its siblings in a stack leave free.
///
/// ```swift
/// HStack {
///     Text(text: "Wi-Fi")
///     Spacer(minLength: 8)
///     Toggle(isOn: true) { _ in }
/// }
/// ```
///
/// Several spacers share the room. In a stack that is offered no end of room, a spacer is as long as its least length.
/// Across the stack, and outside of one, it takes nothing.
public struct Spacer: Component {
    /// The least length along the stack, in points.
    public let minLength: CGFloat

    /// Makes a spacer.
    public init(minLength: CGFloat = 0) {
        self.minLength = minLength.isFinite ? max(minLength, 0) : 0
    }

    /// Takes nothing: the stack keeps its room.
    public func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        .zero
    }
}
