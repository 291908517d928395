/// A gesture that one of UIKit's recognisers recognises.
///
/// The recogniser stays; with every update it gets the newest settings and the newest closure.
final class RecognizedGesture<Recognizer: UIGestureRecognizer>: Gesture {
    private let make: @MainActor () -> Recognizer
    private let configure: @MainActor (Recognizer) -> Void
    private let report: @MainActor (Recognizer) -> Void

    init(
        _ make: @escaping @MainActor () -> Recognizer,
        configure: @escaping @MainActor (Recognizer) -> Void = { _ in },
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
        configure(recognizer)
        recognizer.removeTarget(nil, action: nil)
        recognizer.addHandler { [report] recognizer in
            if let recognizer = recognizer as? Recognizer { report(recognizer) }
        }
    }
}
