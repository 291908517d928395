/// The header of a table: the titles of the columns, and the dividers that resize them.
final class TableHeaderView: UIView, UIContextMenuInteractionDelegate {
    private static let minimumHeight: CGFloat = 28
    private static let verticalPadding: CGFloat = 5

    weak var owner: (any TableColumnsOwner)?
    /// The state of the table, which is updated when a title changes its size.
    weak var parentState: ComponentState?
    private(set) var height: CGFloat = minimumHeight
    private(set) var columns: [TableHeaderColumn] = []
    private var layout = TableColumnLayout([], available: 0)
    private var cells: [String: TableHeaderCell] = [:]
    private var dividers: [String: TableColumnDivider] = [:]
    private let line = UIView()
    /// The column whose header the Tab key selects.
    private var focusedColumn: String?
    /// The dragged column, and the left edge of its header.
    private var lifted: (id: String, x: CGFloat)?
    private var escape: EscapeKeyView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
        addInteraction(UIContextMenuInteraction(delegate: self))
        presentHeaders()
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    func column(_ id: String) -> TableHeaderColumn? {
        columns.first { $0.id == id }
    }

    /// Returns the header of the column at an index, or `nil` if there is none.
    func cell(ofColumn index: Int) -> TableHeaderCell? {
        columns.indices.contains(index) ? cells[columns[index].id] : nil
    }

    // MARK: - Updates

    func update(_ columns: [TableHeaderColumn], layout: TableColumnLayout, transition: ComponentTransition) {
        self.columns = columns
        self.layout = layout
        let ids = Set(columns.map(\.id))
        for (id, cell) in cells where !ids.contains(id) { remove(cell, id, transition) }
        let titles = zip(columns, layout.columns).map { column, place in
            cell(column.id).update(column, width: place.width, parentState: parentState, transition: transition)
        }
        height = max((titles.max() ?? 0) + 2 * Self.verticalPadding, Self.minimumHeight).rounded(.up)
        place(transition: transition)
    }

    private func cell(_ id: String) -> TableHeaderCell {
        if let cell = cells[id] { return cell }
        let cell = TableHeaderCell(id, in: self)
        cells[id] = cell
        return cell
    }

    private func remove(_ cell: TableHeaderCell, _ id: String, _ transition: ComponentTransition) {
        cells[id] = nil
        dividers.removeValue(forKey: id)?.removeFromSuperview()
        transition.setAlpha(view: cell, alpha: 0) { [weak cell] _ in cell?.removeFromSuperview() }
    }

    private func place(transition: ComponentTransition) {
        let isRightToLeft = owner?.isLaidOutRightToLeft ?? false
        for (column, place) in zip(columns, layout.columns) {
            let cell = cell(column.id)
            cell.place(width: place.width, height: height, isRightToLeft: isRightToLeft, transition)
            let x = lifted?.id == column.id ? lifted?.x : nil
            let frame = CGRect(
                x: x ?? layout.left(of: place, isRightToLeft: isRightToLeft), y: 0, width: place.width, height: height)
            set(frame, of: cell, x == nil ? transition : .immediate)
            placeDivider(of: column, place, isRightToLeft: isRightToLeft, transition: transition)
        }
        let thickness: CGFloat = 1
        transition.setFrame(
            view: line, frame: CGRect(x: 0, y: height - thickness, width: layout.width, height: thickness))
        orderViews()
    }

    private func set(_ frame: CGRect, of view: UIView, _ transition: ComponentTransition) {
        let isNew = view.superview !== self
        if isNew { addSubview(view) }
        // A running animation to the same frame continues.
        guard isNew || view.frame != frame else { return }
        (isNew ? .immediate : transition).setFrame(view: view, frame: frame)
    }

    private func placeDivider(
        of column: TableHeaderColumn, _ place: TableColumnLayout.Column, isRightToLeft: Bool,
        transition: ComponentTransition
    ) {
        let divider = dividers[column.id] ?? TableColumnDivider(column.id, in: self)
        dividers[column.id] = divider
        divider.isEnabled = column.isResizable
        let left = layout.left(of: place, isRightToLeft: isRightToLeft)
        let edge = isRightToLeft ? left : left + place.width
        let width = TableColumnDivider.touchWidth
        // The outermost divider remains within the header.
        let x = min(max(edge - width / 2, 0), max(layout.width - width, 0))
        divider.lineX = edge - x
        set(CGRect(x: x, y: 0, width: width, height: height), of: divider, transition)
    }

