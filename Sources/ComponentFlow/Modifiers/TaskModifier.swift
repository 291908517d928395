/// An asynchronous task that runs while a component is in a window.
struct TaskAttachment<ID: Equatable>: ViewAttachment {
    let id: ID
    let priority: TaskPriority
    @Behavior var action: @MainActor () async -> Void

    final class Handler: VisibilityHandler {
        private var id: ID?
        private var priority = TaskPriority.userInitiated
        private var action: (@MainActor () async -> Void)?
        private var task: Task<Void, Never>?
        /// The id for which the task was started; `nil` while the component is not visible.
        private var startedID: ID?

        fileprivate func show(_ attachment: TaskAttachment) {
            id = attachment.id
            priority = attachment.priority
            action = attachment.action
            windowDidChange()
            if isVisible, id != startedID { UpdateScheduler.shared.afterUpdates { [weak self] in self?.restart() } }
        }

        override func visibilityDidChange() {
            restart()
        }

        override func detach() {
            super.detach()
            id = nil
            restart()
        }

        /// Cancels the task, and starts it for the current id if the component is visible, unless it was already.
        private func restart() {
            let id = isVisible ? id : nil
            guard id != startedID else { return }
            startedID = id
            task?.cancel()
            task = nil
            guard id != nil, let action else { return }
            task = BackgroundWork.beginTask(priority: priority, action)
        }

        deinit {
            task?.cancel()
        }
    }

    @MainActor func update(_ handler: Handler) {
        handler.show(self)
    }
}

extension Component {
    /// Returns the component with a task that is started when it appears, and cancelled when it disappears.
    ///
    /// ```swift
    /// Profile(user: user).task(id: user.id) { await state.load(user.id) }
    /// ```
    ///
    /// If `id` changes, the task is cancelled and started again. Cancellation is cooperative: the action should return
    /// when `Task.isCancelled` is `true`.
    ///
    /// - Parameters:
    ///   - id: The value on which the task depends.
    ///   - priority: The priority of the task.
    ///   - action: The asynchronous action.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> Attached<EnvironmentType> {
        attaching(TaskAttachment(id: id, priority: priority, action: action))
    }

    /// Returns the component with a task that is started when it appears, and cancelled when it disappears.
    ///
    /// See ``task(id:priority:_:)``.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> Attached<EnvironmentType> {
        task(id: 0, priority: priority, action)
    }
}
