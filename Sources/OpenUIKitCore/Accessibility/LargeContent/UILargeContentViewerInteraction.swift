/// The methods by which an interaction determines and reports the items that it shows.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: AnyObject {
    /// Called when the touch has ended on an item, to perform its action.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// Returns the item at a point of the view, or `nil` for the innermost view there that is an item.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
    /// The default does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}

    /// The default returns `nil`.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
}

/// An interaction that shows items of a view enlarged while the user presses them.
///
/// It is effective only at accessibility text sizes. A press that ends on an item performs its action: that of the delegate or,
/// without a delegate, that of an item that is a control.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Posted when ``isEnabled`` may have changed.
    public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    /// Whether the user has an accessibility text size.
    public static var isEnabled: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }

    /// The object that determines the items.
    public private(set) final weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view to which the interaction was added.
    public private(set) final weak var view: UIView?
    private final lazy var press = makePress()
    private final lazy var gestureDelegate = LargeContentGestureDelegate(self)
    private final var display: LargeContentView?
    private final weak var shownItem: (any UILargeContentViewerItem)?

    /// Creates an interaction; the delegate is referenced weakly.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// The gesture recognizer of the interaction, for relations with others.
    public final var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    /// Removes the gesture recognizer from the previous view.
    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(press)
        hide()
    }

    /// Adds the gesture recognizer to the new view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    private func makePress() -> UILongPressGestureRecognizer {
        let recognizer = UILongPressGestureRecognizer()
        recognizer.addTarget(self, action: UILargeContentViewerInteraction.handlePress)
        recognizer.delegate = gestureDelegate
        return recognizer
    }

    /// Returns the item at a point of the view, or `nil` if there is none.
    final func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        if let item = delegate?.largeContentViewerInteraction(self, itemAt: point) { return item }
        var current = view?.hitTest(point, with: nil)
        while let candidate = current {
            if candidate.showsLargeContentViewer { return candidate }
            current = candidate === view ? nil : candidate.superview
        }
        return view?.largeContentItem(at: point)
    }

    private func handlePress(_ recognizer: UILongPressGestureRecognizer) {
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began, .changed: show(item(at: point))
        case .ended:
            let ended = shownItem
            hide()
            if let delegate {
                delegate.largeContentViewerInteraction(self, didEndOn: ended, at: point)
            } else if let control = ended as? UIControl, control.isEnabled {
                _ = control.accessibilityActivate()
            }
        default: hide()
        }
    }

    private func show(_ new: (any UILargeContentViewerItem)?) {
        guard new !== shownItem else { return }
        hide()
        guard let new, let window = view?.hostWindow else { return }
        shownItem = new
        let display = LargeContentView(new)
        display.place(in: window)
        self.display = display
    }

    private func hide() {
        shownItem = nil
        display?.removeFromSuperview()
        display = nil
    }
}

/// Allows the gesture to begin only at accessibility text sizes and on an item.
@MainActor private final class LargeContentGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    private unowned let interaction: UILargeContentViewerInteraction

    init(_ interaction: UILargeContentViewerInteraction) {
        self.interaction = interaction
        super.init()
    }

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = interaction.view else { return false }
        return view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            && view.hostWindow?.menus.isOpen != true
            && interaction.item(at: gestureRecognizer.location(in: view)) != nil
    }
}

extension UIView {
    /// Returns the innermost item at a point, also among views that receive no touches, such as the title of a bar.
    fileprivate func largeContentItem(at point: CGPoint) -> UIView? {
        guard !isHidden, alpha >= 0.01, self.point(inside: point, with: nil) else { return nil }
        for subview in subviews.reversed() {
            if let item = subview.largeContentItem(at: convert(point, to: subview)) { return item }
        }
        return showsLargeContentViewer ? self : nil
    }
}
