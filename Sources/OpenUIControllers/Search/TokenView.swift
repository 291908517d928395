@_spi(Subclassing) import OpenUIKitCore

/// The capsule that shows a token in a text field.
///
/// A tap selects it. With ``delete``, a button at the trailing edge appears while the pointer is over the token and while it
/// is selected, and assistive technologies offer to delete it.
@MainActor package final class TokenView: UIView {
    private static let padding: CGFloat = 7
    private static let spacing: CGFloat = 4
    private static let deleteWidth: CGFloat = 20

    private let label = UILabel()
    private let picture = UIImageView()
    /// Created when the token can be deleted.
    private var deleteButton: TokenDeleteButton?

    package init(text: String, icon: UIImage? = nil, font: UIFont, color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        label.text = text
        label.font = font
        picture.image = icon?.withRenderingMode(.alwaysTemplate)
        picture.contentMode = .scaleAspectFit
        layer.cornerRadius = 6
        isAccessibilityElement = true
        accessibilityLabel = text
        accessibilityTraits = .button
        addSubview(label)
        addSubview(picture)
        addTap()
        updateColors()
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// The keys of the field select tokens, so that the Tab key leaves the field.
    package override var canBecomeFocused: Bool { false }

    // MARK: Content

    package var text: String {
        get { label.text ?? "" }
        set {
            guard newValue != text else { return }
            label.text = newValue
            accessibilityLabel = newValue
        }
    }

    package var font: UIFont {
        get { label.font }
        set {
            guard newValue != font else { return }
            label.font = newValue
            fitDeleteButton()
            setNeedsLayout()
        }
    }

    package var color: UIColor { didSet { if color != oldValue { updateColors() } } }
    /// The width that a long text may take before it is truncated.
    package var maximumTextWidth: CGFloat = 160
    package var minimumHeight: CGFloat = 0

    // MARK: State

    package var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    package var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    private var isUnderPointer = false { didSet { if isUnderPointer != oldValue { showDeleteButton() } } }

    /// Called when the user selects the token, with whether the Shift key is held.
    package var select: (_ isExtending: Bool) -> Void = { _ in }
    /// Called when the user deletes the token; `nil` if that is not possible.
    package var delete: (() -> Void)? { didSet { deletabilityDidChange(from: oldValue != nil) } }

    private func stateDidChange() {
        var traits: UIAccessibilityTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
        showDeleteButton()
        updateColors()
    }

    private func updateColors() {
        let background = isEnabled ? (isSelected ? color : color.withAlphaComponent(0.18)) : .tertiarySystemFill
        let content: UIColor = isEnabled ? (isSelected ? .white : .label) : .tertiaryLabel
        backgroundColor = background
        label.textColor = content
        picture.tintColor = content
        deleteButton?.tintColor = isSelected ? .white : .secondaryLabel
    }

    // MARK: Pointer

    private func addTap() {
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] tap in
            guard tap.state == .ended, let self, isEnabled else { return }
            select(tap.modifierFlags.contains(.shift))
        }
        addGestureRecognizer(tap)
    }

    // The field around the token would place its caret.
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchDidEnd(touches) }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchDidEnd(touches) }

    private func touchDidEnd(_ touches: Set<UITouch>) {
        if let touch = touches.first, !bounds.contains(touch.location(in: self)) { isUnderPointer = false }
    }

    private func followPointer() {
        let hover = UIHoverGestureRecognizer()
        hover.addHandler { [weak self] hover in
            // Also ends when a button is pressed, for which the delete button has to stay.
            guard let self else { return }
            isUnderPointer = bounds.contains(hover.location(in: self))
        }
        addGestureRecognizer(hover)
    }

    // MARK: Deletion

    private func deletabilityDidChange(from wasDeletable: Bool) {
        guard (delete != nil) != wasDeletable else { return }
        if delete != nil, deleteButton == nil { addDeleteButton() }
        showDeleteButton()
        updateColors()
        accessibilityDidChange(.content)
        setNeedsLayout()
    }

    private func addDeleteButton() {
        let button = TokenDeleteButton()
        button.addAction(UIAction { [weak self] _ in self?.delete?() }, for: .touchUpInside)
        button.addAction(UIAction { [weak self] _ in self?.isUnderPointer = false }, for: .touchUpOutside)
        deleteButton = button
        addSubview(button)
        fitDeleteButton()
        followPointer()
    }

    private func showDeleteButton() {
        deleteButton?.isHidden = delete == nil || !isEnabled || !(isUnderPointer || isSelected)
    }

    private func fitDeleteButton() {
        let symbol = UIImage.SymbolConfiguration(pointSize: font.pointSize * 0.55, weight: .semibold)
        deleteButton?.setImage(UIImage(systemName: "xmark", withConfiguration: symbol), for: .normal)
    }

    // MARK: Accessibility

    package override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let others = super.accessibilityCustomActions
            return delete != nil && isEnabled ? [deleteAction] + (others ?? []) : others
        }
        set { super.accessibilityCustomActions = newValue }
    }

    private var deleteAction: UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: builtInText(.BuiltIn.delete)) { [weak self] _ in
            guard let self, isEnabled, let delete else { return false }
            delete()
            return true
        }
    }

    package override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        select(false)
        return true
    }

    // MARK: Layout

    private var side: CGFloat { picture.image == nil ? 0 : label.font.lineHeight * 0.8 }
    private var leading: CGFloat { side == 0 ? 0 : side + Self.spacing }
    private var trailing: CGFloat { delete == nil ? 0 : max(Self.deleteWidth, font.pointSize) - Self.padding }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: maximumTextWidth, height: size.height)).width
        return CGSize(
            width: 2 * Self.padding + leading + min(text, maximumTextWidth) + trailing,
            height: max(label.font.lineHeight + 4, minimumHeight))
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.shrunk(dx: Self.padding, dy: 0)
        placeSubview(picture, CGRect(x: inner.minX, y: bounds.midY - side / 2, width: side, height: side))
        placeSubview(
            label,
            CGRect(
                x: inner.minX + leading, y: 0, width: max(inner.width - leading - trailing, 0), height: bounds.height))
        guard let deleteButton else { return }
        let width = trailing + Self.padding
        placeSubview(deleteButton, CGRect(x: bounds.maxX - width, y: 0, width: width, height: bounds.height))
    }
}

/// The button that deletes a token.
///
/// The Tab key does not reach it, because the keys Backspace and Delete of the field do the same.
private final class TokenDeleteButton: UIButton {
    override var canBecomeFocused: Bool { false }
}
