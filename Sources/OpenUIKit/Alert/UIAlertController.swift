/// Asks a question over everything else: a title, a message, fields to write in, and buttons.
///
/// Return presses the preferred button, Escape the one that cancels; Tab stays inside.
@MainActor open class UIAlertController: UIViewController {
    /// How an alert looks.
    public enum Style: Int, Sendable {
        /// Choices at the lower edge.
        case actionSheet = 0
        /// A question in the middle.
        case alert = 1
    }

    /// How the alert looks.
    public private(set) final var preferredStyle = Style.alert
    /// The text below the title.
    open var message: String? { didSet { if oldValue != message { contentDidChange() } } }
    /// The buttons, in the order in which they were added.
    public private(set) final var actions: [UIAlertAction] = []
    /// The fields, from the top.
    public private(set) final var textFields: [UITextField]?
    /// The button that Return presses, in bold letters.
    ///
    /// Nil leaves it to the alert: its only button, or the first that neither cancels nor destroys.
    open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
    /// The text above the message.
    open override var title: String? { didSet { if oldValue != title { contentDidChange() } } }

    private final var isOver = false

    /// Makes an alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    /// Adds a button.
    ///
    /// A second one that cancels is refused with a diagnostic.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || cancelAction == nil else {
            return Diagnostics.report(
                Diagnostic(
                    rule: "alert.second-cancel", message: "An alert got a second action that cancels; it is left out.",
                    subject: String(describing: type(of: self)), hint: "Give one of them the style default."))
        }
        actions.append(action)
        contentDidChange()
    }

    /// Adds a field to write in; only alerts have some.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Diagnostics.report(
                Diagnostic(
                    rule: "alert.field-in-sheet", message: "A field was added to an action sheet; it is left out.",
                    subject: String(describing: type(of: self)), hint: "Use the style alert."))
        }
        let field = UITextField()
        field.font = .systemFont(ofSize: 14)
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The button that Return presses.
    final var primaryAction: UIAlertAction? {
        preferredAction ?? (actions.count == 1 ? actions[0] : actions.first { $0.style == .default })
    }

    /// Does what a button does: the alert goes, then the action's handler is called.
    final func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isOver else { return }
        guard storedPresenting != nil else { return action.handler?(action) ?? () }
        isOver = true
        storedPresenting?.dismiss(animated: true) { [self] in
            isOver = false
            action.handler?(action)
        }
    }

    /// Goes back without doing anything, where the alert knows how.
    final func cancel() -> Bool {
        guard let action = cancelAction ?? (actions.count == 1 ? actions[0] : nil) else { return false }
        choose(action)
        return true
    }

    // MARK: View

    /// Makes the alert's view.
    open override func loadView() {
        view = AlertView(self)
    }

    private func contentDidChange() {
        guard let alertView = viewIfLoaded as? AlertView else { return }
        alertView.rebuild()
        storedPresentation?.container?.setNeedsLayout()
    }

    /// Writing begins in the first field.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    override func ownPresentation() -> UIPresentationController? {
        let made = AlertPresentation(presentedViewController: self, presenting: nil)
        made.styleInForce = .overFullScreen
        return made
    }
}

/// Presents an alert in the middle, or at the lower edge.
@MainActor final class AlertPresentation: UIPresentationController {
    private static let margin: CGFloat = 8
    private let dimming = DimmingView()

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let view = presentedView else { return .zero }
        let room = container.bounds.inset(by: container.safeAreaInsets).shrunk(by: Self.margin)
        var size = view.sizeThatFits(room.size)
        size.height = min(size.height, room.height)
        let y = isSheet ? room.maxY - size.height : room.midY - size.height / 2
        return CGRect(
            x: (room.midX - size.width / 2).rounded(), y: y.rounded(), width: size.width, height: size.height)
    }

    override var shouldRemovePresentersView: Bool { false }

    override func presentationTransitionWillBegin() {
        guard let container else { return }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.tapped = { [weak self] in if self?.isSheet == true { _ = self?.escape() } }
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        transition?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 }, completion: nil)
    }

    override func dismissalTransitionWillBegin() {
        transition?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 }, completion: nil)
    }

    override func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        isSheet
            ? CoverTransition(isDismissal: isDismissal)
            : DissolveTransition(isDismissal: isDismissal, scale: isDismissal ? 1 : 1.12, duration: 0.25)
    }

    override func escape() -> Bool {
        // An alert that knows no way back stays; the key goes no further.
        _ = alert?.cancel()
        return true
    }
}
