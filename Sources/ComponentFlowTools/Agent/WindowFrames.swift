#if INSPECTOR

internal import ComponentFlow
internal import OpenQuartzCore

/// Calls closures in each frame of the windows of a program, also of those that are opened later.
///
/// The closures are called when all work of the program is done, before the frame is drawn.
@MainActor
final class WindowFrames {
    let windows: () -> [UIWindow]
    /// The closures in the order in which they were added.
    private var closures: [(number: Int, call: (UIWindow) -> Void)] = []
    private var lastNumber = 0
    private var attached: [AttachedWindow] = []
    private var observer: (any NSObjectProtocol)?

    private struct AttachedWindow {
        weak var window: UIWindow?
    }

    init(windows: @escaping () -> [UIWindow]) {
        self.windows = windows
    }

    /// Adds a closure.
    ///
    /// - Returns: The number with which the closure is removed.
    func add(_ closure: @escaping (UIWindow) -> Void) -> Int {
        lastNumber += 1
        closures.append((lastNumber, closure))
        attach()
        if observer == nil {
            observer = NotificationCenter.default.addObserver(
                forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
            ) { [weak self] _ in
                // Posted on the main thread.
                MainActor.assumeIsolated { self?.attach() }
            }
        }
        return lastNumber
    }

    /// Removes a closure.
    func remove(_ number: Int) {
        closures.removeAll { $0.number == number }
        guard closures.isEmpty else { return }
        observer.map(NotificationCenter.default.removeObserver)
        observer = nil
        for entry in attached { entry.window?.layerTree.onMarksNeeded = nil }
        attached = []
    }

    private func attach() {
        attached.removeAll { $0.window == nil }
        for window in windows() where !attached.contains(where: { $0.window === window }) {
            attached.append(AttachedWindow(window: window))
            window.layerTree.onMarksNeeded = { [weak self, weak window] in
                guard let self, let window else { return }
                // A closure can remove others.
                for (number, call) in closures where isAdded(number) { call(window) }
            }
        }
    }

    private func isAdded(_ number: Int) -> Bool { closures.contains { $0.number == number } }
}

#endif
