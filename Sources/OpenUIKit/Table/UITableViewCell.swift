/// A row of a table.
///
/// The built-in styles have labels and an image; for everything else add views to ``contentView``.
@MainActor open class UITableViewCell: UIView, ConfiguredView {
    /// What a cell looks like.
    public enum CellStyle: Int, Sendable {
        /// An image and a line of text.
        case `default` = 0
        /// Text at the left, details in grey at the right.
        case value1 = 1
        /// Text in the tint at the left, details beside it.
        case value2 = 2
        /// Text, and details in small letters below it.
        case subtitle = 3
    }

    /// What is seen while a cell is selected.
    public enum SelectionStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A grey ground; there is no blue one any more.
        case blue = 1
        /// A grey ground.
        case gray = 2
        /// A grey ground.
        case `default` = 3
    }

    /// What stands at the right end of a cell.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// An arrow: a tap leads to something.
        case disclosureIndicator = 1
        /// A button for details, and an arrow.
        case detailDisclosureButton = 2
        /// A mark: the row is chosen.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }

    /// How a row can be edited.
    public enum EditingStyle: Int, Sendable {
        /// Not at all.
        case none = 0
        /// It can be deleted.
        case delete = 1
        /// Another one can be inserted.
        case insert = 2
    }

    /// Where a row's separator is, for drawing it oneself.
    public enum SeparatorStyle: Int, Sendable {
        /// There are none.
        case none = 0
        /// A line.
        case singleLine = 1
        /// A line, as above.
        case singleLineEtched = 2
    }

    /// What a cell shows; between its edges and its accessory.
    ///
    /// A ``contentConfiguration`` puts its own view here.
    public private(set) final var contentView = UIView()
    final var configurations: ViewConfigurations?
    /// The identifier that the cell was made for; nil if it is not used again.
    public final let reuseIdentifier: String?
    final let style: CellStyle
    final weak var owner: ListCore?
    final let parts = TableCellParts()
    /// Set while the cell is in a table.
    final weak var tableView: UITableView?

    /// Makes a cell of a style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// Makes a cell; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        (style, reuseIdentifier) = (.default, nil)
        super.init(coder: coder)
        setUp()
    }

    /// Makes a cell of a class that was registered, by its `init(style:reuseIdentifier:)`.
    ///
    /// A subclass inherits it together with that and `init(coder:)`, or by overriding both.
    public required convenience init(registeredWithIdentifier identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    private func setUp() {
        addSubview(contentView)
    }

    // MARK: Content

    /// The label for the text.
    ///
    /// Made when first asked for, as are the others.
    open var textLabel: UILabel? { parts.textLabel(in: self) }
    /// The label for details; nil in the default style.
    open var detailTextLabel: UILabel? { parts.detailLabel(in: self) }
    /// The image at the left end; nil in the style `value2`.
    open var imageView: UIImageView? { parts.imageView(in: self) }

    /// Called before the cell is used again: ends what belongs to the old row.
    open func prepareForReuse() {
        setNeedsUpdateConfiguration()
    }

    // MARK: State

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a finger is on the row, before it is clear what becomes of it.
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows that the row is selected or not; subclasses change their look here.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != parts.isSelected else { return }
        parts.isSelected = selected
        parts.stateDidChange(in: self, animated: animated)
    }

    /// Shows that a finger is on the row or not; subclasses change their look here.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != parts.isHighlighted else { return }
        parts.isHighlighted = highlighted
        parts.stateDidChange(in: self, animated: animated)
    }

    /// What is seen while the row is selected.
    open var selectionStyle = SelectionStyle.default {
        didSet { if oldValue != selectionStyle { parts.stateDidChange(in: self, animated: false) } }
    }

    /// Whether the cell shows the controls for editing.
    open var isEditing: Bool {
        get { parts.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls for editing.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != parts.isEditing else { return }
        parts.isEditing = editing
        setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: 0.3, animations: layoutIfNeeded)
    }

    /// How the row can be edited, as the delegate says.
    public internal(set) final var editingStyle = EditingStyle.none {
        didSet { if oldValue != editingStyle { setNeedsLayout() } }
    }
    /// Whether the row can be moved while the table is edited.
    public internal(set) final var showsReorderControl = false {
        didSet { if oldValue != showsReorderControl { setNeedsLayout() } }
    }
    /// Whether the content makes room for the controls for editing.
    ///
    /// True at first.
    open var shouldIndentWhileEditing = true
    /// How many steps the content is indented.
    open var indentationLevel = 0 { didSet { if oldValue != indentationLevel { setNeedsLayout() } } }
    /// The width of a step, in points; 10 at first.
    open var indentationWidth: CGFloat = 10 { didSet { if oldValue != indentationWidth { setNeedsLayout() } } }

    /// Changes the cell's look with its state; called before the next frame after it changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// What changes a cell's look with its state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// The cell's state in one value.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        state.isFocused = isFocused
        (state.isSwiped, state.isReordering) = (parts.isSwiped, parts.isReordering)
        return state
    }

    /// Asks for ``updateConfiguration(using:)`` before the next frame.
    open func setNeedsUpdateConfiguration() {
        parts.needsConfiguration = true
        setNeedsLayout()
    }

    /// Changes the look with the state: by default that of the configurations, then ``configurationUpdateHandler``.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateConfigurations()
        configurationUpdateHandler?(self, state)
    }

    // MARK: Configurations

    /// What the row shows, as a value whose view takes the place of ``contentView``; nil for none.
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

    /// The usual content for the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// The usual background for the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableView.map { $0.style == .plain } ?? true ? .listPlainCell() : .listGroupedCell()
    }

    final func exchangeContentView(_ view: UIView) {
        view.frame = contentView.frame
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        parts.dropLabels()
        setNeedsLayout()
    }

    final var stateForConfigurations: any UIConfigurationState { configurationState }

    final func dropOtherBackgrounds() {
        (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil)
        parts.stateDidChange(in: self, animated: false)
    }

    // MARK: Around the content

    /// What stands at the right end.
    open var accessoryType = AccessoryType.none {
        didSet { if oldValue != accessoryType { setNeedsLayout() } }
    }
    /// A view of your own at the right end, instead of ``accessoryType``.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    /// What stands at the right end while the table is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if oldValue != editingAccessoryType { setNeedsLayout() } }
    }
    /// How far the separator is from the edges; the table's choice unless set.
    open var separatorInset: UIEdgeInsets {
        get { parts.separatorInset ?? parts.defaultSeparatorInset(of: self) }
        set {
            parts.separatorInset = newValue
            setNeedsLayout()
        }
    }

    /// What is behind the content; it fills the cell.
    open var backgroundView: UIView? { didSet { parts.place(backgroundView, instead: oldValue, in: self) } }
    /// What is behind the content while the cell is selected or highlighted; a grey ground unless set.
    open var selectedBackgroundView: UIView? {
        didSet {
            parts.place(selectedBackgroundView, instead: oldValue, in: self)
            parts.stateDidChange(in: self, animated: false)
        }
    }

    /// The colour behind the cell; the table's choice unless set.
    open override var backgroundColor: UIColor? {
        didSet { parts.groundDidChange() }
    }

    // MARK: Focus

    /// Tab stops at one cell of a list.
    open override var canBecomeFocused: Bool { owner?.canFocus(self) ?? super.canBecomeFocused }

    /// Selects the cell's item, as a tap does.
    open override func accessibilityActivate() -> Bool {
        owner?.activate(self) ?? super.accessibilityActivate()
    }

    override func focusDidUpdate(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.focusDidUpdate(in: context, with: coordinator)
        setNeedsUpdateConfiguration()
    }

    // MARK: View

    /// Places the content, the accessory, the separator and the backgrounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut(self)
    }

    /// The size that suits the constraints of the content view; without any, that of ``sizeThatFits(_:)``.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        parts.constrainedSize(of: self, targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? sizeThatFits(targetSize)
    }

    /// The width given, and the height that suits the content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        parts.size(of: self, in: size)
    }

    override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        parts.resolveColors(in: self)
    }
}
