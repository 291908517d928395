/// Gestures with closures, to be said in a node's closure at each render: `spec.view.onTap { _ in … }`.
///
/// The closure replaces the one that was given before, so that it always knows the newest props and state.
extension UIView {
    /// Calls a closure when the view is tapped, instead of the one that was given before.
    ///
    /// A button calls it also when it is pressed by a key or by an assistive technology.
    public func onTap(_ handler: @escaping (UITapGestureRecognizer) -> Void) {
        if let button = self as? UIButton { return button.press(handler) }
        recognize("onTap", handler) { UITapGestureRecognizer() }
    }

    /// Calls a closure when the view is tapped twice, instead of the one that was given before.
    public func onDoubleTap(_ handler: @escaping (UITapGestureRecognizer) -> Void) {
        recognize("onDoubleTap", handler) { Self.doubleTap() }
    }

    /// Calls a closure when the view is pressed for a while, instead of the one that was given before.
    public func onLongPress(_ handler: @escaping (UILongPressGestureRecognizer) -> Void) {
        recognize("onLongPress", handler) { UILongPressGestureRecognizer() }
    }

    /// Calls a closure when the view is swiped to the left, instead of the one that was given before.
    public func onSwipeLeft(_ handler: @escaping (UISwipeGestureRecognizer) -> Void) {
        recognize("onSwipeLeft", handler) { Self.swipe(.left) }
    }

    /// Calls a closure when the view is swiped to the right, instead of the one that was given before.
    public func onSwipeRight(_ handler: @escaping (UISwipeGestureRecognizer) -> Void) {
        recognize("onSwipeRight", handler) { Self.swipe(.right) }
    }

    /// Calls a closure when the view is swiped up, instead of the one that was given before.
    public func onSwipeUp(_ handler: @escaping (UISwipeGestureRecognizer) -> Void) {
        recognize("onSwipeUp", handler) { Self.swipe(.up) }
    }

    /// Calls a closure when the view is swiped down, instead of the one that was given before.
    public func onSwipeDown(_ handler: @escaping (UISwipeGestureRecognizer) -> Void) {
        recognize("onSwipeDown", handler) { Self.swipe(.down) }
    }

    /// Calls a closure when the view is dragged, instead of the one that was given before.
    public func onPan(_ handler: @escaping (UIPanGestureRecognizer) -> Void) {
        recognize("onPan", handler) { UIPanGestureRecognizer() }
    }

    /// Calls a closure when the view is pinched, instead of the one that was given before.
    public func onPinch(_ handler: @escaping (UIPinchGestureRecognizer) -> Void) {
        recognize("onPinch", handler) { UIPinchGestureRecognizer() }
    }

    /// Calls a closure when the view is turned by two fingers, instead of the one that was given before.
    public func onRotate(_ handler: @escaping (UIRotationGestureRecognizer) -> Void) {
        recognize("onRotate", handler) { UIRotationGestureRecognizer() }
    }

    /// Calls a closure when the view is dragged from an edge of the screen, instead of the one that was given before.
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
    /// A button recognises taps itself; the recogniser that the closure is given belongs to no view.
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