    /// Orders the views as the Tab key and assistive technologies visit them: titles, then dividers in front of them.
    private func orderViews() {
        let views = columns.compactMap { cells[$0.id] } + columns.compactMap { dividers[$0.id] }
        let present = subviews.filter { view in views.contains { $0 === view } }
        guard !present.elementsEqual(views, by: ===) else { return }
        for view in views { bringSubviewToFront(view) }
    }

    /// Returns the width in which the title of a column is not truncated, in points.
    func fittingWidth(of id: String) -> CGFloat {
        guard let column = column(id) else { return 0 }
        let host = ComponentView<Empty>()
        host.parentState = parentState
        let size = host.update(
            transition: .immediate, component: AnyComponent(TableHeaderLabel(column: column)), environment: {},
            containerSize: CGSize(width: CGFloat.infinity, height: .infinity))
        return size.width + 2 * TableColumnLayout.padding
    }

    // MARK: - Moving columns

    func beginMove(_ id: String) -> Bool {
        guard column(id)?.isMovable == true, let cell = cells[id] else { return false }
        lifted = (id, cell.frame.minX)
        cell.isLifted = true
        let escape = EscapeKeyView { [weak self] in self?.endMove(commits: false) }
        addSubview(escape)
        self.escape = escape
        return true
    }

    /// Moves the header of the dragged column, and the column when its edge passes the center of another one.
    func continueMove(to x: CGFloat) {
        guard let id = lifted?.id, let place = layout.column(id), x.isFinite else { return }
        let x = min(max(x, 0), max(layout.width - place.width, 0))
        lifted = (id, x)
        let target = target(of: id, over: x...(x + place.width))
        owner?.move(id, to: target)
        self.place(transition: .immediate)
    }

    /// Returns the index of the farthest column whose center the dragged column has passed, or its own.
    private func target(of id: String, over range: ClosedRange<CGFloat>) -> Int {
        let isRightToLeft = owner?.isLaidOutRightToLeft ?? false
        let own = layout.columns.firstIndex { $0.id == id } ?? 0
        let passed = layout.columns.indices.filter { index in
            guard index != own else { return true }
            let column = layout.columns[index]
            let middle = layout.left(of: column, isRightToLeft: isRightToLeft) + column.width / 2
            return (index > own) != isRightToLeft ? range.upperBound > middle : range.lowerBound < middle
        }
        return passed.max { abs($0 - own) < abs($1 - own) } ?? own
    }

    func endMove(commits: Bool) {
        guard let id = lifted?.id else { return }
        lifted = nil
        escape?.removeFromSuperview()
        escape = nil
        owner?.endChange(commits: commits)
        place(transition: .easeInOut(duration: 0.2))
        cells[id]?.isLifted = false
    }

    var isMoving: Bool { lifted != nil }

    func width(of id: String) -> CGFloat? {
        layout.column(id)?.width
    }

    // MARK: - Focus

    /// Returns whether the Tab key selects the header of a column: that of one column only.
    func isFocusStop(_ id: String) -> Bool {
        let current = focusedColumn.flatMap { column($0) == nil ? nil : $0 }
        return id == current ?? columns.first?.id
    }

    func didFocus(_ id: String) {
        focusedColumn = id
        if let cell = cells[id] { owner?.scrollRectToVisible(convert(cell.frame, to: owner), animated: true) }
    }

    /// Moves the focus to the header at a distance from that of a column.
    func moveFocus(from id: String, by step: Int) {
        guard let index = columns.firstIndex(where: { $0.id == id }), columns.indices.contains(index + step) else {
            return
        }
        let next = columns[index + step].id
        focusedColumn = next
        if let cell = cells[next] { UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: cell) }
    }

    func moveColumn(_ id: String, by step: Int) {
        guard column(id)?.isMovable == true, let index = columns.firstIndex(where: { $0.id == id }) else { return }
        owner?.move(id, to: index + step)
        owner?.endChange(commits: true)
    }

    func resizeColumn(_ id: String, by distance: CGFloat) {
        guard column(id)?.isResizable == true, let width = width(of: id) else { return }
        owner?.resize(id, to: width + distance)
        owner?.endChange(commits: true)
    }

    // MARK: - Menu

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let id = cells.first { $0.value.frame.contains(location) }?.key
        return menu(ofColumn: id)
    }

    func menu(ofColumn id: String?) -> UIContextMenuConfiguration? {
        guard let menu = owner?.menu(ofColumn: id) else { return nil }
        return UIContextMenuConfiguration { _ in menu }
    }
}
