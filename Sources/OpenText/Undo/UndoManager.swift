/// Records changes so that they can be undone and redone.
///
/// A change registers an action that undoes it. Actions that are registered during an undo are used for the redo:
///
/// ```swift
/// func setTitle(_ title: String) {
///     let old = self.title
///     undoManager?.registerUndo(withTarget: self) { $0.setTitle(old) }
///     self.title = title
/// }
/// ```
///
/// All actions that are registered during one event form one undo step, unless ``groupsByEvent`` is `false`. Targets
/// are held weakly; actions of deallocated targets do nothing. Groups without actions do not form a step.
@preconcurrency @MainActor open class UndoManager: NSObject {
    /// A group of actions, either open or closed.
    final class Group {
        enum Item {
            case action(UndoAction)
            case group(Group)
        }

        var items: [Item] = []
        var name = ""
        var isDiscardable = false
    }

    private final var undoStack: [Group] = []
    private final var redoStack: [Group] = []
    /// The open groups, outermost first.
    private final var open: [Group] = []
    /// Whether the outermost open group was opened automatically for the current event.
    private final var isEventGroupOpen = false
    private final var disabledCount = 0
    private final var isRefused = false

    /// A counter that changes whenever actions are registered, undone, redone or removed.
    package final var changeCount = 0

    public override init() {
        super.init()
    }

    // MARK: Groups

    /// The number of open groups.
    open var groupingLevel: Int { open.count }

    /// Whether all actions that are registered during one event form one step; by default `true`.
    open var groupsByEvent = true

    /// The maximum number of steps that are kept; by default 0 for no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Opens a group: all actions that are registered until ``endUndoGrouping()`` are undone together.
    open func beginUndoGrouping() {
        if groupsByEvent, open.isEmpty, !isUndoing, !isRedoing { openEventGroup() }
        push()
    }

    /// Closes the innermost open group.
    ///
    /// Does nothing if no group is open.
    open func endUndoGrouping() {
        guard !open.isEmpty else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = open.removeLast()
        if open.isEmpty { isEventGroupOpen = false }
        if !group.items.isEmpty { close(group) }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func push() {
        post(.NSUndoManagerCheckpoint)
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func close(_ group: Group) {
        if let outer = open.last {
            if outer.name.isEmpty { outer.name = group.name }
            return outer.items.append(.group(group))
        }
        if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
        redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }

    private func openEventGroup() {
        isEventGroupOpen = true
        push()
        UndoEventGrouping.opened(self)
    }

    /// Closes the automatic group at the end of an event.
    final func endEvent() {
        if isEventGroupOpen, open.count == 1 { endUndoGrouping() }
    }

    // MARK: Registration

    /// Whether registration of actions is enabled.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Disables the registration of actions until ``enableUndoRegistration()`` has been called as many times.
    open func disableUndoRegistration() {
        disabledCount += 1
    }

    /// Enables the registration of actions again.
    open func enableUndoRegistration() {
        disabledCount = max(disabledCount - 1, 0)
    }

    /// Registers an action that undoes a change.
    ///
    /// - Parameters:
    ///   - target: The object that is passed to the handler; held weakly.
    ///   - handler: Undoes the change, and registers an action that redoes it.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let isAlone = open.isEmpty && !groupsByEvent
        if isAlone { push() } else if open.isEmpty { openEventGroup() }
        open.last?.items.append(
            .action(
                UndoAction(target: target) { [weak target] in
                    if let target { handler(target) }
                }))
        if !isUndoing, !isRedoing { redoStack.removeAll() }
        changeCount += 1
        if isAlone { endUndoGrouping() }
    }

    // MARK: Undo and redo

    /// Whether an undo is in progress.
    open private(set) var isUndoing = false
    /// Whether a redo is in progress.
    open private(set) var isRedoing = false

    /// Whether there is a step to undo.
    open var canUndo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !undoStack.isEmpty || open.contains { !$0.items.isEmpty }
    }

