@_spi(Subclassing) import OpenUIKitCore

/// A reusable header or footer of a table view section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredView {
    /// The identifier that the view was created with, or `nil` if it is not reused.
    public final let reuseIdentifier: String?
    /// The view with the content of the header or footer, which fills the view.
    ///
    /// A ``contentConfiguration`` replaces it with its own view.
    public private(set) final var contentView = UIView()
    package final var configurations: ViewConfigurations?
    package final var configurationUpdate = ConfigurationUpdate.notNeeded
    final var storedTextLabel: UILabel?
    final var storedDetailLabel: UILabel?
    /// The table view that displays the view.
    final weak var tableView: UITableView?
    /// The role of the view and the style of its table view, or `nil` outside of a table view.
    final var role: TableSupplementary? { didSet { if oldValue != role { roleDidChange() } } }

    /// Whether the view stays at an edge of the table view while its section scrolls.
    final var isPinned = false { didSet { if oldValue != isPinned { setNeedsUpdateConfiguration() } } }

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Creates a view without an identifier.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view; archives are not supported, so nothing is decoded.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Creates a view of a registered class.
    ///
    /// The initializer calls `init(reuseIdentifier:)`. A subclass inherits it together with that and `init(coder:)`, or
    /// by overriding both.
    public required convenience init(registeredWithIdentifier identifier: String) {
        self.init(reuseIdentifier: identifier)
    }

    /// The label of the title, created on first use.
    public final var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = UILabel()
        label.numberOfLines = 0
        contentView.addSubview(label)
        storedTextLabel = label
        roleDidChange()
        return label
    }

    /// The label of the detail text below the title, created on first use.
    public final var detailTextLabel: UILabel? {
        if let storedDetailLabel { return storedDetailLabel }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        contentView.addSubview(label)
        storedDetailLabel = label
        setNeedsLayout()
        return label
    }

    /// The view behind the content; it fills the view.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Called before the view is reused, to reset state that belongs to its previous section.
    open func prepareForReuse() {
        prepareConfigurationsForReuse()
    }

    // MARK: Configurations

    /// The configuration of the content, whose view replaces ``contentView``; `nil` for none.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content }
        set { content = newValue }
    }
    /// Whether ``contentConfiguration`` is updated automatically when the state changes, initially `true`.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { updatesContent }
        set { updatesContent = newValue }
    }
    /// The configuration of the background; `nil` for none.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { background }
        set { background = newValue }
    }
    /// Whether ``backgroundConfiguration`` is updated automatically when the state changes, initially `true`.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { updatesBackground }
        set { updatesBackground = newValue }
    }

    /// Returns the default content configuration for the view's role and the table view's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let role else { return .groupedHeader() }
        if role.style == .plain { return role.isHeader ? .plainHeader() : .plainFooter() }
        return role.isHeader ? .groupedHeader() : .groupedFooter()
    }

    /// Returns the default background configuration for the table view's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        role?.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// A closure that updates the appearance of a view for its state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// A closure that updates the appearance for the view's state, called before the next frame after the state
    /// changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The current state of the view.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        if let role { state.listEnvironment = ListEnvironment(role.style) }
        return state
    }

    /// Schedules a call of ``updateConfiguration(using:)`` before the next frame.
    open func setNeedsUpdateConfiguration() {
        scheduleConfigurationUpdate()
    }

    /// Updates the appearance for a state.
    ///
    /// The default implementation updates the configurations and calls ``configurationUpdateHandler``.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        updateConfigurations()
        configurationUpdateHandler?(self, state)
    }

    package final func replaceContentView(with view: UIView) {
        view.frame = contentView.frame
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        (storedTextLabel, storedDetailLabel) = (nil, nil)
        setNeedsLayout()
    }

    package final var configurationUpdateState: any UIConfigurationState { configurationState }

    package final func updateConfigurationForCurrentState() { updateConfiguration(using: configurationState) }

    package final func removeOtherBackgrounds() { backgroundView = nil }

    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { true }
    @_spi(Subclassing) public override var defaultAccessibilityLabel: String? { joinedAccessibilityLabel }
    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits {
        role?.isHeader == false ? .staticText : .header
    }

    private func roleDidChange() {
        accessibilityDidChange(.content)
        setNeedsUpdateConfiguration()
        guard let role, let label = storedTextLabel else { return }
        role.style(label)
        setNeedsLayout()
    }

    /// Lays out the content, the background and the labels.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutBackground(bounds)
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        let content = bounds.inset(by: contentInsets)
        if contentView.frame != content { contentView.frame = content }
        guard let label = storedTextLabel else { return }
        let inset = labelInsets
        var available = contentView.bounds.inset(by: inset)
        if let detail = storedDetailLabel {
            let height = min(detail.sizeThatFits(available.size).height, available.height / 2)
            detail.frame = CGRect(x: available.minX, y: available.maxY - height, width: available.width, height: height)
            available.size.height -= height
        }
        label.frame = available
    }

    @_spi(Subclassing) public override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        if subview === contentView { superview?.intrinsicContentSizeDidChange(of: self) }
    }

    @_spi(Subclassing) public override func constraintsDidChange(in subview: UIView) {
        super.constraintsDidChange(in: subview)
        if subview === contentView { superview?.constraintsDidChange(in: self) }
    }

    private var labelInsets: UIEdgeInsets {
        role?.inset(in: self) ?? UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
    }

    /// The distances of the content view from the sides, which are those of the safe area if the table view respects it.
    private var contentInsets: UIEdgeInsets { tableView?.contentSafeArea ?? .zero }

    /// The distance of groups with rounded corners from the content view's sides.
    final var insetOfGroups: CGFloat {
        guard role?.style == .insetGrouped else { return 0 }
        guard let tableView else { return UITableView.sideInset(of: bounds.width) }
        return tableView.groupInsets.left - tableView.contentSafeArea.left
    }

    /// Returns the fitting size of the content view's constraints, or that of ``sizeThatFits(_:)`` if it has none.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let ends = contentInsets.left + contentInsets.right
        let available = CGSize(width: max(0, targetSize.width - ends), height: targetSize.height)
        let size = ListFitting.constrainedSize(
            of: contentView, available, horizontalFittingPriority, verticalFittingPriority)
        return size.map { CGSize(width: $0.width + ends, height: $0.height) } ?? sizeThatFits(targetSize)
    }

    /// Returns the given width and the fitting height of the labels or other content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        let ends = contentInsets.left + contentInsets.right
        guard let label = storedTextLabel else {
            guard configurations?.content != nil else { return contentView.sizeThatFits(size) }
            let available = CGSize(width: max(0, size.width - ends), height: size.height)
            contentView.adoptWidth(of: CGRect(origin: CGPoint(x: contentInsets.left, y: 0), size: available))
            let fitting = contentView.sizeThatFits(available)
            return CGSize(width: fitting.width + ends, height: fitting.height)
        }
        let inset = labelInsets
        let available = CGSize(
            width: max(0, size.width - ends - inset.left - inset.right), height: .greatestFiniteMagnitude)
        let detail = storedDetailLabel.map { $0.sizeThatFits(available).height } ?? 0
        return CGSize(
            width: size.width, height: label.sizeThatFits(available).height + detail + inset.top + inset.bottom)
    }
}
