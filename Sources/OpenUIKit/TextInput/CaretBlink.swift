internal import OpenDisplay

/// Lets a caret come and go while its window has the keyboard: two frames a second, and none while nobody edits.
///
/// As in GTK's text views, and as the user's settings say, it stands still after ten seconds in which nothing happened.
@MainActor final class CaretBlink {
    private let caret: CALayer
    /// The view with the caret; its window says whether there is a keyboard.
    private weak var view: UIView?
    private var timer: ClockTimer?
    private var isOn = false
    private var start: CFTimeInterval = 0
    private var observer: (any NSObjectProtocol)?

    init(_ caret: CALayer, in view: UIView) {
        self.caret = caret
        self.view = view
        caret.isHidden = true
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    /// Shows the caret now and lets it blink from here on.
    func restart() {
        isOn = true
        observeKeyboard()
        update()
    }

    /// Hides the caret.
    func stop() {
        isOn = false
        update()
    }

    private func update() {
        timer?.invalidate()
        timer = nil
        caret.isHidden = !isOn || view?.window?.hasKeyboard != true
        guard !caret.isHidden else { return }
        start = CACurrentMediaTime()
        schedule()
    }

    private func schedule() {
        let blinking = DisplaySettings.caretBlinking
        guard let interval = blinking.interval else { return }
        timer = ClockTimer.schedule(after: interval) { [weak self] in self?.blink(timeout: blinking.timeout) }
    }

    private func blink(timeout: TimeInterval) {
        if CACurrentMediaTime() - start >= timeout {
            caret.isHidden = false
            timer = nil
        } else {
            caret.isHidden.toggle()
            schedule()
        }
    }

    private func observeKeyboard() {
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: UIWindow.keyboardNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.update() }
        }
    }
}
