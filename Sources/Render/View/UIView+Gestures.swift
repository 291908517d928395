/// Gesture handlers as closures, to be set in a node's closure during each render: `spec.view.onTap { _ in … }`.
///
/// Each closure replaces the previous one for the same gesture, so that it captures the current props and state.
extension UIView {
    /// Calls a closure when the view is tapped; replaces the previous closure.
    ///
    /// A button also calls it when it is activated by a key or by an assistive technology.
    public func onTap(_ handler: @escaping (UITapGestureRecognizer) -> Void) {
        if let button = self as? UIButton { return button.press(handler) }
        recognize("onTap", handler) { UITapGestureRecognizer() }
    }

    /// Calls a closure when the view is double-tapped; replaces the previous closure.
    public func onDoubleTap(_ handler: @escaping (UITapGestureRecognizer) -> Void) {
        recognize("onDoubleTap", handler) { Self.doubleTap() }
    }

    /// Calls a closure when a long press on the view is recognized; replaces the previous closure.
    public func onLongPress(_ handler: @escaping (UILongPressGestureRecognizer) -> Void) {
        recognize("onLongPress", handler) { UILongPressGestureRecognizer() }
    }

    /// Calls a closure when the view is swiped to the left; replaces the previous closure.
    public func onSwipeLeft(_ handler: @escaping (UISwipeGestureRecognizer) -> Void) {
        recognize("onSwipeLeft", handler) { Self.swipe(.left) }
    }

    /// Calls a closure when the view is swiped to the right; replaces the previous closure.
    public func onSwipeRight(_ handler: @escaping (UISwipeGestureRecognizer) -> Void) {
        recognize("onSwipeRight", handler) { Self.swipe(.right) }
    }

    /// Calls a closure when the view is swiped up; replaces the previous closure.
    public func onSwipeUp(_ handler: @escaping (UISwipeGestureRecognizer) -> Void) {
        recognize("onSwipeUp", handler) { Self.swipe(.up) }
    }

    /// Calls a closure when the view is swiped down; replaces the previous closure.
    public func onSwipeDown(_ handler: @escaping (UISwipeGestureRecognizer) -> Void) {
        recognize("onSwipeDown", handler) { Self.swipe(.down) }
    }

    /// Calls a closure when the view is dragged; replaces the previous closure.
    public func onPan(_ handler: @escaping (UIPanGestureRecognizer) -> Void) {
        recognize("onPan", handler) { UIPanGestureRecognizer() }
    }

    /// Calls a closure when the view is pinched; replaces the previous closure.
    public func onPinch(_ handler: @escaping (UIPinchGestureRecognizer) -> Void) {
        recognize("onPinch", handler) { UIPinchGestureRecognizer() }
    }

    /// Calls a closure when the view is rotated with two fingers; replaces the previous closure.
    public func onRotate(_ handler: @escaping (UIRotationGestureRecognizer) -> Void) {
        recognize("onRotate", handler) { UIRotationGestureRecognizer() }
    }

    /// Calls a closure when the view is dragged from an edge of the screen; replaces the previous closure.
    public func onScreenEdgePan(_ handler: @escaping (UIScreenEdgePanGestureRecognizer) -> Void) {
        recognize("onScreenEdgePan", handler) { UIScreenEdgePanGestureRecognizer() }
    }

    private func recognize<Recognizer: UIGestureRecognizer>(
        _ name: String, _ handler: @escaping (Recognizer) -> Void, make: () -> Recognizer
    ) {
        let record = ensuredRecord
        if let action = record.gestures[name] as? GestureAction<Recognizer> {
            action.handler = handler
            return
        }
        let action = GestureAction(make())
        action.handler = handler
        record.gestures[name] = action
        addGestureRecognizer(action.recognizer)
        isUserInteractionEnabled = true
    }

    private static func doubleTap() -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = 2
        return recognizer
    }

    private static func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
        let recognizer = UISwipeGestureRecognizer()
        recognizer.direction = direction
        return recognizer
    }
}

extension UIButton {
    /// A button recognizes taps itself; the recognizer that the closure receives is not attached to a view.
    fileprivate func press(_ handler: @escaping (UITapGestureRecognizer) -> Void) {
        let record = ensuredRecord
        if let action = record.gestures["press"] as? GestureAction<UITapGestureRecognizer> {
            action.handler = handler
            return
        }
        let action = GestureAction(UITapGestureRecognizer())
        action.handler = handler
        record.gestures["press"] = action
        addAction(UIAction { [weak action] _ in action?.fire() }, for: .touchUpInside)
    }
}
