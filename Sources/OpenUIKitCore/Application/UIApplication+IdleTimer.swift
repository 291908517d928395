package import OpenDisplay

extension UIApplication {
    /// The service that keeps the computer awake; tests replace it.
    package static var idleInhibitor: (any IdleInhibiting)? {
        get { IdleTimer.current?.service }
        set { IdleTimer.current = newValue.map(IdleTimer.init) }
    }

    /// Whether the screen stays on and the computer awake while the user does not use them.
    ///
    /// The request is sent to the portal of the desktop, or to its screen saver service. If none of them accepts the
    /// request, that is reported as a ``Diagnostic``. The default is `false`.
    public final var isIdleTimerDisabled: Bool {
        get { IdleTimer.current?.isDisabled ?? false }
        set {
            guard newValue != isIdleTimerDisabled else { return }
            IdleTimer.currentMakingIfNeeded.isDisabled = newValue
        }
    }
}

/// Keeps the screen on and the computer awake until it is ended or released, for a part of the framework.
///
/// A desktop that does not accept the request is not reported, because the program did not make it.
@MainActor package final class IdleAssertion {
    private var timer: IdleTimer?

    package init() {
        let timer = IdleTimer.currentMakingIfNeeded
        timer.assertions += 1
        self.timer = timer
    }

    deinit {
        guard let timer else { return }
        Task { @MainActor in timer.assertions -= 1 }
    }

    package func end() {
        timer?.assertions -= 1
        timer = nil
    }
}

@MainActor private final class IdleTimer {
    static var current: IdleTimer?

    static var currentMakingIfNeeded: IdleTimer {
        if let current { return current }
        let new = IdleTimer(IdleInhibitor())
        current = new
        return new
    }

    let service: any IdleInhibiting
    /// Whether the program has disabled the timer.
    var isDisabled = false { didSet { update() } }
    /// The number of assertions that have not ended.
    var assertions = 0 { didSet { update() } }

    init(_ service: any IdleInhibiting) {
        self.service = service
        service.onFailure = { [weak self] error in
            if self?.isDisabled == true { Self.report(error) }
        }
    }

    private func update() {
        service.isInhibited = isDisabled || assertions > 0
    }

    private static func report(_ error: BusError) {
        Diagnostics.report(
            Diagnostic(
                rule: "application.idle-timer",
                message: "The desktop does not let the program keep the screen on. \(error.message)",
                subject: "UIApplication.isIdleTimerDisabled",
                hint: "The desktop needs a portal or a screen saver service."))
    }
}
