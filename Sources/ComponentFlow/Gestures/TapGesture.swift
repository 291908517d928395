final class TapGesture: Gesture {
    private final class Recognizer: UITapGestureRecognizer {
        var action: () -> Void = {}
    }

    private let action: () -> Void

    init(action: @escaping () -> Void) {
        self.action = action
    }

    override func makeRecognizer() -> UIGestureRecognizer {
        let recognizer = Recognizer(target: nil, action: nil)
        recognizer.addHandler { ($0 as? Recognizer)?.action() }
        return recognizer
    }

    override func update(recognizer: UIGestureRecognizer) {
        (recognizer as? Recognizer)?.action = action
    }
}
