/// A component with behaviors of its view: tool tips, closures called when it appears, tasks, focus, and others.
///
/// ```swift
/// Chart(values: values)
///     .help("Sales per month")
///     .onAppear { state.load() }
/// ```
///
/// Several of these modifiers in a row share one view. Their closures are behavior: they are not considered when
/// components are compared, and are always current.
public struct Attached<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component to which the behaviors belong.
    public let content: AnyComponent<ChildEnvironment>
    let attachments: [AnyAttachment]

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Updates the behaviors, and the content.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        view.show(attachments)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    func adding(_ attachment: AnyAttachment) -> Attached {
        Attached(content: content, attachments: attachments + [attachment])
    }
}

extension Attached {
    /// The view of a component with behaviors.
    public final class View: UIView, AttachmentOwner {
        private var bound: [(kind: ObjectIdentifier, handler: AttachmentHandler)] = []
        /// The presses that a handler has handled, whose ends no other responder receives.
        private var handledPresses: Set<UIPress> = []

        /// Reconciles the handlers with the attachments: the n-th of a kind keeps the handler of the previous n-th.
        func show(_ attachments: [AnyAttachment]) {
            var remaining = bound
            bound = attachments.map { attachment in
                let index = remaining.firstIndex { $0.kind == attachment.kind }
                let existing = index.map { remaining.remove(at: $0).handler }
                return (attachment.kind, attachment.base.update(existing, of: self))
            }
            for unused in remaining { unused.handler.detach() }
        }

        /// Notifies the handlers.
        public override func didMoveToWindow() {
            super.didMoveToWindow()
            for (_, handler) in bound { handler.windowDidChange() }
        }

        /// The handlers of the behaviors, from the inner to the outer modifier.
        var handlers: [AttachmentHandler] { bound.map(\.handler) }

        // MARK: - Focus

        /// Whether a modifier makes the view focusable.
        public override var canBecomeFirstResponder: Bool {
            bound.contains { $0.handler.isFocusable }
        }

        /// Notifies the handlers.
        public override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            super.didUpdateFocus(in: context, with: coordinator)
            for (_, handler) in bound { handler.focusDidChange() }
        }

        // MARK: - Keys

        /// Passes the presses to the handlers, and those that none handles to the next responder.
        public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let handled = presses.filter { isHandled($0, .down) }
            handledPresses.formUnion(handled)
            let others = presses.subtracting(handled)
            if !others.isEmpty { super.pressesBegan(others, with: event) }
        }

        /// Passes the presses to the handlers, and those that none has handled to the next responder.
        public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let others = presses.filter { !isHandled($0, .up) && handledPresses.remove($0) == nil }
            handledPresses.subtract(presses)
            if !others.isEmpty { super.pressesEnded(others, with: event) }
        }

        /// Passes presses that no handler has handled to the next responder.
        public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let others = presses.subtracting(handledPresses)
            handledPresses.subtract(presses)
            if !others.isEmpty { super.pressesCancelled(others, with: event) }
        }

        private func isHandled(_ press: UIPress, _ phase: KeyPress.Phases) -> Bool {
            guard let press = KeyPress(press, phase) else { return false }
            return bound.contains { $0.handler.handles(press) }
        }
    }
}

extension Component {
    /// Returns the component with another behavior of its view.
    func attaching(_ attachment: some ViewAttachment) -> Attached<EnvironmentType> {
        // Comparing types takes a nanosecond, a dynamic cast in unspecialized code a hundred.
        Self.self == Attached<EnvironmentType>.self
            ? unsafeBitCast(self, to: Attached<EnvironmentType>.self).adding(AnyAttachment(base: attachment))
            : Attached(content: AnyComponent(self), attachments: [AnyAttachment(base: attachment)])
    }
}
