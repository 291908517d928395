/// A header or footer of a table's section, used again for another section when it has scrolled away.
@MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredView {
    /// The identifier that the view was made for; nil if it is not used again.
    public final let reuseIdentifier: String?
    /// What the view shows; it fills the view.
    ///
    /// A ``contentConfiguration`` puts its own view here.
    public private(set) final var contentView = UIView()
    final var configurations: ViewConfigurations?
    private final var needsConfiguration = false
    final var storedTextLabel: UILabel?
    final var storedDetailLabel: UILabel?
    /// The style of the table and what the view is there; nil outside of one.
    final var role: TableSupplementary? { didSet { if oldValue != role { roleDidChange() } } }

    /// Makes a view.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Makes a view; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Makes a view of a class that was registered, by its `init(reuseIdentifier:)`.
    ///
    /// A subclass inherits it together with that and `init(coder:)`, or by overriding both.
    public required convenience init(registeredWithIdentifier identifier: String) {
        self.init(reuseIdentifier: identifier)
    }

    /// The label for the title.
    ///
    /// Made when first asked for.
    public final var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = UILabel()
        label.numberOfLines = 0
        contentView.addSubview(label)
        storedTextLabel = label
        roleDidChange()
        return label
    }

    /// The label for details, in small letters below the title.
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

    /// What is behind the content; it fills the view.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Called before the view is used again.
    open func prepareForReuse() {
        setNeedsUpdateConfiguration()
    }

    // MARK: Configurations

    /// What the view shows, as a value whose view takes the place of ``contentView``; nil for none.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content }
        set { content = newValue }
    }
    /// Whether ``contentConfiguration`` follows the state by itself.
    ///
    /// True at first.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { updatesContent }
        set { updatesContent = newValue }
    }
    /// What is behind the content, as a value; nil for none.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { background }
        set { background = newValue }
    }
    /// Whether ``backgroundConfiguration`` follows the state by itself.
    ///
    /// True at first.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { updatesBackground }
        set { updatesBackground = newValue }
    }

    /// The usual content of a header or footer in the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let role else { return .groupedHeader() }
        if role.style == .plain { return role.isHeader ? .plainHeader() : .plainFooter() }
        return role.isHeader ? .groupedHeader() : .groupedFooter()
    }

    /// The usual background of a header or footer in the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        role?.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// What changes a view's look with its state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// Changes the view's look with its state; called before the next frame after it changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The view's state in one value.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

    /// Asks for ``updateConfiguration(using:)`` before the next frame.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Changes the look with the state: by default that of the configurations, then ``configurationUpdateHandler``.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        updateConfigurations()
        configurationUpdateHandler?(self, state)
    }

    final func exchangeContentView(_ view: UIView) {
        view.frame = contentView.frame
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        (storedTextLabel, storedDetailLabel) = (nil, nil)
        setNeedsLayout()
    }

    final var stateForConfigurations: any UIConfigurationState { configurationState }

    final func dropOtherBackgrounds() { backgroundView = nil }

    private func roleDidChange() {
        guard let role, let label = storedTextLabel else { return }
        role.style(label)
        setNeedsLayout()
    }

    /// Fills the view with the content and the background, and places the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfiguration {
            needsConfiguration = false
            updateConfiguration(using: configurationState)
        }
        layOutBackground(bounds)
        for view in [contentView, backgroundView] where view?.frame != bounds { view?.frame = bounds }
        guard let label = storedTextLabel else { return }
        let inset = role?.inset(in: self) ?? UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
        var room = contentView.bounds.inset(by: inset)
        if let detail = storedDetailLabel {
            let height = min(detail.sizeThatFits(room.size).height, room.height / 2)
            detail.frame = CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
            room.size.height -= height
        }
        label.frame = room
    }

    /// The size that suits the constraints of the content view; without any, that of ``sizeThatFits(_:)``.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        ListFitting.constrainedSize(
            of: contentView, targetSize, horizontalFittingPriority, verticalFittingPriority) ?? sizeThatFits(targetSize)
    }

    /// The width given, and the height that suits the title or what else is inside.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let label = storedTextLabel else {
            if configurations?.content != nil { contentView.frame = CGRect(origin: .zero, size: size) }
            return contentView.sizeThatFits(size)
        }
        let inset = role?.inset(in: self) ?? UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
        let room = CGSize(width: max(0, size.width - inset.left - inset.right), height: .greatestFiniteMagnitude)
        let detail = storedDetailLabel.map { $0.sizeThatFits(room).height } ?? 0
        return CGSize(width: size.width, height: label.sizeThatFits(room).height + detail + inset.top + inset.bottom)
    }
}
