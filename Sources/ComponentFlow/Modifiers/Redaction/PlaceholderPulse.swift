/// Fades the placeholders of a component slowly, in cycles.
///
/// At the beginning of a cycle the placeholders are found that are visible. Without any, a cycle needs no frames; while the view
/// is hidden or in no window, none begins.
@MainActor final class PlaceholderPulse {
    /// The time from the beginning of a cycle to that of the next one, in seconds.
    private static let period: CFTimeInterval = 2
    private static let fadeDuration: CFTimeInterval = 0.9
    private static let faintOpacity: Float = 0.45
    private static let key = "pulse"

    private weak var view: RedactedView?
    private var timer: DelayedCall?

    init(of view: RedactedView) {
        self.view = view
    }

    func start() {
        timer?.invalidate()
        timer = nil
        guard let view, view.window != nil, !ComponentTransition.reducesMotion else { return }
        guard view.isVisibleInWindow else { return ShownViewObservers.add(self, of: view) { $0.start() } }
        // Placeholders that the current update creates belong to the first cycle.
        timer = performAfter(seconds: 0) { [weak self] in self?.beginCycle() }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
        ShownViewObservers.remove(self)
        for placeholder in view?.placeholders ?? [] { placeholder.layer.removeAnimation(forKey: Self.key) }
    }

    private func beginCycle() {
        guard let view, view.isVisibleInWindow, !ComponentTransition.reducesMotion else { return start() }
        for placeholder in view.placeholders where placeholder.isInVisiblePart {
            placeholder.layer.add(fade(), forKey: Self.key)
        }
        timer = performAfter(seconds: Self.period) { [weak self] in self?.beginCycle() }
    }

    private func fade() -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.autoreverses) = (Float(1), Self.faintOpacity, true)
        fade.duration = Self.fadeDuration
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return fade
    }
}

extension UIView {
    /// Whether the view is not hidden, and not outside of the window or of a view around it that clips.
    fileprivate var isInVisiblePart: Bool {
        guard isVisibleInWindow else { return false }
        return sequence(first: self as UIView, next: \.superview).allSatisfy { ancestor in
            let clips = ancestor.clipsToBounds || ancestor is UIWindow
            return !clips || convert(bounds, to: ancestor).intersects(ancestor.bounds)
        }
    }
}
