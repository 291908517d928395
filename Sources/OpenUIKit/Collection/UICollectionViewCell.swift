/// A view of a collection that shows one item.
///
/// Put what is to be seen into ``contentView``.
@MainActor open class UICollectionViewCell: UICollectionReusableView, ConfiguredView {
    /// What the cell shows; it always fills the cell.
    ///
    /// A ``contentConfiguration`` puts its own view here.
    public private(set) final var contentView: UIView
    final var configurations: ViewConfigurations?
    final weak var owner: ListCore?

    /// Makes a cell with the given frame.
    public override init(frame: CGRect) {
        contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// Makes a cell; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
        addSubview(contentView)
    }

    // MARK: State

    /// Whether the item is selected.
    ///
    /// Set by the collection view; setting it elsewhere only changes the look.
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }

    /// Whether a finger is on the cell, before it is clear what becomes of it.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }

    /// Changes the cell's look with its state; called before the next frame after it changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// What changes a cell's look with its state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    private final var needsConfiguration = false

    /// The cell's state in one value.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isFocused) = (isSelected, isHighlighted, isFocused)
        state.isEditing = (owner?.host as? UICollectionView)?.isEditing ?? false
        state.isReordering = owner?.isMoving(self) ?? false
        state.isExpanded = outlineEntry?.isExpanded ?? false
        return state
    }

    /// Asks for ``updateConfiguration(using:)`` before the next frame.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Changes the look with the state: by default that of the configurations, then ``configurationUpdateHandler``.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateConfigurations()
        configurationUpdateHandler?(self, state)
    }

    private func stateDidChange() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        setNeedsUpdateConfiguration()
    }

    /// Takes the state back to that of a new cell.
    open override func prepareForReuse() {
        super.prepareForReuse()
        setNeedsUpdateConfiguration()
    }

    // MARK: Configurations

    /// What the cell shows, as a value whose view takes the place of ``contentView``; nil for none.
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

    /// No background; cells of lists have one.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    final func exchangeContentView(_ view: UIView) {
        view.frame = contentView.frame
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        setNeedsLayout()
    }

    final var stateForConfigurations: any UIConfigurationState { configurationState }

    final func dropOtherBackgrounds() {
        (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil)
    }

    /// The place of the cell's item in an outline; nil where there is none.
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

    /// What is behind the content; it fills the cell.
    open var backgroundView: UIView? {
        didSet { placeBackground(backgroundView, instead: oldValue) }
    }

    /// What is between ``backgroundView`` and the content while the cell is selected or highlighted.
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

    /// Fills the cell with the content view and the backgrounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfiguration {
            needsConfiguration = false
            updateConfiguration(using: configurationState)
        }
        for view in [backgroundView, selectedBackgroundView] where view?.frame != bounds { view?.frame = bounds }
        layOutBackground(bounds)
        let content = contentFrame(in: bounds.size)
        if contentView.frame != content { contentView.frame = content }
    }

    /// What accessories and indentation of a list's cell leave: by default all.
    func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    /// The size that suits the constraints of the content view; without any, that of ``sizeThatFits(_:)``.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        ListFitting.constrainedSize(
            of: contentView, targetSize, horizontalFittingPriority, verticalFittingPriority) ?? sizeThatFits(targetSize)
    }

    /// The size that suits the content view.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = contentFrame(in: size)
        guard configurations?.content != nil || room.width != size.width else { return contentView.sizeThatFits(size) }
        contentView.frame = room
        return CGSize(width: size.width, height: contentView.sizeThatFits(room.size).height)
    }
}
