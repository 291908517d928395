@_spi(Subclassing) import OpenUIKitCore

/// A view in a collection view that displays one item.
///
/// Add subviews to ``contentView`` or set a ``contentConfiguration``.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ConfiguredView, ListCell {
    /// The view with the content of the cell, which always fills the area inside the accessories.
    ///
    /// A ``contentConfiguration`` replaces it with its own view.
    public private(set) final var contentView: UIView
    package final var configurations: ViewConfigurations?
    /// The core of the collection view that displays the cell.
    final weak var owner: ListCore?

    /// Creates a cell with the given frame.
    public override init(frame: CGRect) {
        contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// Creates a cell; archives are not supported, so nothing is decoded.
    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
        addSubview(contentView)
    }

    // MARK: State

    /// Whether the item is selected.
    ///
    /// The collection view sets this property; setting it elsewhere only changes the appearance.
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }

    /// Whether a touch is on the cell whose effect is not decided yet.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }

    /// The states of a cell while its item is dragged.
    public enum DragState: Int, Sendable {
        /// Not dragged.
        case none = 0
        /// Being lifted from its place.
        case lifting = 1
        /// Dragged, in its place or elsewhere.
        case dragging = 2
    }

    /// Called when a drag of the item begins and ends; the default does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    final func reportDragState(_ state: ListDragState) {
        if let state = DragState(rawValue: state.rawValue) { dragStateDidChange(state) }
    }

    /// A closure that updates the appearance for the cell's state, called before the next frame after the state
    /// changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A closure that updates the appearance of a cell for its state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    package final var configurationUpdate = ConfigurationUpdate.notNeeded
    /// Whether a swipe revealed the actions of the cell's row.
    final var isSwiped = false

    /// The current state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isFocused) = (isSelected, isHighlighted, isFocused)
        state.isEditing = (owner?.host as? UICollectionView)?.isEditing(self) ?? false
        state.isSwiped = isSwiped
        state.isReordering = owner?.isMoving(self) ?? false
        state.isExpanded = outlineEntry?.isExpanded ?? false
        if let listEnvironment { state.listEnvironment = listEnvironment }
        return state
    }

    /// The list that displays the cell.
    var listEnvironment: ListEnvironment? { nil }

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

    final func setSelected(_ isSelected: Bool, animated: Bool) {
        self.isSelected = isSelected
    }

    final func setHighlighted(_ isHighlighted: Bool, animated: Bool) {
        self.isHighlighted = isHighlighted
    }

    private func stateDidChange() {
        accessibilityDidChange(.content)
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        setNeedsUpdateConfiguration()
    }

    /// Resets the state to that of a new cell.
    open override func prepareForReuse() {
        super.prepareForReuse()
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

    /// Returns the default background of cells of this class; the default implementation returns an empty background.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    package final func replaceContentView(with view: UIView) {
        view.frame = contentView.frame
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        setNeedsLayout()
    }

    package final var configurationUpdateState: any UIConfigurationState { configurationState }

    package final func updateConfigurationForCurrentState() { updateConfiguration(using: configurationState) }

    package final func removeOtherBackgrounds() {
        (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil)
    }

    /// The state of the cell's item in an outline, or `nil` if the data is not an outline.
    final var outlineEntry: (level: Int, isExpanded: Bool, hasChildren: Bool)? {
        guard let (source, path) = outline else { return nil }
        return source.outlineEntry(at: path)
    }

    final func toggleOutline() {
        guard let (source, path) = outline else { return }
        source.toggleOutline(at: path)
    }

    private var outline: (any OutlineSource, IndexPath)? {
        guard let view = owner?.host as? UICollectionView, let source = view.dataSource as? any OutlineSource,
            let path = view.indexPath(for: self)
        else { return nil }
        return (source, path)
    }

    // MARK: Backgrounds

    /// The view behind the content; it fills the cell.
    open var backgroundView: UIView? {
        didSet { placeBackground(backgroundView, instead: oldValue) }
    }

    /// The view between ``backgroundView`` and the content while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            placeBackground(selectedBackgroundView, instead: oldValue)
            selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        }
    }

    private func placeBackground(_ new: UIView?, instead old: UIView?) {
        guard new !== old else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        guard let new else { return }
        new.frame = bounds
        insertSubview(new, belowSubview: contentView)
        if new === backgroundView { sendSubviewToBack(new) }
    }

    // MARK: Focus

    /// Whether the cell can become focused; in a list, Tab stops at one cell only.
    open override var canBecomeFocused: Bool { owner?.canFocus(self) ?? super.canBecomeFocused }

    // MARK: Accessibility

    /// The characteristics of the item, which always include whether it is selected.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = isSelected ? newValue.subtracting(.selected) : newValue }
    }

    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { true }
    @_spi(Subclassing) public override var defaultAccessibilityLabel: String? { joinedAccessibilityLabel }

    /// Selects the cell's item as a tap does.
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

    /// Resizes the content view and the backgrounds to fill the cell.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        // The bounds of a swiped row have another origin.
        let bounds = CGRect(origin: .zero, size: self.bounds.size)
        for view in [backgroundView, selectedBackgroundView] where view?.frame != bounds { view?.frame = bounds }
        layOutBackground(bounds)
        let content = contentFrame(in: bounds.size)
        if contentView.frame != content { contentView.frame = content }
    }

    /// The frame of the content view, which list cells reduce by accessories and indentation.
    func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    @_spi(Subclassing) public override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        if subview === contentView { superview?.intrinsicContentSizeDidChange(of: self) }
    }

    @_spi(Subclassing) public override func constraintsDidChange(in subview: UIView) {
        super.constraintsDidChange(in: subview)
        if subview === contentView { superview?.constraintsDidChange(in: self) }
    }

    /// Returns the fitting size of the content view's constraints, or that of ``sizeThatFits(_:)`` if it has none.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let reference = CGSize(width: max(targetSize.width, bounds.width), height: bounds.height)
        let ends = reference.width - contentFrame(in: reference).width
        let available = CGSize(width: max(0, targetSize.width - ends), height: targetSize.height)
        let size = ListFitting.constrainedSize(
            of: contentView, available, horizontalFittingPriority, verticalFittingPriority)
        return size.map { CGSize(width: $0.width + ends, height: $0.height) } ?? sizeThatFits(targetSize)
    }

    /// Returns the fitting size of the content view.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        var available = contentFrame(in: size)
        let isConfigured = configurations?.content != nil
        guard isConfigured || available.width != size.width else { return contentView.sizeThatFits(size) }
        // The fitting size of a view without configuration is its current size.
        if !isConfigured { available.size.height = contentView.bounds.height }
        contentView.adoptWidth(of: available)
        return CGSize(width: size.width, height: contentView.sizeThatFits(available.size).height)
    }
}
