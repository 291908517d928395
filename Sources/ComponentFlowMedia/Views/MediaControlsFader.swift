import ComponentFlow
import Foundation
internal import OpenUIKitCore

/// Shows the controls of a media view when they are needed, and moves them out of the view during playback.
///
/// They are moved instead of hidden, so that they can still be reached with the keyboard and by assistive technologies.
@MainActor final class MediaControlsFader {
    /// The time without an action of the user after which the controls disappear, in seconds.
    static let delay: TimeInterval = 3
    private static let duration: TimeInterval = 0.25

    weak var view: MediaView?
    private(set) var areControlsShown = true
    private var timer: ClockTimer?

    /// Shows the controls, and hides them some time later if they are not needed then.
    func userDidAct() {
        timer?.invalidate()
        timer = nil
        setShown(true)
        guard canHide else { return }
        timer = ClockTimer.schedule(after: Self.delay) { [weak self] in self?.hideIfPossible() }
    }

    /// Hides the controls unless they are needed.
    func hideIfPossible() {
        if canHide { setShown(false) }
    }

    /// Places the controls without animation.
    func apply() {
        guard let bar = view?.controlsBar else { return }
        bar.transform = areControlsShown ? .identity : CGAffineTransform(translationX: 0, y: bar.bounds.height)
    }

    private var canHide: Bool {
        guard let view, view.window != nil, view.player?.timeControlStatus == .playing, view.player?.hasVideo == true
        else { return false }
        let controls = view.controlsBar.controls
        let isInUse = controls.scrubber.isTracking || controls.volumeSlider.isTracking
        return !isInUse && !hasFocus(in: view.controlsBar) && !UIAccessibility.isVoiceOverRunning
    }

    private func hasFocus(in bar: UIView) -> Bool {
        UIFocusSystem.focusSystem(for: bar)?.focusedItem?.isDescendant(of: bar) ?? false
    }

    private func setShown(_ isShown: Bool) {
        guard isShown != areControlsShown else { return }
        areControlsShown = isShown
        guard view?.window != nil, !UIAccessibility.isReduceMotionEnabled else { return apply() }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.apply() }
    }
}
