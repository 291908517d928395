#if INSPECTOR

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

    private let frames: WindowFrames
    private let recorder: UpdateRecorder
    private let counts = UpdateCounts()
    private var overlays: [Overlay] = []
    /// The number of the closure that updates the overlays in each frame.
    private var closure: Int?
    private(set) var modes: Set<OverlayMode> = []

    init(_ recorder: UpdateRecorder, _ frames: WindowFrames) {
        self.recorder = recorder
        self.frames = frames
    }

    /// Shows overlays in all windows of the program, and in those that are opened later, instead of the present ones.
    func show(_ modes: Set<OverlayMode>) {
        guard modes != self.modes else { return }
        if !modes.contains(.updates) { counts.removeAll() }
        recorder.onUpdate = modes.contains(.updates) ? { [counts] in counts.add($0.view) } : nil
        self.modes = modes
        if modes.isEmpty { return hide() }
        if closure == nil { closure = frames.add { [weak self] in self?.update($0) } }
        for window in frames.windows() { update(window) }
    }

    private func hide() {
        closure.map(frames.remove)
        closure = nil
        for overlay in overlays {
            overlay.marks.removeFromSuperlayer()
            overlay.repaints.removeFromSuperlayer()
        }
        overlays = []
    }

    private func overlay(of window: UIWindow) -> Overlay {
        overlays.removeAll { $0.window == nil }
        if let known = overlays.first(where: { $0.window === window }) { return known }
        let overlay = Overlay(window)
        overlays.append(overlay)
        return overlay
    }

    private func update(_ window: UIWindow) {
        let overlay = overlay(of: window)
        let layers = ShownLayer.list(in: window, limit: Self.maximumMarks)
        if modes.contains(.repaints) { overlay.repaints.flash(layers, in: window) }
        let found = OverlayMarks(window: window, layers: layers, counts: counts)
        let marks = OverlayMode.allCases.filter(modes.contains).flatMap { found.marks(of: $0) }
        overlay.marks.show(marks, in: window)
    }
}

#endif
