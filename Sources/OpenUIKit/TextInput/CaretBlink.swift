/// Lets a caret come and go: two frames a second, and none while nobody edits.
@MainActor final class CaretBlink {
    /// Seconds.
    private static let interval: TimeInterval = 0.5

    private let caret: CALayer
    private var timer: ClockTimer?

    init(_ caret: CALayer) {
        self.caret = caret
        caret.isHidden = true
    }

    /// Shows the caret now and lets it blink from here on.
    func restart() {
        caret.isHidden = false
        timer?.invalidate()
        schedule()
    }

    /// Hides the caret.
    func stop() {
        caret.isHidden = true
        timer?.invalidate()
        timer = nil
    }

    private func schedule() {
        timer = ClockTimer.schedule(after: Self.interval) { [weak self] in
            guard let self else { return }
            caret.isHidden.toggle()
            schedule()
        }
    }
}
