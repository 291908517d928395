/// The identifier of a task that is continued in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The identifier that stands for no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    private static var lastTask = UIBackgroundTaskIdentifier.invalid.rawValue

    /// Begins a task that continues in the background, and returns an identifier that no other task has.
    ///
    /// Desktops do not suspend programs in the background. Tasks have no time limit, so that `handler` is never called.
    @available(*, deprecated, message: "Has no effect on Linux, where programs are not suspended in the background.")
    public final func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        Self.lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: Self.lastTask)
    }

    /// Ends a task, after which UIKit suspends the program.
    @available(*, deprecated, message: "Has no effect on Linux, where programs are not suspended in the background.")
    public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The time until the program is suspended in the background, in seconds, which is always the greatest number.
    public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
