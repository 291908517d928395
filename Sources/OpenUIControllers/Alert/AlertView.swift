@_spi(Subclassing) import OpenUIKitCore

/// The view of an alert: a card with texts, text fields and buttons, and in action sheets a second card with the cancel
/// button.
@MainActor package final class AlertView: UIView {
    private static let alertWidth: CGFloat = 270
    private static let sheetWidth: CGFloat = 420
    private static let gap: CGFloat = 8
    private static let ground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.97, alpha: 1)
    }

    /// A placeholder for an alert that was deallocated before its view.
    private static let placeholderAlert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)

    private weak var owner: UIAlertController?
    var alert: UIAlertController { owner ?? Self.placeholderAlert }
    private let card = UIView()
    private let cancelCard = UIView()
    private let scroll = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [AlertButton] = []
    private var lines: [UIView] = []

    init(_ alert: UIAlertController) {
        owner = alert
        super.init(frame: .zero)
        for part in [card, cancelCard] {
            part.backgroundColor = Self.ground
            part.layer.cornerRadius = 14
            part.clipsToBounds = true
            addSubview(part)
        }
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 8)
        scroll.alwaysBounceVertical = false
        // Screen readers speak the texts that are directly in a dialog.
        scroll.isPartOfAccessibilityContainer = true
        card.addSubview(scroll)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            scroll.addSubview(label)
        }
        titleLabel.accessibilityTraits = .header
        // In another text size, buttons may be stacked.
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: AlertView, _) in
            view.rebuild()
            view.superview?.setNeedsLayout()
        }
        rebuild()
    }

    package required init?(coder: NSCoder) {
        nil
    }

    private var isSheet: Bool { alert.preferredStyle == .actionSheet }

    /// The height of each button in a width, so that the highest title fits.
    private func buttonHeight(_ width: CGFloat) -> CGFloat {
        let least: CGFloat = isSheet ? 56 : 44
        return buttons.reduce(least) { max($0, $1.fittingHeight(in: width, least: least)) }
    }

    // MARK: Content

    func rebuild() {
        titleLabel.text = alert.title
        messageLabel.text = alert.message
        titleLabel.followTextSize(with: .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold))
        titleLabel.textColor = isSheet ? .secondaryLabel : .label
        messageLabel.followTextSize(with: .systemFont(ofSize: 13))
        messageLabel.textColor = isSheet ? .secondaryLabel : .label
        for field in alert.textFields ?? [] where field.superview !== scroll { scroll.addSubview(field) }
        for part in buttons as [UIView] + lines { part.removeFromSuperview() }
        buttons = ordered.map { AlertButton($0, of: alert, isSheet: isSheet) }
        for button in buttons { (isSeparate(button) ? cancelCard : card).addSubview(button) }
        lines = []
        cancelCard.isHidden = !buttons.contains(where: isSeparate)
        setNeedsLayout()
    }

    /// Returns whether a button is on the second card: in action sheets, the cancel button.
    private func isSeparate(_ button: AlertButton) -> Bool { isSheet && button.action.style == .cancel }

    /// The actions in display order: the cancel action is the first of buttons side by side, and the last of stacked
    /// buttons.
    private var ordered: [UIAlertAction] {
        let others = alert.actions.filter { $0.style != .cancel }
        guard let cancel = alert.cancelAction else { return others }
        return isSideBySide ? [cancel] + others : others + [cancel]
    }

    private var isSideBySide: Bool {
        guard !isSheet, alert.actions.count == 2 else { return false }
        let available = scaledForTextSize(Self.alertWidth) / 2 - 16
        return alert.actions.allSatisfy { AlertButton.width(of: $0, for: traitCollection) <= available }
    }

    // MARK: Layout

    private func width(in available: CGFloat) -> CGFloat {
        min(scaledForTextSize(isSheet ? Self.sheetWidth : Self.alertWidth), available)
    }

    private func textHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        label.text?.isEmpty == false
            ? label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)).height.rounded(.up) : 0
    }

    /// Positions the texts and text fields above the buttons, and returns their height.
    private func layOutTexts(_ width: CGFloat) -> CGFloat {
        let inner = width - 32
        let (titleHeight, messageHeight) = (textHeight(titleLabel, inner), textHeight(messageLabel, inner))
        let fields = alert.textFields ?? []
        guard titleHeight + messageHeight > 0 || !fields.isEmpty else { return 0 }
        var y: CGFloat = isSheet ? 14 : 19
        titleLabel.frame = CGRect(x: 16, y: y, width: inner, height: titleHeight)
        y += titleHeight + (titleHeight > 0 && messageHeight > 0 ? 3 : 0)
        messageLabel.frame = CGRect(x: 16, y: y, width: inner, height: messageHeight)
        y += messageHeight
        for field in fields {
            y += field === fields.first ? 14 : 6
            let height = max(field.font.map { $0.lineHeight.rounded(.up) + 10 } ?? 0, 30)
            field.frame = CGRect(x: 16, y: y, width: inner, height: height)
            y += height
        }
        return y + (isSheet ? 14 : 19)
    }

    /// The button that the Return key presses, or the first one if it presses none.
    var initialFocus: UIView? {
        let stops = buttons.filter(\.canBecomeFocused)
        return stops.first { $0.action === alert.primaryAction } ?? stops.first
    }

    private var mainButtons: [AlertButton] { buttons.filter { !isSeparate($0) } }

    /// Returns the height of the buttons on the first card, from that of each.
    private func buttonsHeight(each height: CGFloat) -> CGFloat {
        mainButtons.isEmpty ? 0 : height * CGFloat(isSideBySide ? 1 : mainButtons.count)
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = width(in: size.width)
        let buttonHeight = buttonHeight(width)
        let cancel = cancelCard.isHidden ? 0 : buttonHeight + Self.gap
        return CGSize(width: width, height: layOutTexts(width) + buttonsHeight(each: buttonHeight) + cancel)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let buttonHeight = buttonHeight(bounds.width)
        let buttonsHeight = buttonsHeight(each: buttonHeight)
        let cancelHeight = cancelCard.isHidden ? 0 : buttonHeight + Self.gap
        card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - cancelHeight, 0))
        cancelCard.frame = CGRect(
            x: 0, y: bounds.height - buttonHeight, width: bounds.width, height: buttonHeight)
        let text = layOutTexts(bounds.width)
        for line in lines { line.removeFromSuperview() }
        lines = []
        // If the card is not high enough, texts and buttons scroll together.
        let isTight = text + buttonsHeight > card.bounds.height + 0.5
        scroll.frame = isTight ? card.bounds : CGRect(x: 0, y: 0, width: bounds.width, height: text)
        scroll.contentSize = CGSize(width: bounds.width, height: isTight ? text + buttonsHeight : text)
        let host = isTight ? scroll : card
        layOutButtons(in: host, from: text, height: buttonHeight)
        if let cancel = buttons.first(where: isSeparate) { cancel.frame = cancelCard.bounds }
        layer.shadowPath = CGPath(
            roundedRect: card.frame, cornerWidth: 14, cornerHeight: min(14, card.frame.height / 2), transform: nil)
    }

    private func layOutButtons(in host: UIView, from top: CGFloat, height buttonHeight: CGFloat) {
        let hair = 1 / max(traitCollection.displayScale, 1)
        let shown = mainButtons
        for (index, button) in shown.enumerated() {
            if button.superview !== host { host.addSubview(button) }
            if isSideBySide {
                let width = bounds.width / CGFloat(shown.count)
                let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
                let place = CGFloat(isReversed ? shown.count - 1 - index : index)
                button.frame = CGRect(x: width * place, y: top, width: width, height: buttonHeight)
                if index > 0 {
                    addLine(CGRect(x: width, y: top, width: hair, height: buttonHeight), to: host)
                } else {
                    addLine(CGRect(x: 0, y: top, width: bounds.width, height: hair), to: host)
                }
            } else {
                let y = top + buttonHeight * CGFloat(index)
                button.frame = CGRect(x: 0, y: y, width: bounds.width, height: buttonHeight)
                if y > 0 { addLine(CGRect(x: 0, y: y, width: bounds.width, height: hair), to: host) }
            }
        }
    }

    private func addLine(_ frame: CGRect, to host: UIView) {
        let line = UIView(frame: frame)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        host.addSubview(line)
        lines.append(line)
    }
}