    /// Whether there is a step to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoStack.isEmpty
    }

    /// Closes the group of the current event and undoes the last step.
    ///
    /// Does nothing while a group is open that was begun explicitly.
    open func undo() {
        endEvent()
        guard open.isEmpty else { return }
        undoNestedGroup()
    }

    /// Undoes the last step.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard !isUndoing, !isRedoing, open.isEmpty, let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        let isDone = perform(group)
        isUndoing = false
        if !isDone { undoStack.append(group) }
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the step that was undone last.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        endEvent()
        guard !isUndoing, !isRedoing, open.isEmpty, let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        let isDone = perform(group)
        isRedoing = false
        if !isDone { redoStack.append(group) }
        post(.NSUndoManagerDidRedoChange)
    }

    /// Performs a group's actions in reverse order; returns `false` if its only action was refused.
    private func perform(_ group: Group) -> Bool {
        changeCount += 1
        isRefused = false
        push()
        open.last?.name = group.name
        open.last?.isDiscardable = group.isDiscardable
        perform(group.items)
        while !open.isEmpty { endUndoGrouping() }
        changeCount += 1
        return !isRefused
    }

    private func perform(_ items: [Group.Item]) {
        for item in items.reversed() where !isRefused {
            switch item {
            case .action(let action): action.perform()
            case .group(let group): perform(group.items)
            }
        }
    }

    /// Called by an action that could not be performed.
    ///
    /// The step is kept unless other actions of the same step have already been performed.
    package final func rejectCurrentAction() {
        guard isUndoing || isRedoing else { return }
        isRefused = open.allSatisfy(\.items.isEmpty)
    }

    // MARK: Removal

    /// Removes all steps.
    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        for group in open { group.items.removeAll() }
        disabledCount = 0
        changeCount += 1
    }

    /// Removes all actions that were registered with a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func clean(_ group: Group) -> Bool {
            group.items.removeAll { item in
                switch item {
                case .action(let action): action.isFor(target)
                case .group(let group): !clean(group)
                }
            }
            return !group.items.isEmpty
        }
        undoStack.removeAll { !clean($0) }
        redoStack.removeAll { !clean($0) }
        for group in open { _ = clean(group) }
        changeCount += 1
    }

    // MARK: Names

    /// Sets the name of the open step, or of the last one.
    open func setActionName(_ actionName: String) {
        currentStep?.name = actionName
    }

    /// The open step or, if there is none, the last one.
    private var currentStep: Group? {
        open.first ?? (isUndoing ? redoStack.last : undoStack.last)
    }

    /// The step that ``undo()`` would undo.
    private var nextUndoStep: Group? {
        open.first { !$0.items.isEmpty } ?? undoStack.last
    }

    /// The name of the step that ``undo()`` would undo.
    open var undoActionName: String { nextUndoStep?.name ?? "" }

    /// The name of the step that ``redo()`` would redo.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// The title of the Undo command, with the step's name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the Redo command, with the step's name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of the Undo command for a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        Self.undoTitle(actionName).text()
    }

    /// Returns the title of the Redo command for a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        Self.redoTitle(actionName).text()
    }

    /// Returns the title of the Undo command in a language, unless a subclass has another title.
    package final func undoMenuItemTitle(in language: Language) -> String {
        let (title, text) = (undoMenuItemTitle, Self.undoTitle(undoActionName))
        return title == text.text() ? text.text(in: language) : title
    }

    /// Returns the title of the Redo command in a language, unless a subclass has another title.
    package final func redoMenuItemTitle(in language: Language) -> String {
        let (title, text) = (redoMenuItemTitle, Self.redoTitle(redoActionName))
        return title == text.text() ? text.text(in: language) : title
    }

    private static func undoTitle(_ actionName: String) -> LocalizedString {
        actionName.isEmpty ? .BuiltIn.undo : .BuiltIn.undoAction(actionName)
    }

    private static func redoTitle(_ actionName: String) -> LocalizedString {
        actionName.isEmpty ? .BuiltIn.redo : .BuiltIn.redoAction(actionName)
    }

    /// Sets whether the open step, or the last one, can be discarded without confirmation.
    open func setActionIsDiscardable(_ discardable: Bool) {
        currentStep?.isDiscardable = discardable
    }

    /// Whether the step that ``undo()`` would undo can be discarded without confirmation.
    open var undoActionIsDiscardable: Bool { nextUndoStep?.isDiscardable == true }
    /// Whether the step that ``redo()`` would redo can be discarded without confirmation.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable == true }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

/// An action for a target that is held weakly.
@MainActor final class UndoAction {
    private weak var target: AnyObject?
    let perform: @MainActor () -> Void

    init(target: AnyObject, _ perform: @escaping @MainActor () -> Void) {
        self.target = target
        self.perform = perform
    }

    func isFor(_ other: AnyObject) -> Bool { target === other }
}
