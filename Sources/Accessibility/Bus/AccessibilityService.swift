import Foundation
package import OpenDisplay

/// A program that can be presented to assistive technologies.
@MainActor package protocol AccessibilityServiceClient: AnyObject {
    /// Called when an assistive technology has started; returns the tree to present and what performs requests.
    func assistiveTechnologyDidStart() -> (tree: AccessibilityTree, source: any AccessibilitySource)
    /// Called when no assistive technology is running any more.
    func assistiveTechnologyDidStop()
    /// Called when a screen reader has started or stopped.
    func screenReaderDidChange(isRunning: Bool)
}

/// Presents the program to assistive technologies whenever one is running.
@MainActor package final class AccessibilityService {
    private static var shared: AccessibilityService?

    private weak var client: (any AccessibilityServiceClient)?
    private lazy var watcher = AccessibilityStatusWatcher { [unowned self] in statusDidChange() }
    private var provider: ATSPIProvider?
    private var isScreenReaderRunning = false

    /// Creates a service that observes nothing yet.
    package init(_ client: any AccessibilityServiceClient) {
        self.client = client
    }

    /// Starts observing whether an assistive technology is running; further calls have no effect.
    ///
    /// Without a session bus it does nothing. Callbacks occur while GLib's main loop is running.
    package static func start(_ client: any AccessibilityServiceClient) {
        guard shared == nil, SessionBus.isNamed(in: ProcessInfo.processInfo.environment) else { return }
        let service = AccessibilityService(client)
        shared = service
        service.watcher.start()
    }

    /// Observes on a connection to the session bus whether an assistive technology is running.
    package func observe(_ session: any MessageBus) {
        watcher.observe(session)
    }

    private func statusDidChange() {
        let status = watcher.status
        if status.isScreenReaderEnabled != isScreenReaderRunning {
            isScreenReaderRunning = status.isScreenReaderEnabled
            client?.screenReaderDidChange(isRunning: isScreenReaderRunning)
        }
        if status.isActive { startProvider() } else { stopProvider() }
    }

    private func startProvider() {
        guard provider == nil, let client, let session = watcher.session else { return }
        let (tree, source) = client.assistiveTechnologyDidStart()
        let provider = ATSPIProvider(tree: tree, source: source)
        self.provider = provider
        provider.start(session)
    }

    private func stopProvider() {
        guard let provider else { return }
        provider.stop()
        self.provider = nil
        client?.assistiveTechnologyDidStop()
    }
}