@MainActor package final class AlertButton: UIButton {
    /// The least space around the title, in points.
    private static let margin: CGFloat = 10

    let action: UIAlertAction
    private weak var alert: UIAlertController?

    init(_ action: UIAlertAction, of alert: UIAlertController, isSheet: Bool) {
        self.action = action
        self.alert = alert
        super.init(frame: .zero)
        become(.system)
        setTitle(action.title, for: .normal)
        let isBold = alert.preferredAction == nil ? action.style == .cancel : action === alert.preferredAction
        titleLabel?.followTextSize(
            with: .systemFont(ofSize: isSheet ? 19 : 17, weight: isBold ? .semibold : .regular))
        titleLabel?.numberOfLines = 0
        titleLabel?.textAlignment = .center
        role =
            action === alert.primaryAction
            ? .primary
            : action.style == .cancel || alert.actions.count == 1 ? .cancel : .normal
        if action.style == .destructive { setTitleColor(.destructiveText, for: .normal) }
        setTitleColor(.tertiaryLabel, for: .disabled)
        isEnabled = action.isEnabled
        action.changed = { [weak self, weak action] in self?.isEnabled = action?.isEnabled ?? false }
        addAction(UIAction { [weak self] _ in self?.press() }, for: .primaryActionTriggered)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    private func press() {
        alert?.choose(action)
    }

    static func width(of action: UIAlertAction, for traits: UITraitCollection) -> CGFloat {
        let label = UILabel()
        label.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 17, weight: .semibold), compatibleWith: traits)
        label.text = action.title
        return label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
    }

    /// Returns the height for the title in a width; `least` if it has a single line of the default text size.
    func fittingHeight(in width: CGFloat, least: CGFloat) -> CGFloat {
        guard let titleLabel else { return least }
        let available = CGSize(width: max(width - 2 * Self.margin, 0), height: .infinity)
        return max(titleLabel.sizeThatFits(available).height.rounded(.up) + 2 * Self.margin, least)
    }

    /// Fills the background while the button is highlighted.
    package override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? UIColor.quaternarySystemFill : nil }
    }

    @_spi(Subclassing) public override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds.shrunk(by: 5), 8)
    }
}
