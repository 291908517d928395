extension UIView {
    /// Whether a view's tint color is dimmed, as behind a dialog.
    public enum TintAdjustmentMode: Int, Sendable {
        /// Inherited from the superview.
        case automatic = 0
        case normal = 1
        case dimmed = 2
    }

    func setBackgroundColor(_ color: UIColor?) {
        storedBackgroundColor = color
        guard let color else {
            layer.backgroundColor = nil
            return
        }
        if color.isDynamic {
            observeInterfaceStyle()
            layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
        } else {
            layer.backgroundColor = color.cgColor
        }
    }

    /// The mask, unless its layer was replaced as the layer's mask or added to another layer.
    final var shownMask: UIView? {
        guard let mask = rareState?.mask, layer.mask === mask.layer else { return nil }
        return mask
    }

    final func setMask(_ mask: UIView?) {
        mask?.removeFromSuperview()
        layer.mask = mask?.layer
        if mask != nil || rareState?.mask != nil { ensureRareState().mask = mask }
    }

    /// Registers the view for ``resolveColors(with:)`` when the interface style changes.
    ///
    /// A view outside of a window is not notified of changes, so colors are first resolved again if the style has
    /// changed since.
    package func observeInterfaceStyle() {
        let traits = computedTraits
        let desired = ColorAppearance(traits)
        if colorAppearance != desired {
            colorAppearance = desired
            if flags.contains(.observesInterfaceStyle) { resolveColors(with: traits) }
        }
        flags.insert(.observesInterfaceStyle)
    }

    /// The tint color of the nearest of the view and its ancestors that sets one, or the accent color of the desktop, or
    /// system blue; gray where it is dimmed.
    package var resolvedTintColor: UIColor { inheritedTint.resolvedColor }

    /// A tint color and whether it is dimmed, which a view and its ancestors specify separately.
    struct InheritedTint: Equatable {
        var color: UIColor
        var isDimmed: Bool

        var resolvedColor: UIColor { isDimmed ? color.desaturated : color }
    }

    private var inheritedTint: InheritedTint {
        var color: UIColor?
        var isDimmed: Bool?
        var view: UIView? = self
        while let current = view, color == nil || isDimmed == nil {
            if let state = current.rareState {
                color = color ?? state.tintColor
                isDimmed = isDimmed ?? state.dimsTint
            }
            view = current.parent
        }
        return InheritedTint(color: color ?? Self.accent?.color ?? .systemBlue, isDimmed: isDimmed ?? false)
    }

    /// Whether any view has ever set or dimmed a tint; until then all views have the same.
    private static var hasTints = false

    /// The tint, or `nil` if no view has ever set or dimmed one; see ``tintMayHaveChanged(from:)``.
    final var knownTint: InheritedTint? { Self.hasTints ? inheritedTint : nil }

    /// Notifies the views of the subtree whose tint color differs from the one before the view was inserted or removed.
    final func tintMayHaveChanged(from old: InheritedTint?) {
        guard let old else { return }
        let new = inheritedTint
        guard new != old else { return }
        propagateTint(color: new.color != old.color, dimming: new.isDimmed != old.isDimmed)
    }

    func setTintColor(_ color: UIColor?) {
        guard rareState?.tintColor != color else { return }
        Self.hasTints = true
        ensureRareState().tintColor = color
        propagateTint(color: true, dimming: false)
    }

    /// Whether ``tintColor`` is dimmed, that is, gray: ``TintAdjustmentMode/normal`` or ``TintAdjustmentMode/dimmed``.
    ///
    /// Set ``TintAdjustmentMode/automatic``, the default, to inherit the mode from the superview. Alerts, popovers and
    /// sheets that dim the content behind them dim the tint of their presenter.
    public final var tintAdjustmentMode: TintAdjustmentMode {
        get { isTintDimmed ? .dimmed : .normal }
        set { changeTintAdjustment { $0.tintAdjustmentMode = newValue } }
    }

    /// Dims the tint color of the view and its subtree while a presentation covers it, unless they specify a mode.
    func setBehindPresentation(_ isBehind: Bool) {
        guard rareState?.isBehindPresentation ?? false != isBehind else { return }
        changeTintAdjustment { $0.isBehindPresentation = isBehind }
    }

    private var isTintDimmed: Bool { inheritedTint.isDimmed }

    private func changeTintAdjustment(_ change: (RareState) -> Void) {
        let wasDimmed = isTintDimmed
        Self.hasTints = true
        change(ensureRareState())
        guard isTintDimmed != wasDimmed else { return }
        propagateTint(color: false, dimming: true)
    }

    /// The color of the user's choice for controls, or `nil` if the desktop has none.
    private static var accent: AccentShades?

    /// Sets the color of the user's choice for controls, and notifies the views of all windows whose tint changes.
    package static func adoptAccentColor(_ color: CGColor?) {
        let color = color.map { UIColor(cgColor: $0) }
        guard color != accent?.color else { return }
        accent = color.map { AccentShades($0) }
        for window in UIApplication.shared.windows where window.rareState?.tintColor == nil {
            window.propagateTint(color: true, dimming: false)
        }
    }

    /// The tint color for text: a legible shade of the default tint, and the tint that an application has chosen.
    package final var textTintColor: UIColor {
        let tint: UIColor = tintColor
        if let accent = Self.accent, accent.color == tint { return accent.text }
        return tint.asTextColor
    }

    /// The tint color behind white text: a darker shade of the default tint, and the tint that an application has chosen.
    package final var fillTintColor: UIColor {
        let tint: UIColor = tintColor
        if let accent = Self.accent, accent.color == tint { return accent.fill }
        return tint.asFillBehindText
    }

    /// The tint color for a text that has to be legible in any tint: also of one that an application has chosen, a shade.
    package final var legibleTextTintColor: UIColor {
        let text = textTintColor
        return text == tintColor ? AccentShades(text.resolvedColor(with: traitCollection)).text : text
    }

    /// The tint color behind a white text that has to be legible in any tint.
    package final var legibleFillTintColor: UIColor {
        let fill = fillTintColor
        return fill == tintColor ? AccentShades(fill.resolvedColor(with: traitCollection)).fill : fill
    }

    /// Notifies the view, and all descendants that inherit the color or the dimming that changed.
    private func propagateTint(color: Bool, dimming: Bool) {
        forEachInSubtree { view in
            let state = view.rareState
            guard view === self || color && state?.tintColor == nil || dimming && state?.dimsTint == nil else {
                return false
            }
            view.reportTintColorChange()
            return true
        }
    }

    /// Notifies the view of another tint color, in which its focus ring is drawn.
    private func reportTintColorChange() {
        if flags.contains(.focused) { hostWindow?.focus.showRing() }
        tintColorDidChange()
    }
}
