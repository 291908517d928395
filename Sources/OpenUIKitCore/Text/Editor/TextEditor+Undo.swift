/// Undo and redo.
extension TextEditor {
    /// Undoes the last step; a composition is committed first.
    package func undo() {
        if composition != nil { unmarkText() }
        client?.undoManager?.undo()
    }

    /// Redoes the last undone step.
    package func redo() {
        if composition != nil { unmarkText() }
        client?.undoManager?.redo()
    }

    /// Registers a step, or coalesces it with the previous one.
    func register(_ step: TextUndoStep) {
        guard let manager = client?.undoManager, manager.isUndoRegistrationEnabled else { return coalescingStep = nil }
        if let (last, count) = coalescingStep, count == manager.changeCount, last.absorb(step) { return }
        register(step, undoing: true, with: manager)
        coalescingStep = (step, manager.changeCount)
    }

    private func register(_ step: TextUndoStep, undoing: Bool, with manager: UndoManager) {
        hasUndoSteps = true
        manager.registerUndo(withTarget: self) { $0.perform(step, undoing: undoing) }
        guard !manager.isUndoing, !manager.isRedoing else { return }
        let language = (client as? UIView)?.traitCollection.language ?? .preferred
        manager.setActionName(step.actionName?.text(in: language) ?? "")
    }

    /// Removes all steps, because they do not apply to the current text.
    func removeUndoSteps() {
        coalescingStep = nil
        guard hasUndoSteps else { return }
        hasUndoSteps = false
        client?.undoManager?.removeAllActions(withTarget: self)
    }

    private func perform(_ step: TextUndoStep, undoing: Bool) {
        coalescingStep = nil
        let (old, new) = undoing ? (step.inserted, step.removed) : (step.removed, step.inserted)
        let range = NSRange(location: step.location, length: old.length)
        guard NSMaxRange(range) <= storage.length, buffer.text(in: storage.clamped(range)) == old.string else {
            return removeUndoSteps()
        }
        guard isEditable, mayChange(range, to: new.string) else {
            client?.undoManager?.rejectCurrentAction()
            return
        }
        client?.textEditorWillChangeText(self)
        change(range, with: new)
        setSelection(undoing ? step.before : step.after)
        if let manager = client?.undoManager { register(step, undoing: !undoing, with: manager) }
        notifyClientOfChange()
    }
}

extension TextUndoStep {
    /// The name of the step in menus, if it has one.
    var actionName: LocalizedString? {
        switch kind {
        case .typing, .deletingBackward, .deletingForward: .BuiltIn.undoTyping
        case .deletion: .BuiltIn.undoDeletion
        case .other: nil
        }
    }
}
