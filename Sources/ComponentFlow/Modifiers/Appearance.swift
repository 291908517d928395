/// A handler that is notified when its view enters and leaves a window.
///
/// A view that leaves a window and enters it again in one update, because it moves, does neither.
class VisibilityHandler: AttachmentHandler {
    private(set) final var isVisible = false
    private final var isScheduled = false
    private final var isDetached = false

    final override func windowDidChange() {
        guard !isScheduled, (view?.window != nil) != isVisible else { return }
        isScheduled = true
        // The view may be deallocated before.
        UpdateScheduler.shared.afterUpdates { self.settle() }
    }

    private func settle() {
        isScheduled = false
        let isInWindow = view?.window != nil
        guard !isDetached, isInWindow != isVisible else { return }
        isVisible = isInWindow
        prepare()
        visibilityDidChange()
    }

    /// Called after ``isVisible`` has changed.
    func visibilityDidChange() {}

    override func detach() {
        isDetached = true
    }
}

/// A closure that is called when a component appears.
struct AppearAttachment: ViewAttachment {
    @Behavior var action: () -> Void

    final class Handler: VisibilityHandler {
        fileprivate var action: (() -> Void)?

        override func visibilityDidChange() {
            if isVisible { action?() }
        }
    }

    @MainActor func update(_ handler: Handler) {
        handler.action = action
        handler.windowDidChange()
    }
}

/// A closure that is called when a component disappears.
struct DisappearAttachment: ViewAttachment {
    @Behavior var action: () -> Void

    final class Handler: VisibilityHandler {
        fileprivate var action: (() -> Void)?

        override func visibilityDidChange() {
            if !isVisible { action?() }
        }
    }

    @MainActor func update(_ handler: Handler) {
        handler.action = action
        handler.windowDidChange()
    }
}

extension Component {
    /// Returns the component with a closure that is called when it is in a window for the first time, and when it is
    /// again after it was in none.
    ///
    /// The closure is called when all components are updated, before the next frame.
    public func onAppear(_ action: @escaping () -> Void) -> Attached<EnvironmentType> {
        attaching(AppearAttachment(action: action))
    }

    /// Returns the component with a closure that is called when it is no longer in a window, after its removal animation.
    ///
    /// For a component that was removed, this is the closure with which it was last described.
    public func onDisappear(_ action: @escaping () -> Void) -> Attached<EnvironmentType> {
        attaching(DisappearAttachment(action: action))
    }
}
