/// The parts of a table view cell around its content view: labels, backgrounds, accessory, separator and editing
/// controls.
///
/// All of them are created on first use.
@MainActor final class TableCellSubviews {
    /// The spacing between the parts of a cell, in points.
    private static let spacing: CGFloat = 16
    private static let controlWidth: CGFloat = 38
    /// The margin above and below the labels.
    private static let verticalMargin: CGFloat = 11
    private static let usualHeight: CGFloat = 44
    /// The margins of views, in points.
    private static let usualMargin: CGFloat = 8

    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var isSwiped = false
    private(set) var isReordering = false
    var separatorInset: UIEdgeInsets?
    /// The position in a group with rounded corners, and the kind of separator below the row.
    var group = TableGroupPosition()
    private(set) var hasCustomBackgroundColor = false
    private var isApplyingDefaultBackground = false
    private var readableMargin: CGFloat?
    private var label: UILabel?
    private var detail: UILabel?
    private var image: UIImageView?
    private var separator: UIView?
    private var selectionBackground: UIView?
    private var accessory: TableAccessoryView?
    private var editingControl: TableAccessoryView?
    private var reorderControl: TableAccessoryView?

    // MARK: Labels

    /// Drops the labels, whose content view was replaced by that of a configuration.
    func dropLabels() {
        (label, detail, image) = (nil, nil, nil)
    }

    func textLabel(in cell: UITableViewCell) -> UILabel {
        if let label { return label }
        let new = UILabel()
        new.font = .preferredFont(forTextStyle: cell.style == .value2 ? .footnote : .body)
        new.textColor = cell.style == .value2 ? .link : .label
        new.textAlignment = cell.style == .value2 ? .right : .natural
        label = new
        cell.contentView.addSubview(new)
        cell.setNeedsLayout()
        return new
    }

    func detailLabel(in cell: UITableViewCell) -> UILabel? {
        if let detail { return detail }
        guard cell.style != .default else { return nil }
        let new = UILabel()
        switch cell.style {
        case .subtitle: new.font = .preferredFont(forTextStyle: .caption1)
        case .value2: new.font = .preferredFont(forTextStyle: .footnote)
        case .value1, .default: new.font = .preferredFont(forTextStyle: .body)
        }
        new.textColor = cell.style == .value1 ? .secondaryLabel : .label
        detail = new
        cell.contentView.addSubview(new)
        cell.setNeedsLayout()
        return new
    }

    func imageView(in cell: UITableViewCell) -> UIImageView? {
        if let image { return image }
        guard cell.style != .value2 else { return nil }
        let new = UIImageView()
        new.contentMode = .scaleAspectFit
        image = new
        cell.contentView.addSubview(new)
        cell.setNeedsLayout()
        return new
    }

    // MARK: Backgrounds

    func backgroundColorDidChange() {
        if !isApplyingDefaultBackground { hasCustomBackgroundColor = true }
    }

    /// Sets a color that replaces the default one, or restores the default one.
    func setOwnBackgroundColor(_ color: UIColor?, in cell: UITableViewCell) {
        cell.backgroundColor = color
        guard color == nil else { return }
        hasCustomBackgroundColor = false
        cell.tableView?.applyDefaultBackgroundColor(to: cell)
    }

    /// Applies the background color of the table view's style, unless client code set one.
    func applyDefaultBackgroundColor(_ color: UIColor, in cell: UITableViewCell) {
        guard !hasCustomBackgroundColor, cell.backgroundColor != color else { return }
        isApplyingDefaultBackground = true
        cell.backgroundColor = color
        isApplyingDefaultBackground = false
    }

    func place(_ view: UIView?, instead old: UIView?, in cell: UITableViewCell) {
        guard view !== old else { return }
        if old?.superview === cell { old?.removeFromSuperview() }
        guard let view else { return }
        view.frame = cell.bounds
        cell.insertSubview(view, belowSubview: cell.contentView)
        if view === cell.backgroundView { cell.sendSubviewToBack(view) }
    }

