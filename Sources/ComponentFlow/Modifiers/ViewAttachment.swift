/// The description of a behavior that a modifier adds to a view.
protocol ViewAttachment: Equatable {
    associatedtype Handler: AttachmentHandler

    /// Passes values and closures to the handler, in each update of the component.
    @MainActor func update(_ handler: Handler)
}

extension ViewAttachment {
    /// Updates the handler of a view, which is created unless it exists, and returns it.
    @MainActor func update(_ existing: AttachmentHandler?, of view: UIView) -> AttachmentHandler {
        let handler = existing as? Handler ?? Handler(view: view)
        update(handler)
        return handler
    }

    func isEqual(to other: any ViewAttachment) -> Bool {
        other as? Self == self
    }
}

/// A type-erased ``ViewAttachment``.
struct AnyAttachment: Equatable {
    let base: any ViewAttachment

    /// The type of the attachment.
    var kind: ObjectIdentifier {
        ObjectIdentifier(type(of: base))
    }

    static func == (lhs: AnyAttachment, rhs: AnyAttachment) -> Bool {
        lhs.base.isEqual(to: rhs.base)
    }
}

/// An object that performs a ``ViewAttachment`` for a view, as long as the component has the modifier.
@MainActor
class AttachmentHandler {
    /// The view, which owns the handler.
    private(set) weak var view: UIView?

    required init(view: UIView) {
        self.view = view
    }

    /// Whether the handler makes the view focusable.
    var isFocusable: Bool { false }

    /// Called after the view was added to a window or removed from one.
    func windowDidChange() {}

    /// Called after the view or a descendant has gained or lost focus.
    func focusDidChange() {}

    /// Returns whether the handler has handled a key press.
    func handles(_ press: KeyPress) -> Bool { false }

    /// Called when the modifier is removed from the component.
    func detach() {}

    /// Updates stale components around the view, so that closures are current.
    final func prepare() {
        view?.prepareComponentsForEvent()
    }
}
