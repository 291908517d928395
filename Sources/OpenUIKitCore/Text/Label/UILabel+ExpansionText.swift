extension UILabel {
    /// Whether the whole text is shown in a tool tip, while it is truncated and the pointer rests over the label.
    ///
    /// The default is `false`. The label needs no user interaction for it.
    public final var showsExpansionTextWhenTruncated: Bool {
        get { expansionToolTip != nil }
        set {
            guard newValue != showsExpansionTextWhenTruncated else { return }
            guard newValue else { return expansionToolTip.map { removeInteraction($0) } ?? () }
            Self.hasExpansionTexts = true
            addInteraction(ExpansionToolTip(of: self))
        }
    }

    final var expansionToolTip: ExpansionToolTip? {
        interactions.lazy.compactMap { $0 as? ExpansionToolTip }.first
    }

    /// Whether any label of the program had such a tool tip; without one, no labels are searched for.
    fileprivate static var hasExpansionTexts = false
}

/// The tool tip with the whole text of a truncated label.
@MainActor final class ExpansionToolTip: UIToolTipInteraction, UIToolTipInteractionDelegate {
    private weak var label: UILabel?

    init(of label: UILabel) {
        self.label = label
        super.init()
        delegate = self
    }

    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        guard let label, label.clipsText, let text = label.text else { return nil }
        return UIToolTipConfiguration(toolTip: text)
    }
}

extension UIView {
    /// Returns the tool tip of a truncated label at a point in the view's subtree, whose views receive no touches there.
    final func expansionToolTip(at point: CGPoint) -> ExpansionToolTip? {
        guard UILabel.hasExpansionTexts else { return nil }
        for subview in subviews.reversed() where !subview.isHidden && subview.alpha > 0 {
            let inner = subview.convert(point, from: self)
            guard subview.bounds.contains(inner) else { continue }
            if let found = (subview as? UILabel)?.expansionToolTip ?? subview.expansionToolTip(at: inner) {
                return found
            }
        }
        return nil
    }
}
