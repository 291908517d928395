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
        self.event = event
        if phase == .began {
            // All recognizers track the press before the first one receives it, so that they can wait for each other.
            receivers = responder?.recognizers(receiving: self, event) ?? []
            receivers = receivers.filter { $0.beginTracking(self) }
        }
        let recognizers = receivers
        for recognizer in recognizers where receivers.contains(where: { $0 === recognizer }) {
            recognizer.receive(self, with: event)
        }
        deliverToResponder(with: event)
        if phase == .ended || phase == .cancelled { (receivers, self.event) = ([], nil) }
        for recognizer in recognizers { recognizer.endEvent() }
    }

    private func deliverToResponder(with event: UIPressesEvent) {
        guard let responder else { return }
        switch phase {
        case .began:
            isDelivered = true
            responder.pressesBegan([self], with: event)
        case .ended: responder.pressesEnded([self], with: event)
        case .cancelled: responder.pressesCancelled([self], with: event)
        case .changed, .stationary: break
        }
    }

    /// Cancels the press in the responder, which receives nothing if it has not received the beginning.
    func cancelInResponder() {
        guard let event, let responder else { return }
        self.responder = nil
        if isDelivered { responder.pressesCancelled([self], with: event) }
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
        guard isEnabled, PressOverrides.arePresent(in: self),
            allowedPressTypes.contains(NSNumber(value: press.type.rawValue)), wants(event)
        else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
    }
}

/// The overrides of the methods for presses, without which a recognizer receives none and never delays others.
@MainActor private enum PressOverrides {
    private final class Plain: UIGestureRecognizer {}

    private final class Beginning: UIGestureRecognizer {
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    }

    private final class Changing: UIGestureRecognizer {
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    }

    private final class Ending: UIGestureRecognizer {
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    }

    private final class Cancelling: UIGestureRecognizer {
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    }

    private static let all = [Beginning.self, Changing.self, Ending.self, Cancelling.self].map {
        MethodOverride(base: UIGestureRecognizer.self, plain: Plain.self, overriding: $0)
    }

    static func arePresent(in recognizer: UIGestureRecognizer) -> Bool {
        all.contains { $0.isPresent(in: recognizer) }
    }
}
