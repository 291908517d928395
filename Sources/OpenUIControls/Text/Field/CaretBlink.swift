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

    /// The moment within the blinking; `nil` without a visible or blinking caret.
    var phase: CaretPhase? {
        guard isOn, view?.window?.hasKeyboard == true else { return nil }
        let now = CACurrentMediaTime()
        let isWaiting = timer?.isPending == true
        return CaretPhase(
            isHidden: caret.isHidden, remaining: isWaiting ? timer.map { max($0.deadline - now, 0) } : nil,
            elapsed: now - start)
    }

    /// Continues blinking at a moment.
    func restore(_ phase: CaretPhase) {
        guard isOn, view?.window?.hasKeyboard == true else { return }
        timer?.invalidate()
        timer = nil
        caret.isHidden = phase.isHidden
        start = CACurrentMediaTime() - phase.elapsed
        if let remaining = phase.remaining { schedule(after: remaining) }
    }

    private func update() {
        timer?.invalidate()
        timer = nil
        caret.isHidden = !isOn || view?.window?.hasKeyboard != true
        guard !caret.isHidden else { return }
        start = CACurrentMediaTime()
        schedule()
    }

    /// - Parameter delay: The time until the next change, in seconds; by default the interval of the desktop's settings.
    private func schedule(after delay: TimeInterval? = nil) {
        let blinking = DisplaySettings.caretBlinking
        guard let interval = blinking.interval else { return }
        timer = ClockTimer.schedule(after: delay ?? interval) { [weak self] in self?.blink(timeout: blinking.timeout) }
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

/// A moment within the blinking of a caret.
package struct CaretPhase: Hashable, Sendable {
    package var isHidden: Bool
    /// The seconds until the caret is shown or hidden; `nil` if it blinks no more.
    package var remaining: Double?
    /// The seconds since the last edit.
    package var elapsed: Double

    package init(isHidden: Bool, remaining: Double?, elapsed: Double) {
        (self.isHidden, self.remaining, self.elapsed) = (isHidden, remaining, elapsed)
    }
}

/// A view with a caret, whose blinking a development tool can continue in another run of the program.
@MainActor
package protocol CaretView: UIView {
    /// The moment within the blinking; `nil` without a caret.
    var caretPhase: CaretPhase? { get }

    func restore(_ phase: CaretPhase)
}

extension TextLineView: CaretView {
    package var caretPhase: CaretPhase? { blink.phase }

    package func restore(_ phase: CaretPhase) {
        blink.restore(phase)
    }
}

extension UITextView: CaretView {
    package var caretPhase: CaretPhase? { blink.phase }

    package func restore(_ phase: CaretPhase) {
        blink.restore(phase)
    }
}
