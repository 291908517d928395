@_spi(Subclassing) import OpenUIKitCore

/// A modal alert with a title, a message, text fields and buttons.
///
/// Return presses the preferred button, and Escape the cancel button; Tab moves the focus only within the alert.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The styles of alerts.
    public enum Style: Int, Sendable {
        /// Choices at the bottom of the window.
        case actionSheet = 0
        /// A message in the center of the window.
        case alert = 1
    }

    /// The style of the alert.
    public private(set) final var preferredStyle = Style.alert
    /// The text below the title.
    open var message: String? { didSet { if oldValue != message { contentDidChange() } } }
    /// The buttons, in the order in which they were added.
    public private(set) final var actions: [UIAlertAction] = []
    /// The text fields, from top to bottom, or `nil` if there are none.
    public private(set) final var textFields: [UITextField]?
    /// The action that the Return key triggers; its title is bold.
    ///
    /// With `nil`, Return triggers the only action, or the first one of the default style.
    open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
    /// The text above the message.
    open override var title: String? { didSet { if oldValue != title { contentDidChange() } } }

    private final var isDismissing = false

    /// Creates an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    /// Adds an action.
    ///
    /// A second action of the cancel style is rejected with a diagnostic.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || cancelAction == nil else {
            return Diagnostics.report(
                Diagnostic(
                    rule: "alert.second-cancel",
                    message: "An alert already has a cancel action; the second one is not added.",
                    subject: String(describing: type(of: self)),
                    hint: "Set the style of one of the two actions to default."))
        }
        actions.append(action)
        contentDidChange()
    }

    /// Adds a text field; in action sheets it is rejected with a diagnostic.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Diagnostics.report(
                Diagnostic(
                    rule: "alert.field-in-sheet", message: "A text field was added to an action sheet; it is ignored.",
                    subject: String(describing: type(of: self)), hint: "Set the preferred style to alert."))
        }
        let field = UITextField()
        field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14))
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The action that the Return key triggers.
    final var primaryAction: UIAlertAction? {
        preferredAction ?? (actions.count == 1 ? actions[0] : actions.first { $0.style == .default })
    }

    /// Performs an action: dismisses the alert, then calls the action's handler.
    final func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isDismissing else { return }
        guard storedPresenting != nil else { return action.handler?(action) ?? () }
        isDismissing = true
        storedPresenting?.dismiss(animated: true) { [self] in
            isDismissing = false
            action.handler?(action)
        }
    }

    /// Performs the cancel action, or the only action; returns `false` if there is neither.
    final func cancel() -> Bool {
        guard let action = cancelAction ?? (actions.count == 1 ? actions[0] : nil) else { return false }
        choose(action)
        return true
    }

    // MARK: View

    /// Creates the alert's view.
    open override func loadView() {
        view = AlertView(self)
    }

    private func contentDidChange() {
        guard let alertView = viewIfLoaded as? AlertView else { return }
        alertView.rebuild()
        storedPresentation?.container?.setNeedsLayout()
    }

    /// Makes the first text field first responder.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    @_spi(Subclassing) public override func makeCustomPresentationController() -> UIPresentationController? {
        let made = AlertPresentation(presentedViewController: self, presenting: nil)
        made.effectiveStyle = .overFullScreen
        return made
    }
}

/// Presents an alert in the center, or at the bottom of the window.
@MainActor package final class AlertPresentation: UIPresentationController {
    private static let margin: CGFloat = 8
    private let dimming = DimmingView()

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    package override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let view = presentedView else { return .zero }
        let area = container.bounds.inset(by: container.safeAreaInsets).shrunk(by: Self.margin)
        var size = view.sizeThatFits(area.size)
        size.height = min(size.height, area.height)
        let y = isSheet ? area.maxY - size.height : area.midY - size.height / 2
        return CGRect(
            x: (area.midX - size.width / 2).rounded(), y: y.rounded(), width: size.width, height: size.height)
    }

    /// The button that the Return key presses, or the first one if it presses none.
    @_spi(Subclassing) public override var initialFocus: UIView? { (presentedView as? AlertView)?.initialFocus }

    package override var shouldRemovePresentersView: Bool { false }
    @_spi(Subclassing) public override var dimsPresenterTint: Bool { true }

    package override func presentationTransitionWillBegin() {
        guard let container else { return }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.tapped = { [weak self] in if self?.isSheet == true { _ = self?.escape() } }
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        transition?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 }, completion: nil)
    }

    package override func dismissalTransitionWillBegin() {
        transition?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 }, completion: nil)
    }

    @_spi(Subclassing) public override func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning
    {
        isSheet && !fades
            ? CoverTransition(isDismissal: isDismissal)
            : DissolveTransition(isDismissal: isDismissal, scale: isDismissal ? 1 : 1.12, duration: 0.25)
    }

    @_spi(Subclassing) public override func escape() -> Bool {
        // Escape is handled even if the alert cannot be cancelled.
        _ = alert?.cancel()
        return true
    }
}
