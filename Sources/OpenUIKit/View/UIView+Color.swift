extension UIView {
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

    /// Registers the view for ``resolveColors(with:)`` when the interface style changes.
    ///
    /// A view outside of a window is not notified of changes, so colours are first resolved again if the style has
    /// changed since.
    func observeInterfaceStyle() {
        let traits = traitCollection
        let isDark = traits.userInterfaceStyle == .dark
        if flags.contains(.resolvedDark) != isDark {
            flags.set(.resolvedDark, to: isDark)
            if flags.contains(.observesInterfaceStyle) { resolveColors(with: traits) }
        }
        flags.insert(.observesInterfaceStyle)
    }

    /// The tint colour of the nearest of the view and its ancestors that sets one, or system blue.
    var resolvedTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current.rareState?.tintColor { return color }
            view = current.parent
        }
        return .systemBlue
    }

    func setTintColor(_ color: UIColor?) {
        guard rareState?.tintColor != color else { return }
        ensureRareState().tintColor = color
        propagateTint()
    }

    /// Whether the tint colour is dimmed.
    ///
    /// The value is only stored: the framework does not dim tint colours.
    public final var tintAdjustmentMode: TintAdjustmentMode {
        get { rareState?.tintAdjustmentMode ?? .automatic }
        set { ensureRareState().tintAdjustmentMode = newValue }
    }

    private func propagateTint() {
        forEachInSubtree { view in
            guard view === self || view.rareState?.tintColor == nil else { return false }
            view.tintColorDidChange()
            return true
        }
    }
}
