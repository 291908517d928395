/// Reports when a window starts or stops receiving keys, until it is deallocated.
@MainActor
final class KeyWindowObserver {
    private var tokens: [any NSObjectProtocol] = []

    init(_ window: UIWindow, didChange: @escaping @MainActor () -> Void) {
        for name in [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification] {
            let token = NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
                MainActor.assumeIsolated { didChange() }
            }
            tokens.append(token)
        }
    }

    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
