/// Takes steps back and does them again.
///
/// A change registers how it is taken back. What is registered while that runs is how it is done again:
///
/// ```swift
/// func setTitle(_ title: String) {
///     let old = self.title
///     undoManager?.registerUndo(withTarget: self) { $0.setTitle(old) }
///     self.title = title
/// }
/// ```
///
/// All that is registered during one event is one step, unless ``groupsByEvent`` is off. Targets are held weakly; what a
/// target that is gone registered does nothing. Groups without actions leave no step.
@MainActor open class UndoManager: NSObject {
    /// What a group that is being collected holds, or one that is done.
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
    /// Groups that were begun and not ended, outermost first.
    private final var open: [Group] = []
    /// Whether the outermost open group was begun by itself, for the event.
    private final var isEventGroupOpen = false
    private final var disabledCount = 0
    private final var isRefused = false

    /// Changes whenever something is registered, taken back, done again or forgotten.
    final var changeCount = 0

    /// Makes a manager without steps.
    public override init() {
        super.init()
    }

    // MARK: Groups

    /// How many groups are open.
    open var groupingLevel: Int { open.count }

    /// Whether all that is registered during one event is one step; true at first.
    open var groupsByEvent = true

    /// How many steps are kept; 0 for all, as at first.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Begins a group: what is registered until ``endUndoGrouping()`` is taken back at once.
    open func beginUndoGrouping() {
        if groupsByEvent, open.isEmpty, !isUndoing, !isRedoing { openEventGroup() }
        push()
    }

    /// Ends the group that was begun last.
    ///
    /// Does nothing if none is open.
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
        UndoEvents.opened(self)
    }

    /// The event is over: what was registered in it is a step.
    final func endEvent() {
        if isEventGroupOpen, open.count == 1 { endUndoGrouping() }
    }

    // MARK: Registration

    /// Whether actions are registered.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Lets nothing be registered until ``enableUndoRegistration()`` was called as often.
    open func disableUndoRegistration() {
        disabledCount += 1
    }

    /// Lets actions be registered again.
    open func enableUndoRegistration() {
        disabledCount = max(disabledCount - 1, 0)
    }

    /// Registers how a change is taken back.
    ///
    /// - Parameters:
    ///   - target: held weakly, and handed to the handler.
    ///   - handler: takes the change back, and registers how that is taken back.
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

    /// Whether steps are being taken back.
    open private(set) var isUndoing = false
    /// Whether steps are being done again.
    open private(set) var isRedoing = false

    /// Whether there is a step to take back.
    open var canUndo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !undoStack.isEmpty || open.contains { !$0.items.isEmpty }
    }

    /// Whether there is a step to do again.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoStack.isEmpty
    }

    /// Takes the last step back, after ending the event's group.
    ///
    /// Does nothing inside of a group that was begun by hand.
    open func undo() {
        endEvent()
        guard open.isEmpty else { return }
        undoNestedGroup()
    }

    /// Takes the last step back.
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

    /// Does the step again that was taken back last.
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

    /// Performs a group's actions, last first; returns false if the only one refused.
    private func perform(_ group: Group) -> Bool {
        changeCount += 1
        isRefused = false
        push()
        open.last?.name = group.name
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

    /// Called by an action that could not be performed: its step stays where it is, unless other actions of the same
    /// step were performed already.
    final func refuse() {
        guard isUndoing || isRedoing else { return }
        isRefused = open.allSatisfy(\.items.isEmpty)
    }

    // MARK: Forgetting

    /// Forgets all steps.
    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        for group in open { group.items.removeAll() }
        disabledCount = 0
        changeCount += 1
    }

    /// Forgets what was registered with a target.
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

    /// Names the step that is being collected, or the last one.
    open func setActionName(_ actionName: String) {
        (open.first ?? (isUndoing ? redoStack.last : undoStack.last))?.name = actionName
    }

    /// The name of the step that ``undo()`` takes back.
    open var undoActionName: String {
        (open.first { !$0.items.isEmpty } ?? undoStack.last)?.name ?? ""
    }

    /// The name of the step that ``redo()`` does again.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// `Undo`, with the step's name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// `Redo`, with the step's name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// `Undo`, with a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// `Redo`, with a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Says whether the step that is being collected may be lost without asking.
    open func setActionIsDiscardable(_ discardable: Bool) {
        (open.first ?? undoStack.last)?.isDiscardable = discardable
    }

    /// Whether the step that ``undo()`` takes back may be lost without asking.
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable == true }
    /// Whether the step that ``redo()`` does again may be lost without asking.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable == true }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

/// One thing to do, for a target that is held weakly.
@MainActor final class UndoAction {
    private weak var target: AnyObject?
    let perform: @MainActor () -> Void

    init(target: AnyObject, _ perform: @escaping @MainActor () -> Void) {
        self.target = target
        self.perform = perform
    }

    func isFor(_ other: AnyObject) -> Bool { target === other }
}
