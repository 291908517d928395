extension UIPress.PressType {
    init(_ key: UIKey) {
        self =
            switch key.keyCode {
            case .keyboardUpArrow: .upArrow
            case .keyboardDownArrow: .downArrow
            case .keyboardLeftArrow: .leftArrow
            case .keyboardRightArrow: .rightArrow
            case .keyboardReturnOrEnter, .keypadEnter: .select
            case .keyboardEscape: .menu
            case .keyboardPageUp: .pageUp
            case .keyboardPageDown: .pageDown
            case _ where key.isPlayKey: .playPause
            default: UIPress.PressType(rawValue: 2000 + key.keyCode.rawValue)
            }
    }
}

/// The delivery of a press to gesture recognizers and to a responder.
extension UIPress {
    /// Delivers the current phase of the press: first to the recognizers, then to the responder unless a recognizer has recognized
    /// a gesture that cancels it.
    func deliver(with event: UIPressesEvent) {
        if phase == .began { receivers = responder?.recognizers(receiving: self, event) ?? [] }
        var isHandled = false
        for recognizer in receivers where recognizer.receive(self, with: event) { isHandled = true }
        if isHandled, phase == .began {
            responder = nil
        } else if isHandled {
            responder?.pressesCancelled([self], with: event)
            responder = nil
        }
        deliverToResponder(with: event)
        if phase == .ended || phase == .cancelled { receivers = [] }
    }

    private func deliverToResponder(with event: UIPressesEvent) {
        switch phase {
        case .began: responder?.pressesBegan([self], with: event)
        case .ended: responder?.pressesEnded([self], with: event)
        case .cancelled: responder?.pressesCancelled([self], with: event)
        case .changed, .stationary: break
        }
    }
}

extension UIResponder {
    /// Returns the recognizers of the views in the responder chain that accept a press.
    fileprivate final func recognizers(receiving press: UIPress, _ event: UIPressesEvent) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        _ = firstInChain { responder in
            let recognizers = (responder as? UIView)?.gestureRecognizers ?? []
            found += recognizers.filter { $0.accepts(press, event) }
            return false
        }
        return found
    }
}

extension UIGestureRecognizer {
    fileprivate func accepts(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
        guard isEnabled, allowedPressTypes.contains(NSNumber(value: press.type.rawValue)), shouldReceive(event) else {
            return false
        }
        guard let delegate else { return true }
        return delegate.gestureRecognizer(self, shouldReceive: event)
            && delegate.gestureRecognizer(self, shouldReceive: press)
    }

    /// Passes a press to the recognizer.
    ///
    /// - Returns: Whether it has recognized a gesture that cancels the press for the responder.
    fileprivate func receive(_ press: UIPress, with event: UIPressesEvent) -> Bool {
        guard isEnabled else { return false }
        modifierFlags = event.modifierFlags
        let before = recognitionCount
        switch press.phase {
        case .began: pressesBegan([press], with: event)
        case .changed, .stationary: pressesChanged([press], with: event)
        case .ended: pressesEnded([press], with: event)
        case .cancelled: pressesCancelled([press], with: event)
        }
        return recognitionCount != before && cancelsTouchesInView
    }
}
