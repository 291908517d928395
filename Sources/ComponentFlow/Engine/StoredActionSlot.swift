/// A declaration of an action slot of a ``CombinedComponent`` whose handler is specified where the children are laid
/// out.
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
/// Each mounted instance of the component has its own slot, which remains the same from pass to pass: the child that
/// receives it stays equal and still calls the current handler.
@preconcurrency @MainActor
public final class StoredActionSlot<Arguments> {
    private let id = ChildKey.makeDeclaration()

    /// Declares a slot; call it in `body`, before the closure that lays out the children.
    public init(_ argumentsType: Arguments.Type) {}

    /// Replaces the handler of the slot and returns the slot.
    public subscript(_ handler: @escaping (Arguments) -> Void) -> ActionSlot<Arguments> {
        guard let container = ChildContainer.running else {
            let slot = ActionSlot<Arguments>()
            slot.connect(handler)
            return slot
        }
        let slot = container.stored(id) {
            let slot = ActionSlot<Arguments>()
            slot.prepare = { [weak view = container.owner.view] in view?.prepareComponentsForEvent() }
            return slot
        }
        slot.connect(handler)
        return slot
    }
}
