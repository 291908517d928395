import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct UndoManagerTests {
    /// A number with undoable changes.
    @MainActor private final class Counter {
        let manager = UndoManager()
        var value = 0

        func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    @Test("Changes in one event form one undo group, changes in the next event another, and both can be redone")
    func events() {
        let counter = Counter()
        counter.set(1)
        counter.set(2)
        #expect(counter.manager.groupingLevel == 1)
        UndoEventGrouping.end()
        #expect(counter.manager.groupingLevel == 0)
        counter.set(3)
        #expect(counter.manager.canUndo)
        #expect(!counter.manager.canRedo)
        counter.manager.undo()
        #expect(counter.value == 2)
        counter.manager.undo()
        #expect(counter.value == 0)
        #expect(!counter.manager.canUndo)
        #expect(counter.manager.canRedo)
        counter.manager.redo()
        #expect(counter.value == 2)
        counter.manager.redo()
        #expect(counter.value == 3)
        #expect(!counter.manager.canRedo)
        counter.manager.undo()
        counter.set(9)
        #expect(!counter.manager.canRedo)
    }

    @Test("An explicit undo group is undone as a whole with its nested groups")
    func groups() {
        let counter = Counter()
        counter.manager.groupsByEvent = false
        counter.manager.beginUndoGrouping()
        counter.set(1)
        counter.manager.beginUndoGrouping()
        counter.set(2)
        counter.manager.endUndoGrouping()
        counter.manager.undo()
        #expect(counter.value == 2)
        #expect(counter.manager.groupingLevel == 1)
        counter.manager.endUndoGrouping()
        counter.manager.endUndoGrouping()
        counter.set(3)
        counter.manager.undo()
        #expect(counter.value == 2)
        counter.manager.undo()
        #expect(counter.value == 0)
        counter.manager.beginUndoGrouping()
        counter.manager.endUndoGrouping()
        #expect(!counter.manager.canUndo)
    }

    @Test("The undo manager keeps at most levelsOfUndo groups")
    func levels() {
        let counter = Counter()
        counter.manager.groupsByEvent = false
        counter.manager.levelsOfUndo = 2
        for value in 1...5 { counter.set(value) }
        for _ in 0..<5 { counter.manager.undo() }
        #expect(counter.value == 3)
    }

    @Test("Disabled registration registers nothing, and actions of removed targets are not performed")
    func forgetting() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        var counter: Counter? = Counter()
        var undone = 0
        manager.disableUndoRegistration()
        if let counter { manager.registerUndo(withTarget: counter) { _ in undone += 1 } }
        #expect(!manager.canUndo)
        #expect(!manager.isUndoRegistrationEnabled)
        manager.enableUndoRegistration()
        if let counter {
            manager.registerUndo(withTarget: counter) { _ in undone += 1 }
            manager.registerUndo(withTarget: manager) { _ in undone += 10 }
            manager.removeAllActions(withTarget: counter)
            manager.registerUndo(withTarget: counter) { _ in undone += 100 }
        }
        counter = nil
        manager.undo()
        manager.undo()
        #expect(undone == 10)
        #expect(!manager.canUndo)
        manager.registerUndo(withTarget: manager) { _ in undone += 1 }
        manager.removeAllActions()
        #expect(!manager.canUndo)
    }

    @Test("Undo actions have names, which menu titles contain, and keep them when redone")
    func names() {
        let counter = Counter()
        counter.set(1)
        counter.manager.setActionName("Count")
        UndoEventGrouping.end()
        #expect(counter.manager.undoMenuItemTitle == "Undo Count")
        #expect(counter.manager.redoMenuItemTitle == "Redo")
        counter.manager.undo()
        #expect(counter.manager.undoMenuItemTitle == "Undo")
        #expect(counter.manager.redoActionName == "Count")
        counter.manager.redo()
        #expect(counter.manager.undoActionName == "Count")
    }

    @Test("A refused undo action remains on the undo stack")
    func refusing() {
        let counter = Counter()
        counter.manager.groupsByEvent = false
        counter.manager.registerUndo(withTarget: counter) { target in
            if target.value == 0 { target.manager.rejectCurrentAction() } else { target.value = 7 }
        }
        counter.manager.undo()
        #expect(counter.manager.canUndo)
        #expect(counter.value == 0)
        #expect(!counter.manager.canRedo)
        counter.value = 1
        counter.manager.undo()
        #expect(counter.value == 7)
        #expect(!counter.manager.canUndo)
    }

    @Test("The undo manager posts notifications for its operations")
    func notifications() {
        let counter = Counter()
        var names: [String] = []
        let tokens = [
            Notification.Name.NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
            .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: counter.manager, queue: nil) { _ in
                MainActor.assumeIsolated {
                    names.append(
                        name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "")
                            .replacingOccurrences(of: "Notification", with: ""))
                }
            }
        }
        counter.set(1)
        counter.manager.undo()
        #expect(
            names == [
                "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup", "WillUndoChange", "DidOpenUndoGroup",
                "WillCloseUndoGroup", "DidCloseUndoGroup", "DidUndoChange",
            ])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test("Views and controllers return the window's undo manager")
    func responders() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(view.undoManager != nil)
            #expect(view.undoManager === stage.window.undoManager)
            let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(field.undoManager != nil)
            #expect(field.undoManager !== stage.window.undoManager)
            #expect(UIView().undoManager == nil)
        }
    }

    @Test("A discardable undo action remains discardable when it is redone")
    func discardable() {
        let counter = Counter()
        counter.set(1)
        counter.manager.setActionIsDiscardable(true)
        #expect(counter.manager.undoActionIsDiscardable)
        counter.manager.undo()
        #expect(counter.manager.redoActionIsDiscardable)
        counter.manager.redo()
        #expect(counter.manager.undoActionIsDiscardable)
    }
}
