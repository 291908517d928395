final class PanGesture: Gesture {
    private final class Recognizer: UIPanGestureRecognizer {
        var action: (PanGestureState) -> Void = { _ in }

        func report() {
            switch state {
            case .began: action(.began)
            case .changed: action(.updated(offset: translation(in: view)))
            case .ended: action(.ended(velocity: velocity(in: view)))
            case .cancelled: action(.cancelled)
            default: break
            }
        }
    }

    private let action: (PanGestureState) -> Void

    init(action: @escaping (PanGestureState) -> Void) {
        self.action = action
    }

    override func makeRecognizer() -> UIGestureRecognizer {
        let recognizer = Recognizer(target: nil, action: nil)
        recognizer.addHandler { ($0 as? Recognizer)?.report() }
        return recognizer
    }

    override func update(recognizer: UIGestureRecognizer) {
        (recognizer as? Recognizer)?.action = action
    }
}
