package import OpenDisplay

extension UIApplication {
    /// The service that keeps the computer awake; tests replace it.
    package static var idleInhibitor: (any IdleInhibiting)? {
        get { IdleTimer.service }
        set { IdleTimer.service = newValue }
    }

    /// Whether the screen stays on and the computer awake while the user does not use them.
    ///
    /// The request is sent to the portal of the desktop, or to its screen saver service. If none of them accepts the
    /// request, that is reported as a ``Diagnostic``. The default is `false`.
    public final var isIdleTimerDisabled: Bool {
        get { IdleTimer.service?.isInhibited ?? false }
        set {
            guard newValue != isIdleTimerDisabled else { return }
            let service = IdleTimer.service ?? IdleInhibitor()
            IdleTimer.service = service
            service.onFailure = { IdleTimer.report($0) }
            service.isInhibited = newValue
        }
    }
}

@MainActor
private enum IdleTimer {
    static var service: (any IdleInhibiting)?

    static func report(_ error: BusError) {
        Diagnostics.report(
            Diagnostic(
                rule: "application.idle-timer",
                message: "The desktop does not let the program keep the screen on. \(error.message)",
                subject: "UIApplication.isIdleTimerDisabled",
                hint: "The desktop needs a portal or a screen saver service."))
    }
}
