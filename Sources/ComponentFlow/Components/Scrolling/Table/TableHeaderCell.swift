/// The header of a column, which sorts when it is clicked, and moves its column when it is dragged.
final class TableHeaderCell: UIControl {
    /// The distance after which a click becomes a drag, in points.
    private static let dragDistance: CGFloat = 6
    private static let resizeStep: CGFloat = 16

    private let id: String
    private weak var header: TableHeaderView?
    private let title = ComponentView<Empty>()
    /// The locations of the touch in the window and in the cell when it began.
    private var start: (window: CGPoint, cell: CGPoint)?
    /// Whether the touch has become a drag, and does not sort when it ends.
    private var isDrag = false

    init(_ id: String, in header: TableHeaderView) {
        self.id = id
        self.header = header
        super.init(frame: .zero)
        clipsToBounds = true
        isContextMenuInteractionEnabled = true
        addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    private var column: TableHeaderColumn? { header?.column(id) }

    /// The index of the column among the visible ones.
    var columnIndex: Int? { header?.columns.firstIndex { $0.id == id } }

    /// Shows a column and returns the height of its title, in points.
    func update(
        _ column: TableHeaderColumn, width: CGFloat, parentState: ComponentState?, transition: ComponentTransition
    ) -> CGFloat {
        title.parentState = parentState
        let availableWidth = max(width - 2 * TableColumnLayout.padding, 0)
        let size = title.update(
            transition: transition, component: AnyComponent(TableHeaderLabel(column: column)), environment: {},
            containerSize: CGSize(width: availableWidth, height: .infinity))
        accessibilityLabel = column.title
        accessibilityValue = column.sort.map {
            let order: LocalizedString = $0.isAscending ? .BuiltIn.listAscending : .BuiltIn.listDescending
            return order.textInComponent
        }
        setAccessibilityAttributes(column.sort.map { ["sort": $0.isAscending ? "ascending" : "descending"] } ?? [:])
        offerActions(column)
        return size.height
    }

    /// Places the title in a header of a given size, in points.
    func place(width: CGFloat, height: CGFloat, isRightToLeft: Bool, _ transition: ComponentTransition) {
        guard let view = title.view, let size = title.currentSize, let column else { return }
        let isNew = view.superview !== self
        if isNew {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        let start =
            TableColumnLayout.padding + column.alignment.inset(in: width - 2 * TableColumnLayout.padding - size.width)
        let frame = CGRect(
            x: isRightToLeft ? width - start - size.width : start, y: ((height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        if view.frame != frame { (isNew ? .immediate : transition).setFrame(view: view, frame: frame) }
    }

    // MARK: - Appearance

    /// Whether the header is dragged, and shown in front of the others.
    var isLifted = false {
        didSet {
            layer.zPosition = isLifted ? 1 : 0
            updateBackground()
        }
    }

    override var isHighlighted: Bool {
        didSet { updateBackground() }
    }

    private func updateBackground() {
        let pressed: UIColor? = isHighlighted && column?.isSortable == true ? .quaternarySystemFill : nil
        backgroundColor = isLifted ? .secondarySystemBackground : pressed
    }

    // MARK: - Sorting

    private func press() {
        guard !isDrag else { return }
        if column?.isSortable == true { header?.owner?.sort(by: id) }
    }

    // MARK: - Dragging

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = (touch.location(in: nil), touch.location(in: self))
        isDrag = false
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let start, let header else { return false }
        let location = touch.location(in: nil)
        if !isDrag, abs(location.x - start.window.x) > Self.dragDistance {
            isDrag = true
            _ = header.beginMove(id)
        }
        if header.isMoving { header.continueMove(to: touch.location(in: header).x - start.cell.x) }
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        header?.endMove(commits: true)
    }

    override func cancelTracking(with event: UIEvent?) {
        header?.endMove(commits: false)
    }

    // MARK: - Keyboard

    override var canBecomeFocused: Bool { isFocused || header?.isFocusStop(id) == true }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.nextFocusedView === self { header?.didFocus(id) }
    }

    /// Selects another header, resizes the column with Control, or moves it with Alt.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, let header, let step = step(for: key) else {
            return super.pressesBegan(presses, with: event)
        }
        isDrag = false
        if key.modifierFlags.contains(.control) {
            let distance = key.modifierFlags.contains(.shift) ? 1 : Self.resizeStep
            header.resizeColumn(id, by: CGFloat(step) * distance)
        } else if key.modifierFlags.contains(.alternate) {
            header.moveColumn(id, by: step)
        } else {
            header.moveFocus(from: id, by: step)
        }
    }

    /// Returns 1 for the arrow key toward the trailing edge, and -1 for the opposite one.
    private func step(for key: UIKey) -> Int? {
        let isRightToLeft = header?.owner?.isLaidOutRightToLeft ?? false
        switch key.keyCode {
        case .keyboardRightArrow: return isRightToLeft ? -1 : 1
        case .keyboardLeftArrow: return isRightToLeft ? 1 : -1
        default: return nil
        }
    }

    // MARK: - Accessibility

    private func offerActions(_ column: TableHeaderColumn) {
        var actions: [(LocalizedString, @MainActor (TableHeaderView, String) -> Void)] = []
        if column.isResizable {
            actions.append((.BuiltIn.tableWidenColumn, { $0.resizeColumn($1, by: Self.resizeStep) }))
            actions.append((.BuiltIn.tableNarrowColumn, { $0.resizeColumn($1, by: -Self.resizeStep) }))
        }
        if column.isMovable {
            actions.append((.BuiltIn.tableMoveColumnForward, { $0.moveColumn($1, by: 1) }))
            actions.append((.BuiltIn.tableMoveColumnBackward, { $0.moveColumn($1, by: -1) }))
        }
        accessibilityCustomActions = actions.map { name, action in
            UIAccessibilityCustomAction(name: name.textInComponent) { [weak self] _ in
                guard let self, let header else { return false }
                action(header, id)
                return true
            }
        }
    }

    // MARK: - Menu

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        header?.menu(ofColumn: id)
    }
}
