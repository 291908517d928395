/// The area of a view that an on-screen keyboard covers.
///
/// Desktops have no such keyboard, so the guide has the position of UIKit's guide while the keyboard is hidden: between
/// the safe area and the bottom edge. Constraints to its top therefore resolve to the bottom edge of the safe area. It is always near
/// the bottom edge and away from the others.
@preconcurrency @MainActor public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    private var upperEdge: NSLayoutConstraint?

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

    private func updateTopConstraint() {
        guard let view = owningView else { return }
        upperEdge?.isActive = false
        upperEdge = topAnchor.constraint(
            equalTo: usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor)
        upperEdge?.isActive = true
    }
}
