/// Where an on-screen keyboard covers a view.
///
/// On a desktop there is no such keyboard: the guide lies as UIKit's does while the keyboard is away, between the safe area
/// and the lower edge. So what is tied to its top stands at the lower edge of the safe area.
@MainActor public final class UIKeyboardLayoutGuide: UILayoutGuide {
    private var upperEdge: NSLayoutConstraint?

    init(in view: UIView) {
        super.init(kind: .guide, view: view)
        identifier = "UIViewKeyboardLayoutGuide"
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        tieUpperEdge()
    }

    /// Whether its top is the lower edge of the safe area, rather than that of the view.
    ///
    /// True at first.
    public var usesBottomSafeArea = true {
        didSet { if oldValue != usesBottomSafeArea { tieUpperEdge() } }
    }
    /// Whether it follows a keyboard that floats; there is none.
    public var followsUndockedKeyboard = false
    /// How far above the keyboard a finger begins to push it away, in points; stored.
    public var keyboardDismissPadding: CGFloat = 0

    private func tieUpperEdge() {
        guard let view = owningView else { return }
        upperEdge?.isActive = false
        upperEdge = topAnchor.constraint(
            equalTo: usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor)
        upperEdge?.isActive = true
    }
}
