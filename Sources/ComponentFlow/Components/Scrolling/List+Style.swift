// The items of a List as the rows of a group or of a sidebar.

extension List {
    /// Updates the items and places them, in a style with groups or that of sidebars as rows on a background.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let style = direction == .vertical ? InheritedValues.current?.listStyle ?? .automatic : .automatic
        guard !style.isPlain else {
            return layOutItems(
                children, availableSize: availableSize, environment: environment, transition: transition)
        }
        children.defaultAppear = appear
        children.defaultDisappear = disappear
        let layout = layout.resolved(in: children.owner)
        let rows = StyledListRows(style: style, layout: layout)
        let count = items.items.reduce(0) { $0 + ($1.traits?.elements?.count ?? 1) }
        let pass = StackPass(
            layout: layout, children: children, environment: environment,
            availableSize: rows.proposal(in: availableSize, count: count), transition: transition)
        var measured = pass.measure(items.items)
        pass.fill(&measured)
        guard !measured.children.isEmpty else { return .zero }
        let arranged = rows.arrange(measured.geometry, width: availableSize.width)
        let background = children.update(
            .listBackground, BoxContent(box: TypedComponentBox(arranged.background)), environment: environment,
            availableSize: arranged.size, transition: transition)
        let center = CGPoint(x: arranged.size.width / 2, y: arranged.size.height / 2)
        children.add(background.position(center).appear(nil).disappear(nil))
        pass.place(measured, centers: arranged.centers)
        return arranged.size
    }
}

extension ChildKey {
    /// The background of a list, which no item of the list has as its key.
    @MainActor fileprivate static let listBackground = ChildKey(declaration: .max, identity: .integer(0))
}

/// The geometry of the rows of a ``List`` in a style.
@MainActor
private struct StyledListRows {
    /// The height of a separator, in points.
    private static let thickness: CGFloat = 1

    let style: ListStyle
    /// The layout of the list, whose alignment refers to the left edge.
    let layout: StackLayout

    private var hasSeparators: Bool { style.separatorInset != nil }

    /// The distance between rows, including the separator, in points.
    private var gap: CGFloat { layout.spacing + (hasSeparators ? Self.thickness : 0) }

    private func sideInset(of width: CGFloat) -> CGFloat {
        style.sideInset(of: width.isFinite ? width : 0)
    }

    /// Returns the size that is proposed to the items, without the distances around and between them.
    func proposal(in available: CGSize, count: Int) -> CGSize {
        let across = 2 * (sideInset(of: available.width) + ListStyle.textInset)
        let separators = CGFloat(max(count - 1, 0)) * (gap - layout.spacing)
        let along = 2 * style.space + CGFloat(count) * 2 * style.rowDistance + separators
        return CGSize(width: max(available.width - across, 0), height: max(available.height - along, 0))
    }

    /// Returns the size of the list, the centers of the items, and what is shown behind them.
    ///
    /// - Parameter width: The proposed width, in points; the list is as wide as necessary if it is infinite.
    func arrange(
        _ items: [StackLayout.Child], width: CGFloat
    ) -> (size: CGSize, centers: [CGPoint], background: StyledListBackground) {
        let side = sideInset(of: width)
        let inset = side + ListStyle.textInset
        let widest = items.reduce(0) { max($0, $1.size.width) }
        let contentWidth = width.isFinite ? max(width - 2 * inset, 0) : widest
        var (centers, separators): ([CGPoint], [CGFloat]) = ([], [])
        var y = style.space
        for (index, item) in items.enumerated() {
            if index > 0 {
                separators.append(y + layout.spacing / 2)
                y += gap
            }
            let height = max(item.slot ?? item.size.height, ListStyle.contentHeight) + 2 * style.rowDistance
            let free = contentWidth - item.size.width
            centers.append(
                CGPoint(x: inset + free * layout.alignment.x + item.size.width / 2, y: y + height / 2))
            y += height
        }
        let size = CGSize(width: contentWidth + 2 * inset, height: y + style.space)
        let group = CGRect(x: side, y: style.space, width: size.width - 2 * side, height: y - style.space)
        return (
            size, centers,
            StyledListBackground(style: style, size: size, group: group, separators: hasSeparators ? separators : [])
        )
    }
}

/// The background of a ``List`` in a style, with the group and its separators.
struct StyledListBackground: StatelessComponent {
    let style: ListStyle
    let size: CGSize
    let group: CGRect
    /// The distances of the separators from the top of the list, in points.
    let separators: [CGFloat]

    func makeView() -> StyledListBackgroundView {
        StyledListBackgroundView(frame: .zero)
    }

    func update(
        view: StyledListBackgroundView, availableSize: CGSize, state: EmptyComponentState,
        environment: Environment<Empty>, transition: ComponentTransition
    ) -> CGSize {
        view.show(self, transition: transition)
        return size
    }
}

/// The view of the background of a ``List`` in a style.
final class StyledListBackgroundView: UIView {
    let group = UIView(frame: .zero)
    private(set) var separators: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(group)
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    fileprivate func show(_ background: StyledListBackground, transition: ComponentTransition) {
        let transition = group.frame.isEmpty ? .immediate : transition
        let style = background.style
        backgroundColor = style.backgroundColor
        group.backgroundColor = style.groupColor
        group.layer.cornerRadius = style.cornerRadius
        transition.setFrame(view: group, frame: background.group)
        while separators.count > background.separators.count { separators.removeLast().removeFromSuperview() }
        let inset = style.separatorInset ?? 0
        let left = background.group.minX + (isLaidOutRightToLeft ? 0 : inset)
        for (index, y) in background.separators.enumerated() {
            let frame = CGRect(x: left, y: y, width: max(background.group.width - inset, 0), height: 1)
            if index < separators.count {
                transition.setFrame(view: separators[index], frame: frame)
            } else {
                let separator = UIView(frame: frame)
                separator.backgroundColor = .separator
                separators.append(separator)
                addSubview(separator)
            }
        }
    }
}
