/// A gesture that is recognized by one of UIKit's gesture recognizers.
///
/// The recognizer is kept; every update replaces its settings and its closure.
final class RecognizedGesture<Recognizer: UIGestureRecognizer>: Gesture {
    private let make: @MainActor () -> Recognizer
    private let configure: (@MainActor (Recognizer) -> Void)?
    private let report: @MainActor (Recognizer) -> Void

    init(
        _ make: @escaping @MainActor () -> Recognizer,
        configure: (@MainActor (Recognizer) -> Void)? = nil,
        report: @escaping @MainActor (Recognizer) -> Void
    ) {
        self.make = make
        self.configure = configure
        self.report = report
    }

    override func makeRecognizer() -> UIGestureRecognizer {
        make()
    }

    override func update(recognizer: UIGestureRecognizer) {
        guard let recognizer = recognizer as? Recognizer else { return }
        configure?(recognizer)
        setHandler(of: recognizer) { [report] recognizer in
            if let recognizer = recognizer as? Recognizer { report(recognizer) }
        }
    }
}

/// A tap, the most frequent gesture, implemented with as few objects as possible.
final class TapGesture: Gesture {
    private let count: Int
    private let fingers: Int
    private let action: () -> Void

    init(count: Int, fingers: Int, action: @escaping () -> Void) {
        self.count = max(count, 1)
        self.fingers = max(fingers, 1)
        self.action = action
    }

    override func makeRecognizer() -> UIGestureRecognizer {
        UITapGestureRecognizer()
    }

    override func update(recognizer: UIGestureRecognizer) {
        guard let recognizer = recognizer as? UITapGestureRecognizer else { return }
        if recognizer.numberOfTapsRequired != count { recognizer.numberOfTapsRequired = count }
        if recognizer.numberOfTouchesRequired != fingers { recognizer.numberOfTouchesRequired = fingers }
        setHandler(of: recognizer) { [action] _ in action() }
    }
}

extension Gesture {
    /// Replaces all targets and handlers of the recognizer with one closure.
    fileprivate func setHandler(
        of recognizer: UIGestureRecognizer, _ handler: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) {
        recognizer.removeTarget(nil, action: nil)
        recognizer.addHandler(handler)
    }
}
