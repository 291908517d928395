/// Layout and appearance of the field.
extension UITextField {
    /// The radius of the corners of fields with a rounded border, in points.
    package static let fieldCornerRadius: CGFloat = 7

    /// The insets between the border and the text.
    private var padding: UIEdgeInsets {
        switch borderStyle {
        case .none: .zero
        case .line: UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
        case .bezel: UIEdgeInsets(top: 4, left: 7, bottom: 4, right: 7)
        case .roundedRect: UIEdgeInsets(top: 6, left: 8, bottom: 6, right: 8)
        }
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsClearButton: Bool { isShown(clearButtonMode) && hasText }
    private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
    private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) && !showsClearButton }

    func innerRect(in bounds: CGRect) -> CGRect {
        let rect = bounds.inset(by: padding)
        var (left, right) = (rect.minX, rect.maxX)
        func exclude(_ frame: CGRect, isLeading: Bool, distance: CGFloat) {
            if isLeading != isReversed {
                left = max(left, frame.maxX + distance)
            } else {
                right = min(right, frame.minX - distance)
            }
        }
        if showsLeftView { exclude(leftViewRect(forBounds: bounds), isLeading: true, distance: 4) }
        if showsClearButton {
            exclude(clearButtonRect(forBounds: bounds), isLeading: false, distance: 0)
        } else if showsRightView {
            exclude(rightViewRect(forBounds: bounds), isLeading: false, distance: 4)
        }
        return CGRect(x: left, y: rect.minY, width: max(right - left, 0), height: max(rect.height, 0))
    }

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the rectangle of a view at the leading or the trailing edge.
    func sideRect(_ size: CGSize, isLeading: Bool, in bounds: CGRect) -> CGRect {
        CGRect(
            x: isLeading != isReversed ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    func layOut() {
        frameLayer.frame = bounds
        backgroundImages?.view.frame = borderRect(forBounds: bounds)
        for part in [lineView, placeholderLabel] as [UIView] {
            part.semanticContentAttribute = semanticContentAttribute
        }
        let textRect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        // Tall glyphs may extend into the padding.
        lineView.overflow = max(min(textRect.minY - bounds.minY, bounds.maxY - textRect.maxY), 0)
        lineView.frame = textRect.insetBy(dx: 0, dy: -lineView.overflow)
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
        if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
        leftView?.isHidden = !showsLeftView
        rightView?.isHidden = !showsRightView
        if showsClearButton {
            clearButton.frame = clearButtonRect(forBounds: bounds)
            if clearButton.superview == nil { addSubview(clearButton) }
        } else if clearButtonMode != .never {
            clearButton.removeFromSuperview()
        }
    }

    func makeClearButton() -> ClearButton {
        let button = ClearButton()
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        return button
    }

    func accessoryDidChange(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    /// The size of the text or placeholder with the padding, and at least as high as a target of the pointer should be.
    var fittingSize: CGSize {
        let width = hasText ? lineView.textWidth + 2 : placeholderLabel.intrinsicContentSize.width
        let (sides, ends) = (padding.left + padding.right, padding.top + padding.bottom)
        let height = max(effectiveFont.lineHeight, lineView.lineHeight)
        return CGSize(
            width: width.rounded(.up) + sides, height: max(height.rounded(.up) + ends, UITextField.smallestHeight))
    }

    func updateColors() {
        let traits = traitCollection
        func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
        let text: UIColor = isEnabled ? textColor ?? .label : .tertiaryLabel
        lineView.setColors(
            text: resolved(text), caret: resolved(tintColor),
            selection: resolved(tintColor.resolvedColor(with: traits).withAlphaComponent(0.25)))
        let image = borderStyle == .roundedRect ? nil : backgroundImages?.image(isEnabled: isEnabled)
        backgroundImages?.view.image = image
        frameLayer.borderWidth = borderStyle == .none || image != nil ? 0 : 1
        let showsFocus = isEditing && hostWindow?.surface?.isActive != false
        frameLayer.borderColor = resolved(showsFocus ? tintColor : .systemGray4)
        frameLayer.cornerRadius = borderStyle == .roundedRect ? UITextField.fieldCornerRadius : 0
        frameLayer.backgroundColor = borderStyle == .roundedRect ? resolved(Self.fieldColor) : nil
    }

    /// The background of fields with a rounded border: white in light mode, and slightly lighter than the background in dark mode.
    package static var fieldColor: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground }
    }
}