    func stateDidChange(in cell: UITableViewCell, animated: Bool) {
        let shows = (isSelected || isHighlighted) && cell.selectionStyle != .none
        if cell.configurations?.background != nil {
            // The background configuration displays the state.
            selectionBackground?.isHidden = true
        } else if let own = ownSelectionBackground(of: cell) {
            for other in [cell.selectedBackgroundView, cell.multipleSelectionBackgroundView] where other !== own {
                other?.alpha = 0
            }
            fade(own, shows, animated)
            selectionBackground?.isHidden = true
        } else if shows || selectionBackground != nil {
            fade(ensureSelectionBackground(in: cell), shows, animated)
        }
        cell.setNeedsUpdateConfiguration()
    }

    private func ownSelectionBackground(of cell: UITableViewCell) -> UIView? {
        let isMultiple = cell.tableView?.isMultipleSelectionAllowed ?? false
        return isMultiple
            ? cell.multipleSelectionBackgroundView ?? cell.selectedBackgroundView : cell.selectedBackgroundView
    }

    private func ensureSelectionBackground(in cell: UITableViewCell) -> UIView {
        if let selectionBackground { return selectionBackground }
        let view = SelectionBackgroundView(frame: cell.bounds)
        view.alpha = 0
        cell.insertSubview(view, belowSubview: cell.contentView)
        selectionBackground = view
        return view
    }

    private func fade(_ view: UIView, _ shows: Bool, _ animated: Bool) {
        if shows { view.isHidden = false }
        guard animated else { return view.alpha = shows ? 1 : 0 }
        UIView.animate(withDuration: 0.3) { view.alpha = shows ? 1 : 0 }
    }

    /// Adds a shadow to the cell while it is being moved.
    func setReordering(_ isReordering: Bool, in cell: UITableViewCell) {
        guard isReordering != self.isReordering else { return }
        self.isReordering = isReordering
        cell.layer.shadowOpacity = isReordering ? 0.25 : 0
        cell.layer.shadowRadius = 8
        cell.layer.shadowOffset = CGSize(width: 0, height: 2)
        cell.setNeedsUpdateConfiguration()
    }

    /// Rotates the delete control while the row shows the delete button.
    func setConfirming(_ isConfirming: Bool) {
        editingControl?.transform = isConfirming ? CGAffineTransform(rotationAngle: -.pi / 2) : .identity
    }

    // MARK: Layout

    func layOut(_ cell: UITableViewCell) {
        // The bounds of a swiped row have another origin.
        let bounds = CGRect(origin: .zero, size: cell.bounds.size)
        let backgrounds = [
            cell.backgroundView, cell.selectedBackgroundView, cell.multipleSelectionBackgroundView, selectionBackground,
        ]
        for view in backgrounds where view?.frame != bounds { view?.frame = bounds }
        cell.layOutBackground(bounds)
        let content = layOutEnds(cell, bounds)
        let shown = mirrored(content, in: bounds.width, cell)
        if cell.contentView.frame != shown { cell.contentView.frame = shown }
        layOutLabels(cell, content.size)
        layOutSeparator(cell, bounds, content)
        if isReordering {
            var free = group
            (free.isFirst, free.isLast) = (false, false)
            free.round(cell.layer)
        } else {
            group.round(cell.layer)
        }
    }

