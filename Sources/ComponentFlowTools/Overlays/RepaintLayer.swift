#if INSPECTOR

internal import ComponentFlow
internal import OpenQuartzCore

/// Flashes where layers of a window are drawn again.
final class RepaintLayer: InspectorLayer {
    /// The time, in seconds, in which a flash fades.
    private static let duration = 0.4
    /// The largest number of flashes at the same time.
    private static let limit = 500

    /// The layers that flashed since the window was painted last.
    private var flashed: Set<ObjectIdentifier> = []

    /// Shows a flash for each layer that the present frame draws again.
    @MainActor func flash(_ layers: [ShownLayer], in window: UIWindow) {
        // Marked below, and unmarked when the window is painted, which may not happen in each frame.
        if renderDirty.isEmpty { flashed = [] }
        let drawn = layers.filter { !$0.visibleFrame.isEmpty && $0.isDrawnAgain }
        let new = drawn.filter { flashed.insert(ObjectIdentifier($0.layer)).inserted }
        guard !new.isEmpty else { return }
        CATransaction.withoutActions {
            frame = window.bounds
            show(in: window)
            for layer in new.prefix(max(Self.limit - (sublayers?.count ?? 0), 0)) {
                add(OverlayMark(frame: layer.visibleFrame, color: .systemPurple, fill: 0.25))
            }
        }
        markRenderDirty(.content)
    }

    @MainActor private func add(_ mark: OverlayMark) {
        let flash = OverlayMarkLayer()
        flash.show(mark)
        flash.opacity = 0
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (1, 0, Self.duration)
        fade.delegate = FlashEnd(flash)
        addSublayer(flash)
        flash.add(fade, forKey: "flash")
    }

    /// Removes a flash when it has faded.
    @MainActor private final class FlashEnd: NSObject, CAAnimationDelegate {
        private weak var flash: CALayer?

        init(_ flash: CALayer) {
            self.flash = flash
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            flash?.removeFromSuperlayer()
        }
    }
}

extension ShownLayer {
    /// Whether the frame that is being prepared draws the content of the layer again, not only at another place.
    @MainActor fileprivate var isDrawnAgain: Bool {
        !layer.renderDirty.isDisjoint(with: [.content, .colors]) && layer.paints
    }
}

#endif
