/// Reports when a screen reader starts or stops, until it is deallocated.
@MainActor
final class ScreenReaderObserver {
    private let token: any NSObjectProtocol

    init(didChange: @escaping @MainActor () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { didChange() }
        }
    }

    isolated deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