    /// Lets the margins of the cell and of its content view leave the width of readable content if the table view requests it.
    func updateMargins(of cell: UITableViewCell) {
        let margin = cell.tableView?.cellLayoutMarginsFollowReadableWidth == true ? cell.listSideInset : nil
        guard margin != readableMargin || margin != nil && !cell.contentView.preservesSuperviewLayoutMargins else {
            return
        }
        readableMargin = margin
        cell.contentView.preservesSuperviewLayoutMargins = margin != nil
        let (side, usual) = (margin ?? Self.usualMargin, Self.usualMargin)
        cell.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: usual, leading: side, bottom: usual, trailing: side)
    }

    /// Converts a frame of the left-to-right layout to the cell's layout direction.
    private func mirrored(_ rect: CGRect, in width: CGFloat, _ cell: UITableViewCell) -> CGRect {
        guard cell.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Lays out the accessories at both ends and returns the remaining frame of the content in the left-to-right
    /// layout.
    private func layOutEnds(_ cell: UITableViewCell, _ bounds: CGRect) -> CGRect {
        var available = bounds
        func put(_ view: UIView, _ frame: CGRect) {
            let frame = mirrored(frame, in: bounds.width, cell)
            // The frame of a view with a rotation is undefined, so bounds and center are set.
            func take() {
                view.bounds.size = frame.size
                view.center = CGPoint(x: frame.midX, y: frame.midY)
            }
            guard view is TableAccessoryView, view.bounds.isEmpty else { return take() }
            // A new view does not animate its frame; it fades in at its position.
            UIView.performWithoutAnimation {
                take()
                view.alpha = 0
            }
            view.alpha = 1
        }
        let safe = cell.contentSafeArea
        available.origin.x += cell.effectiveUserInterfaceLayoutDirection == .rightToLeft ? safe.right : safe.left
        available.size.width -= safe.left + safe.right + (cell.tableView?.sectionIndexInset ?? 0)
        if let control = updatedEditingControl(cell) {
            put(control, CGRect(x: available.minX, y: 0, width: Self.controlWidth, height: bounds.height))
            if cell.shouldIndentWhileEditing {
                available.origin.x += Self.controlWidth
                available.size.width -= Self.controlWidth
            }
        }
        if let control = updatedReorderControl(cell) {
            put(
                control,
                CGRect(x: available.maxX - Self.controlWidth, y: 0, width: Self.controlWidth, height: bounds.height))
            available.size.width -= Self.controlWidth
        }
        updateAccessory(cell)
        if let view = ownAccessory(of: cell) ?? accessory {
            var size = view is TableAccessoryView ? view.sizeThatFits(bounds.size) : view.bounds.size
            if size == .zero { size = view.sizeThatFits(bounds.size) }
            let inset = sideInset(cell, bounds.width)
            put(
                view,
                CGRect(
                    x: available.maxX - inset - size.width, y: (bounds.height - size.height) / 2, width: size.width,
                    height: size.height))
            available.size.width -= inset + size.width
        }
        if cell.configurations?.content != nil {
            let indent = CGFloat(cell.indentationLevel) * cell.indentationWidth
            available.origin.x += indent
            available.size.width -= indent
        }
        available.size.width = max(0, available.width)
        return available
    }

    /// Returns the custom accessory of the cell's current mode.
    private func ownAccessory(of cell: UITableViewCell) -> UIView? {
        isEditing ? cell.editingAccessoryView : cell.accessoryView
    }

    /// Adds the custom accessory of the cell's current mode, and removes that of the other one.
    func placeAccessoryViews(in cell: UITableViewCell) {
        let shown = ownAccessory(of: cell)
        for view in [cell.accessoryView, cell.editingAccessoryView] {
            if let view, view !== shown, view.superview === cell { view.removeFromSuperview() }
        }
        if let shown, shown.superview !== cell { cell.addSubview(shown) }
    }

    private func updateAccessory(_ cell: UITableViewCell) {
        let type = isEditing ? cell.editingAccessoryType : cell.accessoryType
        let kind = ownAccessory(of: cell) != nil ? nil : TableAccessoryView.Kind(type)
        accessory = updated(accessory, kind, in: cell)
        accessory?.onTap = { [weak cell] in cell?.tableView?.accessoryTapped(cell) }
    }

    private func updatedEditingControl(_ cell: UITableViewCell) -> TableAccessoryView? {
        var kind: TableAccessoryView.Kind?
        if isEditing, cell.editingStyle != .none { kind = cell.editingStyle == .delete ? .delete : .insert }
        editingControl = updated(editingControl, kind, in: cell)
        editingControl?.onTap = { [weak cell] in cell?.tableView?.editingControlTapped(cell) }
        return editingControl
    }

    private func updatedReorderControl(_ cell: UITableViewCell) -> TableAccessoryView? {
        reorderControl = updated(reorderControl, isEditing && cell.showsReorderControl ? .reorder : nil, in: cell)
        reorderControl?.onDrag = { [weak cell] in cell?.owner?.handleReorderGesture($0, of: cell) }
        return reorderControl
    }

    private func updated(
        _ view: TableAccessoryView?, _ kind: TableAccessoryView.Kind?, in cell: UITableViewCell
    ) -> TableAccessoryView? {
        if view?.kind == kind { return view }
        view?.removeFromSuperview()
        guard let kind else { return nil }
        let new = TableAccessoryView(kind)
        new.semanticContentAttribute = cell.semanticContentAttribute
        cell.addSubview(new)
        return new
    }

    // MARK: Labels

    private func sideInset(_ cell: UITableViewCell, _ width: CGFloat) -> CGFloat {
        cell.tableView?.sideInset(of: width) ?? UITableView.sideInset(of: width)
    }

    private func textInset(_ cell: UITableViewCell) -> CGFloat {
        sideInset(cell, cell.bounds.width) + CGFloat(cell.indentationLevel) * cell.indentationWidth
    }

    /// The width of the image including the spacing after it; 0 without an image.
    private func imageSpace(_ height: CGFloat) -> CGFloat {
        guard let size = image?.image?.size, size.width > 0, size.height > 0 else { return 0 }
        return min(size.width, size.width * max(height, 1) / size.height) + Self.spacing
    }

    private func layOutLabels(_ cell: UITableViewCell, _ size: CGSize) {
        guard label != nil || detail != nil || image != nil else { return }
        let margin = textInset(cell)
        let imageSpace = imageSpace(size.height)
        if let image, imageSpace > 0, let own = image.image?.size {
            let height = min(own.height, size.height)
            image.frame = mirrored(
                CGRect(x: margin, y: (size.height - height) / 2, width: imageSpace - Self.spacing, height: height),
                in: size.width, cell)
        }
        let end = accessory == nil && ownAccessory(of: cell) == nil ? sideInset(cell, cell.bounds.width) : 8
        let available = CGRect(
            x: margin + imageSpace, y: 0, width: max(0, size.width - margin - imageSpace - end), height: size.height)
        switch cell.style {
        case .default: label?.frame = available
        case .subtitle: stack(in: available)
        case .value1: putSideBySide(in: available)
        case .value2:
            let width = min(91, available.width / 3)
            label?.frame = CGRect(x: available.minX, y: 0, width: width, height: available.height)
            let start = available.minX + width + 6
            detail?.frame = CGRect(x: start, y: 0, width: max(0, available.maxX - start), height: available.height)
        }
        guard cell.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in [label, detail] {
            view?.semanticContentAttribute = cell.semanticContentAttribute
            if let view { view.frame = mirrored(view.frame, in: size.width, cell) }
        }
    }

    private func stack(in available: CGRect) {
        let limit = CGSize(width: available.width, height: .greatestFiniteMagnitude)
        let first = label?.text == nil ? 0 : label?.sizeThatFits(limit).height ?? 0
        let second = detail?.text == nil ? 0 : detail?.sizeThatFits(limit).height ?? 0
        let top = available.midY - (first + second + (first > 0 && second > 0 ? 3 : 0)) / 2
        label?.frame = CGRect(x: available.minX, y: top, width: available.width, height: first)
        let bottom = top + first + (first > 0 ? 3 : 0)
        detail?.frame = CGRect(x: available.minX, y: bottom, width: available.width, height: second)
    }

    private func putSideBySide(in available: CGRect) {
        let limit = CGSize(width: available.width, height: available.height)
        let desired = detail?.sizeThatFits(limit).width ?? 0
        let own = label?.sizeThatFits(limit).width ?? 0
        let width = min(desired, max(available.width - own - 6, available.width / 3))
        detail?.frame = CGRect(x: available.maxX - width, y: 0, width: width, height: available.height)
        label?.frame = CGRect(
            x: available.minX, y: 0, width: max(0, available.width - (width > 0 ? width + 6 : 0)),
            height: available.height)
    }

    /// Returns the given width, and the height of the labels with their margins or the standard height without labels.
    func size(of cell: UITableViewCell, in size: CGSize) -> CGSize {
        if cell.configurations?.content != nil { return configuredSize(of: cell, in: size) }
        guard label?.text?.isEmpty == false || detail?.text?.isEmpty == false || image?.image != nil else {
            return CGSize(width: size.width, height: Self.usualHeight)
        }
        let imageSpace = imageSpace(Self.usualHeight)
        let side = sideInset(cell, size.width)
        let ends =
            accessory == nil && ownAccessory(of: cell) == nil
            ? side : 24 + side + (accessory?.growth ?? 0)
        let safe = cell.contentSafeArea.left + cell.contentSafeArea.right
        let limit = CGSize(
            width: max(1, size.width - safe - textInset(cell) - imageSpace - ends), height: .greatestFiniteMagnitude)
        let first = label?.sizeThatFits(limit).height ?? 0
        let second = detail?.text?.isEmpty == false ? detail?.sizeThatFits(limit).height ?? 0 : 0
        let text = cell.style == .subtitle && second > 0 ? first + 3 + second : max(first, second)
        return CGSize(width: size.width, height: max(Self.usualHeight, (text + 2 * Self.verticalMargin).rounded(.up)))
    }

    /// Returns the height of the configuration's view at the width between the accessories.
    private func configuredSize(of cell: UITableViewCell, in size: CGSize) -> CGSize {
        let view = cell.contentView
        let available = layOutEnds(cell, CGRect(x: 0, y: 0, width: size.width, height: cell.bounds.height))
        if view.frame.width != available.width { view.frame = mirrored(available, in: size.width, cell) }
        let own = view.intrinsicContentSize.height
        let height = own >= 0 ? own : view.sizeThatFits(CGSize(width: available.width, height: 0)).height
        return CGSize(width: size.width, height: height.rounded(.up))
    }

    /// Returns the fitting size of the content view's constraints between the accessories, or `nil` without
    /// constraints.
    func constrainedSize(
        of cell: UITableViewCell, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        let ends = cell.bounds.width - layOutEnds(cell, cell.bounds).width
        let available = CGSize(width: max(0, target.width - ends), height: target.height)
        return ListFitting.constrainedSize(of: cell.contentView, available, horizontal, vertical).map {
            CGSize(width: $0.width + ends, height: $0.height)
        }
    }

    // MARK: Separator

    /// Returns the insets from the start of the text to the right edge.
    func defaultSeparatorInset(of cell: UITableViewCell) -> UIEdgeInsets {
        let width = cell.bounds.width
        let own =
            (cell.contentView as? UIListContentView)?.textStart ?? textInset(cell) + imageSpace(cell.bounds.height)
        let automatic = cell.tableView?.separatorInsetReference == .fromAutomaticInsets ? own : 0
        let left = cell.tableView?.givenSeparatorInset.map { automatic + $0.left } ?? own
        return UIEdgeInsets(
            top: 0, left: min(left, width), bottom: 0, right: cell.tableView?.givenSeparatorInset?.right ?? 0)
    }

    private func layOutSeparator(_ cell: UITableViewCell, _ bounds: CGRect, _ content: CGRect) {
        guard let table = cell.tableView, table.separatorStyle != .none, group.separator != .none else {
            separator?.isHidden = true
            return
        }
        let view = ensureSeparator(in: cell)
        view.isHidden = false
        view.backgroundColor = table.separatorColor
        var inset = group.separator == .full ? .zero : cell.separatorInset
        if group.separator != .full { inset.left += content.minX }
        let height = table.pixel
        view.frame = mirrored(
            CGRect(
                x: inset.left, y: bounds.height - height, width: max(0, bounds.width - inset.left - inset.right),
                height: height), in: bounds.width, cell)
    }

    private func ensureSeparator(in cell: UITableViewCell) -> UIView {
        if let separator { return separator }
        let view = UIView()
        view.isUserInteractionEnabled = false
        cell.addSubview(view)
        separator = view
        return view
    }
}

/// The position of a row in its group.
struct TableGroupPosition: Equatable {
    enum Separator {
        case none
        case inset
        case full
    }

    var isFirst = false
    var isLast = false
    /// The radius of the group's corners; 0 for square corners.
    var radius: CGFloat = 0
    var separator = Separator.inset

    @MainActor func round(_ layer: CALayer) {
        let radius = isFirst || isLast ? self.radius : 0
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
        guard radius > 0 else {
            if self.radius > 0, layer.masksToBounds { layer.masksToBounds = false }
            return
        }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.masksToBounds = true
    }
}

/// The background of a selected cell, with an outline if the user prefers to distinguish it without colors.
@MainActor private final class SelectionBackgroundView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray4
        updateOutline()
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateOutline()
    }

    private func updateOutline() {
        layer.borderWidth = UIAccessibility.shouldDifferentiateWithoutColor ? 2 : 0
        layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
    }
}
