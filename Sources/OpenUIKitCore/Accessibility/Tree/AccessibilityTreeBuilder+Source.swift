package import Accessibility

/// What assistive technologies request of the views.
extension AccessibilityTreeBuilder: AccessibilitySource {
    package func frame(of id: AccessibilityID) -> CGRect {
        switch object(id) {
        case let window as UIWindow: window.bounds
        case let object?: object.accessibilityFrame
        case nil: .zero
        }
    }

    package func isShowing(_ id: AccessibilityID) -> Bool {
        guard let object = object(id), let view = object.nearestAccessibilityView, let window = view.hostWindow else {
            return false
        }
        guard window.isVisibleInWindow, view === window || view.isVisibleInWindow else { return false }
        var visible = frame(of: id).intersection(window.bounds)
        var ancestor = view.superview
        while let current = ancestor, !visible.isEmpty {
            if current.clipsToBounds { visible = visible.intersection(current.convert(current.bounds, to: nil)) }
            ancestor = current.superview
        }
        return !visible.isEmpty
    }

    package func perform(_ action: AccessibilityAction.Kind, on id: AccessibilityID) -> Bool {
        guard let object = object(id) else { return false }
        (object as? UIResponder)?.prepareForEvent()
        switch action {
        case .activate: return object.activateForAccessibility()
        case .increment: if !object.adjustByModifier(.increment) { object.accessibilityIncrement() }
        case .decrement: if !object.adjustByModifier(.decrement) { object.accessibilityDecrement() }
        case .escape: return object.escapeForAccessibility()
        case .showMenu:
            guard let view = (object as? UIView)?.viewWithContextMenu, let window = view.hostWindow else {
                return false
            }
            return window.menus.openContextMenu(for: view)
        case .custom(let index):
            guard let actions = object.accessibilityCustomActions, actions.indices.contains(index) else { return false }
            return actions[index].perform()
        }
        return true
    }

    package func setValue(_ value: Double, of id: AccessibilityID) -> Bool {
        guard let object = object(id) as? any AccessibilityDescribing, value.isFinite else { return false }
        return object.setAccessibilityValue(value)
    }

    package func focus(_ id: AccessibilityID) -> Bool {
        // An element, such as a segment, gets the focus of the view that contains it.
        guard let view = object(id)?.nearestAccessibilityView, let window = view.hostWindow else { return false }
        let old = window.focus.item
        guard window.focus.move(to: view, heading: []) else { return false }
        if old !== view { old?.accessibilityElementDidLoseFocus() }
        view.accessibilityElementDidBecomeFocused()
        return true
    }

    package func scrollToVisible(_ id: AccessibilityID) -> Bool {
        guard let view = object(id)?.nearestAccessibilityView, view.hostWindow != nil else { return false }
        view.scrollIntoView()
        return true
    }

    // MARK: Text

    private func textInput(_ id: AccessibilityID) -> (any UITextInput & UIView)? {
        object(id) as? any UITextInput & UIView
    }

    package func selectText(_ range: Range<Int>, in id: AccessibilityID) -> Bool {
        textInput(id)?.selectForAccessibility(range) ?? false
    }

    package func replaceText(_ range: Range<Int>, with text: String, in id: AccessibilityID) -> Bool {
        guard tree[id]?.states.contains(.editable) == true else { return false }
        return textInput(id)?.replaceForAccessibility(range, with: text) ?? false
    }

    package func frame(ofText range: Range<Int>, in id: AccessibilityID) -> CGRect? {
        guard let input = textInput(id), let rect = input.frameForAccessibility(of: range) else { return nil }
        return input.textInputView.convert(rect, to: nil)
    }

    package func textOffset(at point: CGPoint, in id: AccessibilityID) -> Int? {
        guard let input = textInput(id) else { return nil }
        return input.offsetForAccessibility(at: input.textInputView.convert(point, from: nil))
    }

    package func lineRange(at offset: Int, in id: AccessibilityID) -> Range<Int>? {
        textInput(id)?.lineForAccessibility(at: offset)
    }
}

extension AccessibleObject {
    /// The object itself if it is a view, otherwise the view that contains it.
    fileprivate var nearestAccessibilityView: UIView? {
        var current: AccessibleObject? = self
        // Elements may be containers of elements, but not many levels deep.
        for _ in 0..<32 {
            guard let object = current else { return nil }
            if let view = object as? UIView { return view }
            current = object.accessibilityParent
        }
        return nil
    }

    /// Activates the object, or otherwise taps at its activation point, as in UIKit.
    fileprivate func activateForAccessibility() -> Bool {
        guard !accessibilityTraits.contains(.notEnabled) else { return accessibilityActivate() }
        if performModifierAction(.activate) || accessibilityActivate() { return true }
        guard !(self is UIView),
            let window = nearestAccessibilityView?.hostWindow
        else { return false }
        window.tap(at: accessibilityActivationPoint)
        return true
    }

    /// Performs Escape on the first object from this one upwards that handles it.
    fileprivate func escapeForAccessibility() -> Bool {
        guard let responder = self as? UIResponder else { return accessibilityPerformEscape() }
        return responder.firstInChain { $0.performModifierAction(.escape) || $0.accessibilityPerformEscape() } != nil
    }
}
