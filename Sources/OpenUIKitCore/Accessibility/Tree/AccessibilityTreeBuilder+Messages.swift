internal import Accessibility

extension AccessibilityTreeBuilder {
    /// Handles a message of the program to assistive technologies.
    func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        switch notification {
        case .announcement, .pageScrolled: announce(argument)
        case .layoutChanged, .screenChanged:
            invalidateAll()
            updateTree()
            if let object = argument as? AccessibleObject { focus(object) } else { announce(argument) }
        default: break
        }
    }

    private func announce(_ argument: Any?) {
        guard let text = argument as? String ?? (argument as? NSAttributedString)?.string, !text.isEmpty else { return }
        let window = UIApplication.shared.keyWindow.flatMap { id(of: $0) }
        tree.announce(text, by: window ?? .application)
    }

    /// Reports that a view has moved the place at which the user works, which magnifiers show.
    ///
    /// - Parameter frame: The place, in the coordinates of the window.
    func zoomFocusDidChange(to frame: CGRect, in view: UIView) {
        updateTree()
        guard let id = nearestNode(of: view), let node = tree[id] else { return }
        guard let text = node.text else {
            if node.states.contains(.focused) { tree.report(.stateChanged(.focused, isOn: true, of: id)) }
            return
        }
        zoomFocus = ZoomFocus(id: id, caret: text.caret, frame: frame)
        tree.report(.caretMoved(text.caret, of: id))
    }

    /// Returns the place that the view of a node has reported for its caret, if a text is the character at the caret.
    func zoomFrame(ofText range: Range<Int>, in id: AccessibilityID) -> CGRect? {
        guard let focus = zoomFocus, focus.id == id, focus.caret == range.lowerBound, range.count <= 1,
            tree[id]?.text?.caret == focus.caret
        else { return nil }
        return focus.frame
    }

    /// The place at which a view has drawn its caret.
    struct ZoomFocus {
        let id: AccessibilityID
        /// The offset of the caret at that time.
        let caret: Int
        let frame: CGRect
    }

    private func nearestNode(of view: UIView) -> AccessibilityID? {
        sequence(first: view, next: \.superview).lazy.compactMap { self.id(of: $0) }.first
    }

    private func focus(_ object: AccessibleObject) {
        guard let id = id(of: object) else { return }
        let wasFocused = tree[id]?.states.contains(.focused) == true
        if !focus(id) || wasFocused { tree.report(.stateChanged(.focused, isOn: true, of: id)) }
    }
}

extension UIView {
    /// Reports the element with the keyboard focus again, because screen readers have followed a selection elsewhere that
    /// is over, such as that of a suggestion.
    package final func reportFocusToAssistiveTechnologies() {
        guard let builder = AccessibilityTreeBuilder.shared, let item = hostWindow?.focus.item else { return }
        builder.reportFocusWithNextUpdate(of: item)
    }
}
