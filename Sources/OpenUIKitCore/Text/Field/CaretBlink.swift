internal import OpenDisplay

/// Blinks a caret while its window has the keyboard focus.
///
/// Blinking renders two frames per second, and none while nothing is edited. As in GTK's text views, the caret stops
/// blinking and stays visible after ten seconds without an edit; the user's settings can specify another interval and
/// timeout.
@MainActor final class CaretBlink {
    private let caret: CALayer
    /// The view with the caret; its window provides the focus state.
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

    /// Shows the caret and restarts blinking.
    func restart() {
        isOn = true
        observeKeyboard()
        update()
    }

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
            forName: UIWindow.keyboardInputDidChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.update() }
        }
    }
}
