#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import OpenQuartzCore
internal import OpenUIFoundation

/// A request that is answered when nothing moves any more, and no images or other results of background work are awaited.
@MainActor
final class IdleWait {
    private static let interval = 1.0 / 60

    private let windows: () -> [UIWindow]
    private let end: Double
    private let finish: (_ isIdle: Bool) -> Void
    /// The system's clock, also while the program has a manual one.
    private let clock = SystemMediaClock()

    /// Begins to wait.
    ///
    /// - Parameters:
    ///   - timeout: The longest time, in seconds.
    ///   - windows: Returns the windows that have to be idle.
    ///   - finish: Called once, with whether the windows are idle.
    init(timeout: Double, windows: @escaping () -> [UIWindow], finish: @escaping (_ isIdle: Bool) -> Void) {
        self.windows = windows
        self.finish = finish
        end = clock.now + timeout
        check()
    }

    /// Whether windows change only after a further event, a timer, or a message from another program.
    static func isIdle(_ windows: [UIWindow]) -> Bool {
        !BackgroundWork.isPending && windows.allSatisfy(\.layerTree.isIdle)
    }

    private func check() {
        let isIdle = Self.isIdle(windows())
        if isIdle || clock.now >= end { return finish(isIdle) }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) {
            MainActor.assumeIsolated { self.check() }
        }
    }
}

#endif
