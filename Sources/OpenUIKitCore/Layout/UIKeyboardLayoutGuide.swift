/// The area of a view that the ``UIResponder/inputView`` and the ``UIResponder/inputAccessoryView`` of the first responder cover.
///
/// Desktops have no on-screen keyboard. While no such view is shown, the guide is between the safe area and the bottom edge, so
/// that constraints to its top resolve to the bottom edge of the safe area. It is always near the bottom edge and away from the
/// others.
@preconcurrency @MainActor public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    private var upperEdge: NSLayoutConstraint?
    private var coveredHeight: CGFloat = 0

    init(in view: UIView) {
        super.init()
        item.view = view
        identifier = "UIViewKeyboardLayoutGuide"
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        updateTopConstraint()
    }

    /// Whether the guide's top is the bottom edge of the safe area instead of that of the view, initially `true`.
    public var usesBottomSafeArea = true {
        didSet { if oldValue != usesBottomSafeArea { updateTopConstraint() } }
    }
    /// Whether the guide follows an undocked keyboard.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var followsUndockedKeyboard = false
    /// The distance above the keyboard at which a drag starts to dismiss it, in points.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var keyboardDismissPadding: CGFloat = 0

    /// Moves the top of the guide to that of the input views, or back; returns whether it has moved.
    func followInputViews() -> Bool {
        guard let view = owningView, let window = view.hostWindow else { return false }
        let height = window.inputViews.coveredHeight(of: view, for: self)
        let covered = height > view.safeAreaInsets.bottom || !usesBottomSafeArea ? height : 0
        guard covered != coveredHeight else { return false }
        coveredHeight = covered
        updateTopConstraint()
        return true
    }

    private func updateTopConstraint() {
        guard let view = owningView else { return }
        upperEdge?.isActive = false
        let endsAtSafeArea = usesBottomSafeArea && coveredHeight == 0
        upperEdge = topAnchor.constraint(
            equalTo: endsAtSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor,
            constant: -coveredHeight)
        upperEdge?.isActive = true
    }
}
