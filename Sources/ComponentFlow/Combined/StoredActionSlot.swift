/// Declares an action slot of a ``CombinedComponent`` whose handler is written where the children are laid out.
///
/// ```swift
/// static var body: Body {
///     let highlight = StoredActionSlot(Bool.self)
///     let button = Child(Button.self)
///     return { context in
///         let state = context.state
///         let button = button.update(
///             component: Button(
///                 content: context.component.content, action: context.component.action,
///                 highlightedAction: highlight[{ state.isHighlighted = $0 }]),
///             …
/// ```
///
/// Each place where the component stands has a slot of its own, which stays the same from pass to pass: the child that
/// gets it stays equal, and still calls the newest handler.
@MainActor
public final class StoredActionSlot<Arguments> {
    private let id = ChildContainer.makeID()

    /// Declares a slot; do it in `body`, before the closure that lays the children out.
    public init(_ argumentsType: Arguments.Type) {}

    /// The slot, with its handler replaced by this one.
    public subscript(_ handler: @escaping (Arguments) -> Void) -> ActionSlot<Arguments> {
        guard let container = ChildContainer.running else {
            let slot = ActionSlot<Arguments>()
            slot.connect(handler)
            return slot
        }
        let slot = container.stored(id) { ActionSlot<Arguments>() }
        slot.connect(handler)
        return slot
    }
}
