/// Shows the tool tips of a window: after the pointer has rested over a view for a moment, or the keyboard has moved the
/// focus there.
///
/// The delays are those of GTK. A press of a button or a key, and scrolling, hide a tool tip.
@MainActor final class ToolTipController {
    /// The time for which the pointer rests before a tool tip is shown, in seconds.
    private static let delay: TimeInterval = 0.5
    /// The same, shortly after another tool tip was visible.
    private static let browsingDelay: TimeInterval = 0.06
    /// The time after which ``delay`` applies again, in seconds.
    private static let browsingTime: TimeInterval = 0.5
    private static let margin: CGFloat = 4
    /// The distances below the pointer and from a focused view.
    private static let (pointerGap, focusGap): (CGFloat, CGFloat) = (20, 6)

    private struct Tip {
        let interaction: UIToolTipInteraction
        let configuration: UIToolTipConfiguration

        @MainActor func isSame(as other: Tip?) -> Bool {
            interaction === other?.interaction && configuration.toolTip == other?.configuration.toolTip
                && configuration.storedSourceRect == other?.configuration.storedSourceRect
        }
    }

    private unowned let window: UIWindow
    private var shown: (tip: Tip, view: ToolTipView)?
    /// The tool tip that is shown when the timer fires.
    private var pending: Tip?
    private var timer: ClockTimer?
    private var hidingTime: CFTimeInterval?
    /// The last location of the pointer, which also enters the window when a popup below it disappears.
    private var pointerLocation: CGPoint?
    /// Whether the tool tip belongs to the view that the keyboard has focused.
    private var isOfFocus = false
    /// The interaction whose tool tip was hidden by a click; it is not shown again until the pointer leaves its view.
    private weak var dismissed: UIToolTipInteraction?

    init(window: UIWindow) {
        self.window = window
    }

    /// The text of the visible tool tip.
    var text: String? { shown?.view.text }

    /// Follows the pointer; the location is `nil` when a button was pressed.
    func move(to location: CGPoint?, over hit: UIView?) {
        let isResting = location == pointerLocation
        pointerLocation = location
        guard let location else { return dismiss() }
        if isResting, isOfFocus { return }
        isOfFocus = false
        let tip = tip(over: hit) { $0.convert(location, from: nil) }
        if tip?.interaction !== dismissed { dismissed = nil }
        if let shown, shown.tip.isSame(as: tip) { return }
        hide()
        guard let tip, dismissed == nil else { return }
        schedule(tip, at: CGRect(origin: location, size: .zero), gap: Self.pointerGap)
    }

    /// Shows the tool tip of a view to which the keyboard has moved the focus.
    func focusDidMove(to view: UIView) {
        hide()
        isOfFocus = true
        guard let tip = tip(over: view, at: { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }) else { return }
        schedule(tip, at: view.convert(view.bounds, to: nil), gap: Self.focusGap)
    }

    /// Hides the tool tip, and shows none until the pointer has moved to another view.
    func dismiss() {
        dismissed = (shown?.tip ?? pending)?.interaction ?? dismissed
        hide()
    }

    /// Called when the pointer has left the window.
    func leave() {
        hide()
        dismissed = nil
    }

    /// Hides the tool tip of a view that has left the window.
    func viewsDidLeaveWindow() {
        if let shown, shown.tip.interaction.view?.hostWindow !== window { hide() }
    }

    /// Hides the tool tip, or the one that is about to be shown.
    func hide() {
        timer?.invalidate()
        (timer, pending) = (nil, nil)
        guard let shown else { return }
        self.shown = nil
        hidingTime = CACurrentMediaTime()
        window.popups.close(shown.view)
        shown.view.removeFromSuperview()
    }

    /// Returns the tool tip of the innermost view that has one at a point; labels have one while they are truncated.
    private func tip(over hit: UIView?, at point: (UIView) -> CGPoint) -> Tip? {
        if let hit, let label = hit.expansionToolTip(at: point(hit)), let configuration = label.configuration(at: .zero)
        {
            return Tip(interaction: label, configuration: configuration)
        }
        var view = hit
        while let current = view {
            for case let interaction as UIToolTipInteraction in current.interactions {
                guard let configuration = interaction.configuration(at: point(current)) else { continue }
                return Tip(interaction: interaction, configuration: configuration)
            }
            view = current.superview
        }
        return nil
    }

    private func schedule(_ tip: Tip, at anchor: CGRect, gap: CGFloat) {
        let isBrowsing = hidingTime.map { CACurrentMediaTime() - $0 < Self.browsingTime } ?? false
        pending = tip
        timer = ClockTimer.schedule(after: isBrowsing ? Self.browsingDelay : Self.delay) { [weak self] in
            self?.show(tip, at: anchor, gap: gap)
        }
    }

    private func show(_ tip: Tip, at anchor: CGRect, gap: CGFloat) {
        pending = nil
        guard tip.interaction.view?.hostWindow === window, tip.interaction.isEnabled else { return }
        let view = ToolTipView(tip.configuration.toolTip)
        shown = (tip, view)
        window.addSubview(view)
        place(view, at: anchor, gap: gap)
    }

    /// Places a tool tip below the anchor, or above it if there is not enough space: inside the window, or otherwise where
    /// the desktop has space.
    private func place(_ view: ToolTipView, at anchor: CGRect, gap: CGFloat) {
        let area = window.bounds.shrunk(by: Self.margin)
        guard let limit = window.popups.limit else {
            view.frame = frame(of: view.fittingSize(in: area.width), at: anchor, gap: gap, in: area)
            return
        }
        let size = view.fittingSize(in: limit.width)
        let preferred = CGRect(origin: CGPoint(x: anchor.minX, y: anchor.maxY + gap), size: size)
        view.frame = preferred
        guard window.popups.limit(for: view, fits: area.contains(preferred), at: preferred) != nil else { return }
        window.popups.show(
            view, size: size, beside: anchor.insetBy(dx: 0, dy: -gap), at: .bottom, margin: 0
        ) { [weak self] in
            self?.hide()
        }
    }

    private func frame(of size: CGSize, at anchor: CGRect, gap: CGFloat, in area: CGRect) -> CGRect {
        var origin = CGPoint(x: anchor.minX, y: anchor.maxY + gap)
        if origin.y + size.height > area.maxY { origin.y = anchor.minY - Self.margin - size.height }
        origin.x = max(min(origin.x, area.maxX - size.width), area.minX)
        origin.y = max(origin.y, area.minY)
        return CGRect(origin: origin, size: size)
    }
}
