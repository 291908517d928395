@_spi(Subclassing) import OpenUIKitCore

/// A view that displays one row of a table view.
///
/// The built-in styles have labels and an image; add subviews to ``contentView`` for other content.
@preconcurrency @MainActor open class UITableViewCell: UIView, ConfiguredView, ListCell {
    /// The built-in layout of a cell.
    public enum CellStyle: Int, Sendable {
        /// An image and a line of text.
        case `default` = 0
        /// A leading text and a trailing detail text in gray.
        case value1 = 1
        /// A leading text in the tint color, followed by a detail text.
        case value2 = 2
        /// A text with a smaller detail text below it.
        case subtitle = 3
    }

    /// The appearance of a selected cell.
    public enum SelectionStyle: Int, Sendable {
        /// The cell does not show its selection.
        case none = 0
        /// A gray background, because the blue one no longer exists.
        case blue = 1
        /// A gray background.
        case gray = 2
        /// A gray background.
        case `default` = 3
    }

    /// The built-in accessories at the trailing end of a cell.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// A chevron that indicates navigation to further content.
        case disclosureIndicator = 1
        /// A button that shows details, and a chevron.
        case detailDisclosureButton = 2
        /// A checkmark that indicates a selected option.
        case checkmark = 3
        /// A button that shows details.
        case detailButton = 4
    }

    /// The kind of editing that a row supports.
    public enum EditingStyle: Int, Sendable {
        /// The row cannot be deleted or inserted.
        case none = 0
        /// The row can be deleted.
        case delete = 1
        /// Another row can be inserted.
        case insert = 2
    }

    /// The controls that a cell shows.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The controls for editing the row.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The swipe actions of the row.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// The style of the separators between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No separators.
        case none = 0
        case singleLine = 1
        /// A line, the same as ``singleLine``.
        case singleLineEtched = 2
    }

    /// The view with the content of the cell, which fills the area between the accessories.
    ///
    /// A ``contentConfiguration`` replaces it with its own view.
    public private(set) final var contentView = UIView()
    package final var configurations: ViewConfigurations?
    package final var configurationUpdate = ConfigurationUpdate.notNeeded
    /// The identifier that the cell was created with, or `nil` if it is not reused.
    public final let reuseIdentifier: String?
    final let style: CellStyle
    /// The core of the table view that displays the cell.
    final weak var owner: ListCore?
    final let parts = TableCellSubviews()
    /// The table view that displays the cell.
    final weak var tableView: UITableView?

    public init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// Creates a cell of the default style without an identifier; a frame of zero stands for the default size.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    @_spi(Subclassing) open override var ownBackgroundColor: UIColor? {
        get { parts.hasCustomBackgroundColor ? backgroundColor : nil }
        set { parts.setOwnBackgroundColor(newValue, in: self) }
    }

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UITableViewCell.self,
        adding: [
            AppearanceProperty(\UITableViewCell.selectionStyle),
            AppearanceProperty(
                get: { (cell: UITableViewCell) in cell.parts.separatorInset },
                set: { cell, inset in
                    cell.parts.separatorInset = inset
                    cell.setNeedsLayout()
                }),
        ], to: UIView.appearanceProperties)

    /// Creates a cell; archives are not supported, so nothing is decoded.
    public required init?(coder: NSCoder) {
        (style, reuseIdentifier) = (.default, nil)
        super.init(coder: coder)
        setUp()
    }

    /// Creates a cell of a registered class.
    ///
    /// The initializer calls `init(style:reuseIdentifier:)`. A subclass inherits it together with that and
    /// `init(coder:)`, or by overriding both.
    public required convenience init(registeredWithIdentifier identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    private func setUp() {
        addSubview(contentView)
    }

    // MARK: Content

    /// The label of the text, created on first use.
    open var textLabel: UILabel? { parts.textLabel(in: self) }
    /// The label of the detail text, created on first use; `nil` in the default style.
    open var detailTextLabel: UILabel? { parts.detailLabel(in: self) }
    /// The image view at the leading end, created on first use; `nil` in the style `value2`.
    open var imageView: UIImageView? { parts.imageView(in: self) }

    /// Called before the cell is reused, to reset state that belongs to its previous row.
    open func prepareForReuse() {
        prepareConfigurationsForReuse()
    }

    // MARK: State

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a touch is on the row whose effect is not decided yet.
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Sets the selection; subclasses override this method to change their appearance.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != parts.isSelected else { return }
        parts.isSelected = selected
        accessibilityDidChange(.content)
        parts.stateDidChange(in: self, animated: animated)
    }

    /// Sets the highlight; subclasses override this method to change their appearance.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != parts.isHighlighted else { return }
        parts.isHighlighted = highlighted
        parts.stateDidChange(in: self, animated: animated)
    }

    /// The appearance of the selected row.
    open var selectionStyle = SelectionStyle.default {
        didSet { if oldValue != selectionStyle { parts.stateDidChange(in: self, animated: false) } }
    }

    /// Whether the cell shows its editing controls.
    open var isEditing: Bool {
        get { parts.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the editing controls.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != parts.isEditing else { return }
        let mask = stateMask(isEditing: editing, isSwiped: parts.isSwiped)
        willTransition(to: mask)
        parts.isEditing = editing
        parts.placeAccessoryViews(in: self)
        setNeedsLayout()
        guard animated else { return didTransition(to: mask) }
        UIView.animate(withDuration: 0.3, delay: 0, options: .avoidsMotion, animations: layoutIfNeeded) {
            [weak self] _ in
            self?.didTransition(to: mask)
        }
    }

    final func stateMask(isEditing: Bool, isSwiped: Bool) -> StateMask {
        var mask: StateMask = isEditing ? .showingEditControl : []
        if isSwiped { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    /// Called before the cell shows or hides its editing controls or swipe actions; overrides must call `super`.
    open func willTransition(to state: StateMask) {}
    /// Called after the cell showed or hid its editing controls, or began to do so with its swipe actions; overrides must call `super`.
    open func didTransition(to state: StateMask) {}

    /// Whether swipe actions or the delete button of the row are shown.
    open var showingDeleteConfirmation: Bool { parts.isSwiped }

    /// The states of a cell while its row is dragged.
    public enum DragState: Int, Sendable {
        /// Not dragged.
        case none = 0
        /// Being lifted from its place.
        case lifting = 1
        /// Dragged, in its place or elsewhere.
        case dragging = 2
    }

    /// Called when a drag of the row begins and ends; the default does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    final func reportDragState(_ state: ListDragState) {
        if let state = DragState(rawValue: state.rawValue) { dragStateDidChange(state) }
    }

    /// The kind of editing that the delegate allows for the row.
    public internal(set) final var editingStyle = EditingStyle.none {
        didSet { if oldValue != editingStyle { setNeedsLayout() } }
    }
    /// Whether the cell shows the control for moving the row during editing.
    public internal(set) final var showsReorderControl = false {
        didSet { if oldValue != showsReorderControl { setNeedsLayout() } }
    }
    /// Whether the content is indented for the editing control, initially `true`.
    open var shouldIndentWhileEditing = true
    /// The number of indentation steps of the content.
    @exclusivity(unchecked) open var indentationLevel = 0 {
        didSet { if oldValue != indentationLevel { setNeedsLayout() } }
    }
    /// The width of an indentation step, in points, initially 10.
    @exclusivity(unchecked) open var indentationWidth: CGFloat = 10 {
        didSet { if oldValue != indentationWidth { setNeedsLayout() } }
    }

    /// A closure that updates the appearance for the cell's state, called before the next frame after the state
    /// changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A closure that updates the appearance of a cell for its state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// The current state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        state.isFocused = isFocused
        (state.isSwiped, state.isReordering) = (parts.isSwiped, parts.isReordering)
        if let tableView { state.listEnvironment = ListEnvironment(tableView.style) }
        return state
    }

    /// Schedules a call of ``updateConfiguration(using:)`` before the next frame.
    open func setNeedsUpdateConfiguration() {
        scheduleConfigurationUpdate()
    }

    /// Updates the appearance for a state.
    ///
    /// The default implementation updates the configurations and calls ``configurationUpdateHandler``.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateConfigurations()
        configurationUpdateHandler?(self, state)
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

    /// Returns the default content configuration for the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Returns the default background configuration for the table view's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableView.map { $0.style == .plain } ?? true ? .listPlainCell() : .listGroupedCell()
    }

    package final func replaceContentView(with view: UIView) {
        view.frame = contentView.frame
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        parts.dropLabels()
        setNeedsLayout()
    }

    package final var configurationUpdateState: any UIConfigurationState { configurationState }

    package final func updateConfigurationForCurrentState() { updateConfiguration(using: configurationState) }

    package final func removeOtherBackgrounds() {
        (backgroundView, selectedBackgroundView, multipleSelectionBackgroundView) = (nil, nil, nil)
        backgroundColor = nil
        parts.stateDidChange(in: self, animated: false)
    }

    // MARK: Accessories and backgrounds

    /// The built-in accessory at the trailing end.
    open var accessoryType = AccessoryType.none {
        didSet { if oldValue != accessoryType { setNeedsLayout() } }
    }
    /// A custom view at the trailing end, which replaces ``accessoryType``, except during editing.
    @exclusivity(unchecked) open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { setNeedsAccessory(instead: oldValue) } }
    }
    /// A custom view at the trailing end during editing, which replaces ``editingAccessoryType``.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { setNeedsAccessory(instead: oldValue) } }
    }
    private func setNeedsAccessory(instead old: UIView?) {
        if let old, old !== accessoryView, old !== editingAccessoryView, old.superview === self {
            old.removeFromSuperview()
        }
        parts.placeAccessoryViews(in: self)
        setNeedsLayout()
    }
    /// The built-in accessory at the trailing end during editing.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if oldValue != editingAccessoryType { setNeedsLayout() } }
    }
    /// The insets of the separator, by default those of the table view.
    open var separatorInset: UIEdgeInsets {
        get { parts.separatorInset ?? parts.defaultSeparatorInset(of: self) }
        set {
            parts.separatorInset = newValue
            setNeedsLayout()
        }
    }

    /// The view behind the content; it fills the cell.
    open var backgroundView: UIView? { didSet { parts.place(backgroundView, instead: oldValue, in: self) } }
    /// The view behind the content while the cell is selected or highlighted, by default a gray background.
    open var selectedBackgroundView: UIView? {
        didSet {
            parts.place(selectedBackgroundView, instead: oldValue, in: self)
            parts.stateDidChange(in: self, animated: false)
        }
    }

    /// The view behind the content while the cell is selected or highlighted and several rows can be selected; without one,
    /// the ``selectedBackgroundView`` is shown.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            multipleSelectionBackgroundView?.alpha = 0
            parts.place(multipleSelectionBackgroundView, instead: oldValue, in: self)
            parts.stateDidChange(in: self, animated: false)
        }
    }

    /// The background color of the cell, by default that of the table view's style.
    open override var backgroundColor: UIColor? {
        didSet { parts.backgroundColorDidChange() }
    }

    // MARK: Focus

    /// Whether the cell can become focused; in a table view, Tab stops at one cell only.
    open override var canBecomeFocused: Bool { owner?.canFocus(self) ?? super.canBecomeFocused }

    // MARK: Accessibility

    /// The characteristics of the row, which always include whether it is selected.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = isSelected ? newValue.subtracting(.selected) : newValue }
    }

    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { true }
    @_spi(Subclassing) public override var defaultAccessibilityLabel: String? { joinedAccessibilityLabel }

    /// Selects the cell's row as a tap does.
    open override func accessibilityActivate() -> Bool {
        owner?.activate(self) ?? super.accessibilityActivate()
    }

    @_spi(Subclassing) public override func focusDidUpdate(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.focusDidUpdate(in: context, with: coordinator)
        setNeedsUpdateConfiguration()
    }

    // MARK: View

    @_spi(Subclassing) public override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        if subview === contentView { superview?.intrinsicContentSizeDidChange(of: self) }
    }

    @_spi(Subclassing) public override func constraintsDidChange(in subview: UIView) {
        super.constraintsDidChange(in: subview)
        if subview === contentView { superview?.constraintsDidChange(in: self) }
    }

    /// The safe area at the sides, in which neither content nor accessories are placed.
    final var contentSafeArea: UIEdgeInsets {
        guard tableView?.insetsContentViewsToSafeArea == true else { return .zero }
        let safe = safeAreaInsets
        return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    }

    /// Lays out the content, the accessories, the separator and the backgrounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        parts.updateMargins(of: self)
        parts.layOut(self)
    }

    /// Returns the fitting size of the content view's constraints, or that of ``sizeThatFits(_:)`` if it has none.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        parts.updateMargins(of: self)
        return parts.constrainedSize(of: self, targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? sizeThatFits(targetSize)
    }

    /// Returns the given width and the fitting height of the content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return parts.size(of: self, in: size)
    }
}
