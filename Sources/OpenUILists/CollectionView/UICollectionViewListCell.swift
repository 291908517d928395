/// A cell with the appearance of a list row, with accessories at its ends and indentation in outlines.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    private final var shown: [(accessory: UICellAccessory, view: UIView)] = []
    private final let separator = UIView()
    private final let topSeparator = UIView()
    /// The line between the handle that moves the cell and the next accessory.
    private final var reorderSeparator: UIView?
    /// The appearance of the cell's row, or `nil` if its section is no list.
    final var listRow: ListRow? {
        didSet { if oldValue != listRow { listRowDidChange(from: oldValue) } }
    }

    /// Creates a cell with the given frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a cell; archives are not supported, so nothing is decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        for line in [topSeparator, separator] {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        topSeparator.isHidden = true
        backgroundConfiguration = defaultBackgroundConfiguration()
    }

    /// The accessories, from the outer edges inwards; their visibility depends on the cell's state.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            guard configurationUpdate == .running else { return setNeedsUpdateConfiguration() }
            showAccessories(isEditing: configurationState.isEditing)
        }
    }
    /// The number of indentation steps of the content, by default the level of the item in an outline.
    open var indentationLevel: Int {
        get { ownIndentation ?? outlineEntry?.level ?? 0 }
        set {
            ownIndentation = newValue
            setNeedsLayout()
        }
    }
    private final var ownIndentation: Int?
    /// The width of an indentation step, in points, initially 16.
    open var indentationWidth: CGFloat = 16 { didSet { setNeedsLayout() } }
    /// Whether accessories are indented, too, initially `true`.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }

    /// The guide whose leading and trailing edges are the ends of separators with automatic insets.
    ///
    /// By default, separators begin with the primary text and end at the edge of the cell. Constrain the edges of the guide to views
    /// of the cell to align the separators with another content. The guide's vertical position has no effect.
    public final var separatorLayoutGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide.guide }
        let new = SeparatorGuide(in: self)
        separatorGuide = new
        setNeedsLayout()
        return new.guide
    }
    /// The guide of the separators, created on first use.
    private final var separatorGuide: SeparatorGuide?

    /// Returns the default content configuration, that of a cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// Returns the default background of rows in plain lists.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

    /// Adopts the separators, the corners and, unless client code set another one, the background of the row.
    private func listRowDidChange(from old: ListRow?) {
        if backgroundConfiguration == (old?.background ?? .listPlainCell()) {
            backgroundConfiguration = listRow?.background ?? .listPlainCell()
        }
        let radius = listRow?.cornerRadius ?? 0
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
        if radius > 0 || clipsToBounds {
            layer.maskedCorners = listRow?.roundedCorners ?? []
            clipsToBounds = radius > 0
        }
        topSeparator.isHidden = listRow?.showsTop != true
        separator.isHidden = listRow.map { !$0.showsBottom } ?? false
        for line in [topSeparator, separator] { line.backgroundColor = listRow?.separators?.color ?? .separator }
        if listEnvironment != old?.environment { setNeedsUpdateConfiguration() }
        setNeedsLayout()
    }

    override final var listEnvironment: ListEnvironment? { listRow?.environment }

    // MARK: Accessories

    /// Also updates the visible accessories for the state.
    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        showAccessories(isEditing: state.isEditing)
    }

    private func showAccessories(isEditing: Bool) {
        let desired = accessories.filter { $0.displayed.isShown(isEditing: isEditing) }
        var old = shown
        shown = desired.map { accessory in
            if let place = old.firstIndex(where: { $0.accessory.canShareView(with: accessory) }) {
                let view = old.remove(at: place).view
                accessory.update(view, in: self)
                return (accessory, view)
            }
            let view = accessory.makeView()
            if view is TableAccessoryView { view.semanticContentAttribute = semanticContentAttribute }
            accessory.update(view, in: self)
            addSubview(view)
            return (accessory, view)
        }
        for (_, view) in old { view.removeFromSuperview() }
        setNeedsLayout()
    }

    /// Toggles the outline item and animates the disclosure indicator.
    final func outlineTapped() {
        let isOpening = outlineEntry?.isExpanded == false
        for (accessory, view) in shown where accessory.isOutline {
            UIView.animate(withDuration: 0.25, delay: 0, options: .avoidsMotion) {
                view.transform = self.turn(isOpening)
            }
        }
        toggleOutline()
    }

    /// Expands a collapsed item of an outline for the arrow key that points forward, and collapses an expanded one for the other
    /// key; returns `false` for other keys and items.
    final func changeExpansion(_ direction: ListDirection) -> Bool {
        guard accessories.contains(where: \.isOutline), let entry = outlineEntry, entry.hasChildren
        else { return false }
        let (forward, backward): (ListDirection, ListDirection) = isMirrored ? (.left, .right) : (.right, .left)
        guard direction == (entry.isExpanded ? backward : forward) else { return false }
        outlineTapped()
        return true
    }

    final func turn(_ isOpen: Bool) -> CGAffineTransform {
        guard isOpen else { return .identity }
        return CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Whether a tap expands and collapses the item instead of selecting it, because the accessory covers the whole
    /// cell.
    final var togglesByTap: Bool {
        accessories.contains { $0.isHeaderOutline } && outlineEntry?.hasChildren == true
    }

    // MARK: Layout

    private static let spacing: CGFloat = 16
    private static let textGap: CGFloat = 8

    package override func contentFrame(in size: CGSize) -> CGRect {
        placeAccessories(size) { _, _ in }
    }

    /// Lays out the accessories at both ends and returns the remaining frame of the content.
    private func placeAccessories(_ size: CGSize, _ put: (UIView, CGRect) -> Void) -> CGRect {
        let side = UITableView.sideInset(of: size.width)
        let indent = CGFloat(indentationLevel) * indentationWidth
        var (start, end) = (indentsAccessories ? indent : 0, size.width)
        for (accessory, view) in shown {
            let own = accessory.size(of: view)
            let width = accessory.reservedWidth(of: own)
            let y = (size.height - own.height) / 2
            if accessory.isLeading {
                let x = start + (start == (indentsAccessories ? indent : 0) ? side : Self.textGap)
                put(view, CGRect(origin: CGPoint(x: x + (width - own.width) / 2, y: y), size: own))
                start = x + width
            } else {
                let x = end - (end == size.width ? side : Self.spacing) - width
                put(view, CGRect(origin: CGPoint(x: x + (width - own.width) / 2, y: y), size: own))
                end = x
            }
        }
        if !indentsAccessories { start += indent }
        let content = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
        return isMirrored ? mirrored(content, size.width) : content
    }

    private func mirrored(_ rect: CGRect, _ width: CGFloat) -> CGRect {
        CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Lays out content, accessories and separator.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = isMirrored
        _ = placeAccessories(bounds.size) { view, place in
            let place = isMirrored ? mirrored(place, bounds.width) : place
            view.bounds.size = place.size
            view.center = CGPoint(x: place.midX, y: place.midY)
        }
        placeReorderSeparator()
        placeSeparators(isMirrored)
    }

    private func placeReorderSeparator() {
        let trailing = shown.filter { !$0.accessory.isLeading }
        guard let index = trailing.firstIndex(where: { $0.accessory.showsVerticalSeparator }),
            index + 1 < trailing.count
        else {
            reorderSeparator?.removeFromSuperview()
            return reorderSeparator = nil
        }
        let line = reorderSeparator ?? UIView()
        if reorderSeparator == nil {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
            reorderSeparator = line
        }
        let (handle, next) = (trailing[index].view, trailing[index + 1].view)
        let side: CGFloat = next.center.x < handle.center.x ? -1 : 1
        let near = handle.center.x + side * handle.bounds.width / 2
        let far = next.center.x - side * next.bounds.width / 2
        let width = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: (near + far - width) / 2, y: Self.textGap, width: width, height: max(0, bounds.height - 2 * Self.textGap)
        )
    }

    private func placeSeparators(_ isMirrored: Bool) {
        let height = 1 / max(traitCollection.displayScale, 1)
        let inContent = (contentView as? UIListContentView)?.textStart ?? UITableView.sideInset(of: bounds.width)
        let start = (isMirrored ? bounds.width - contentView.frame.maxX : contentView.frame.minX) + inContent
        separatorGuide?.setStart(start)
        let ends = separatorGuide?.insets(in: bounds.width, isMirrored: isMirrored) ?? (leading: start, trailing: 0)
        func place(_ line: UIView, _ y: CGFloat, _ insets: NSDirectionalEdgeInsets?, isFull: Bool) {
            let automatic = UIListSeparatorConfiguration.automaticInsets
            let insets = insets ?? automatic
            let leading = insets.leading == automatic.leading ? (isFull ? 0 : ends.leading) : insets.leading
            let trailing = insets.trailing == automatic.trailing ? (isFull ? 0 : ends.trailing) : insets.trailing
            let frame = CGRect(x: leading, y: y, width: max(0, bounds.width - leading - trailing), height: height)
            line.frame = isMirrored ? mirrored(frame, bounds.width) : frame
        }
        let separators = listRow?.separators
        place(
            separator, bounds.height - height, separators?.bottomSeparatorInsets, isFull: listRow?.isBottomFull ?? false
        )
        guard !topSeparator.isHidden else { return }
        place(topSeparator, 0, separators?.topSeparatorInsets, isFull: true)
    }
}
