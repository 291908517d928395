/// A list of what can be done with items: texts, URLs, images, and others that an application's own activities understand.
///
/// The desktop's activities are writing an email, opening URLs with their default programs, and copying. Present the
/// controller as a popover; in narrow windows it is a sheet.
///
/// ```swift
/// let controller = UIActivityViewController(activityItems: [url, "Read this"], applicationActivities: [StarActivity()])
/// controller.popoverPresentationController?.barButtonItem = shareItem
/// present(controller, animated: true)
/// ```
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// A closure that receives the type of the activity, whether it was performed, and two values that are always `nil`
    /// here: items that an extension has changed, and the error of an extension.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called once after the controller has been dismissed; without an activity if the user has chosen none.
    ///
    /// It is `nil` afterwards.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { if isViewLoaded { showActivities() } }
    }

    private final let items: [Any]
    private final let applicationActivities: [UIActivity]
    private final lazy var desktopActivities = DesktopActivities.all(for: self)
    private final let scroll = UIScrollView()
    private final let stack = UIStackView()
    private final var isFinished = false
    /// How the chosen activity is performed; `nil` until one is chosen.
    private final var performance: UIActivity.Performance?

    /// Opens a URL with the desktop; tests replace it.
    package static var opener: ((URL, @escaping (Bool) -> Void) -> Void)?

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - activityItems: The items, or objects that conform to ``UIActivityItemSource`` and provide them.
    ///   - applicationActivities: The application's own activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// Not available, because there are no archives to decode.
    public required init?(coder: NSCoder) {
        nil
    }

    static func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        if let opener { return opener(url, completion) }
        UIApplication.shared.open(url, completionHandler: completion)
    }

    // MARK: Activities

    /// The offered activities: those that send items first, and the application's own before those of the desktop.
    package final var activities: [UIActivity] {
        let items = items.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
        let excluded = Set(excludedActivityTypes ?? [])
        let offered = (applicationActivities + desktopActivities).filter { activity in
            activity.activityType.map(excluded.contains) != true && activity.canPerform(withActivityItems: items)
        }
        return offered.filter { type(of: $0).activityCategory == .share }
            + offered.filter { type(of: $0).activityCategory == .action }
    }

    /// The first subject that a source of items provides for an activity; otherwise empty.
    final func subject(for activityType: UIActivity.ActivityType) -> String {
        let subjects = items.lazy.compactMap { $0 as? any UIActivityItemSource }.map {
            $0.activityViewController(self, subjectForActivityType: activityType)
        }
        return subjects.first { !$0.isEmpty } ?? ""
    }

    /// Performs an activity with the items that the sources provide for it.
    package final func choose(_ activity: UIActivity) {
        guard !isFinished, !isPerforming else { return }
        let items = items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: activity.activityType)
        }
        // The activity may end immediately, or let the user choose again by dismissing its controller.
        performance = .direct
        performance = activity.start(items, in: self)
    }

    /// Whether the chosen activity is performed at present.
    private var isPerforming: Bool {
        switch performance {
        case .direct: true
        case .controller: presentedViewController != nil
        case nil: false
        }
    }

    final func finish(_ activity: UIActivity, completed: Bool) {
        finish(activity.activityType, completed: completed)
    }

    private func finish(_ activityType: UIActivity.ActivityType?, completed: Bool) {
        guard !isFinished else { return }
        isFinished = true
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        guard let presenting = presentingViewController, !isBeingDismissed else {
            return handler?(activityType, completed, nil, nil) ?? ()
        }
        presenting.dismiss(animated: true) { handler?(activityType, completed, nil, nil) }
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.alwaysBounceVertical = false
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.addSubview(stack)
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        view.builtInAccessibilityLabel = .BuiltIn.share
        showActivities()
    }

    /// Ends without an activity if the user dismisses the controller.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed || presentingViewController == nil else { return }
        finish(nil, completed: false)
    }

    private func showActivities() {
        for row in stack.arrangedSubviews { row.removeFromSuperview() }
        for activity in activities { stack.addArrangedSubview(row(for: activity)) }
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        preferredContentSize = CGSize(width: max(size.width, 240), height: size.height)
    }

    private func row(for activity: UIActivity) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = activity.activityTitle
        configuration.image = activity.activityImage
        configuration.imagePadding = 12
        configuration.baseForegroundColor = .label
        let row = UIButton(
            configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.choose(activity) })
        row.contentHorizontalAlignment = .leading
        return row
    }
}
