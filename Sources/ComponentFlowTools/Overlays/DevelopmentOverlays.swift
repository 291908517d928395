internal import ComponentFlow
internal import InspectorProtocol
internal import OpenQuartzCore

/// The overlays that show in the windows of the program how it is built and what it does.
@MainActor
final class DevelopmentOverlays {
    /// The largest number of marks of a mode in a window.
    static let maximumMarks = 2_000

    /// The layers above the content of a window.
    @MainActor private final class Overlay {
        private(set) weak var window: UIWindow?
        let marks = OverlayLayer()
        let repaints = RepaintLayer()

        init(_ window: UIWindow) {
            self.window = window
        }
    }

    private let windows: () -> [UIWindow]
    private let recorder: UpdateRecorder
    private let counts = UpdateCounts()
    private var overlays: [Overlay] = []
    private var observer: (any NSObjectProtocol)?
    private(set) var modes: Set<OverlayMode> = []

    init(_ recorder: UpdateRecorder, windows: @escaping () -> [UIWindow]) {
        self.recorder = recorder
        self.windows = windows
    }

    /// Shows overlays in all windows of the program, and in those that are opened later, instead of the present ones.
    func show(_ modes: Set<OverlayMode>) {
        guard modes != self.modes else { return }
        if !modes.contains(.updates) { counts.removeAll() }
        recorder.onUpdate = modes.contains(.updates) ? { [counts] in counts.add($0.view) } : nil
        self.modes = modes
        if modes.isEmpty { return hide() }
        for window in windows() { attach(to: window) }
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
        ) { [weak self] _ in
            // Posted on the main thread.
            MainActor.assumeIsolated { self?.attachToNewWindows() }
        }
    }

    private func hide() {
        observer.map(NotificationCenter.default.removeObserver)
        observer = nil
        for overlay in overlays {
            overlay.marks.removeFromSuperlayer()
            overlay.repaints.removeFromSuperlayer()
            overlay.window?.layerTree.onMarksNeeded = nil
        }
        overlays = []
    }

    private func attachToNewWindows() {
        for window in windows() { attach(to: window) }
    }

    private func attach(to window: UIWindow) {
        overlays.removeAll { $0.window == nil }
        guard let overlay = overlays.first(where: { $0.window === window }) else {
            let overlay = Overlay(window)
            overlays.append(overlay)
            window.layerTree.onMarksNeeded = { [weak self, weak window] in
                if let window { self?.update(window, overlay) }
            }
            return update(window, overlay)
        }
        update(window, overlay)
    }

    private func update(_ window: UIWindow, _ overlay: Overlay) {
        let layers = ShownLayer.list(in: window, limit: Self.maximumMarks)
        if modes.contains(.repaints) { overlay.repaints.flash(layers, in: window) }
        let found = OverlayMarks(window: window, layers: layers, counts: counts)
        let marks = OverlayMode.allCases.filter(modes.contains).flatMap { found.marks(of: $0) }
        overlay.marks.show(marks, in: window)
    }
}
