final class LongPressGesture: Gesture {
    private final class Recognizer: UILongPressGestureRecognizer {
        var action: (LongPressGestureState) -> Void = { _ in }

        func report() {
            switch state {
            case .began: action(.began(location: location(in: view)))
            case .ended: action(.ended)
            case .cancelled: action(.cancelled)
            default: break
            }
        }
    }

    private let duration: Double
    private let action: (LongPressGestureState) -> Void

    init(duration: Double, action: @escaping (LongPressGestureState) -> Void) {
        self.duration = duration
        self.action = action
    }

    override func makeRecognizer() -> UIGestureRecognizer {
        let recognizer = Recognizer(target: nil, action: nil)
        recognizer.addHandler { ($0 as? Recognizer)?.report() }
        return recognizer
    }

    override func update(recognizer: UIGestureRecognizer) {
        guard let recognizer = recognizer as? Recognizer else { return }
        recognizer.minimumPressDuration = duration
        recognizer.action = action
    }
}
