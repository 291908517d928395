/// Creates the constraints of a stack view.
///
/// Visible views form a chain along the axis. Hidden views are not part of the chain: a hidden view has no length and
/// is placed after the preceding view, from where it grows when it is shown.
@MainActor struct StackArrangement {
    private let stack: UIStackView
    private let shown: [UIView]
    private let area: LayoutItem
    private var made: [NSLayoutConstraint] = []

    /// Minimizes lengths that nothing else determines; weaker than a fitting size.
    private static let shrinking = UILayoutPriority(49)
    private static let centering = UILayoutPriority(149)
    private static let collapsing = UILayoutPriority(999.5)

    init(of stack: UIStackView) {
        self.stack = stack
        shown = stack.arrangedSubviews.filter { !$0.isHidden }
        area = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.item : stack.layoutItem
    }

    func constraints() -> [NSLayoutConstraint] {
        var copy = self
        copy.chain()
        copy.distribute()
        copy.collapse()
        copy.align()
        return copy.made
    }

    // MARK: Attributes

    private var isRow: Bool { stack.axis == .horizontal }
    private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
    private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
    private var middle: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }
    private var crossStart: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
    private var crossEnd: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
    private var crossMiddle: NSLayoutConstraint.Attribute { isRow ? .centerY : .centerX }
    private var crossLength: NSLayoutConstraint.Attribute { isRow ? .height : .width }

    private func operand(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
        LayoutOperand(item: view.layoutItem, attribute: attribute)
    }

    private func edge(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
        LayoutOperand(item: area, attribute: attribute)
    }

    private mutating func add(
        _ name: String, _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
        constraint.identifier = "UISV-\(name)"
        constraint.priority = priority
        made.append(constraint)
    }

    private mutating func add(
        _ name: String, _ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat = 1,
        priority: UILayoutPriority = .required
    ) {
        add(name, first, .equal, second, multiplier: multiplier, priority: priority)
    }

    // MARK: Along the axis

    private mutating func chain() {
        guard let first = shown.first, let last = shown.last else {
            return add("canvas-connection", edge(length), nil, priority: Self.shrinking)
        }
        add("canvas-connection", operand(first, start), edge(start))
        add("canvas-connection", edge(end), operand(last, end))
        let keepsDistances = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let byBaselines = !isRow && stack.isBaselineRelativeArrangement
        for (view, next) in zip(shown, shown.dropFirst()) {
            add(
                "spacing", operand(next, byBaselines ? .firstBaseline : start),
                keepsDistances ? .greaterThanOrEqual : .equal, operand(view, byBaselines ? .lastBaseline : end),
                constant: stack.distance(after: view))
        }
    }

    private mutating func distribute() {
        guard shown.count > 1 else { return }
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in shown.dropFirst() { add("fill-equally", operand(view, length), operand(shown[0], length)) }
        case .fillProportionally: fillInProportion()
        case .equalSpacing: addEqualDistances(start, end, "distributing", .required)
        case .equalCentering: addEqualDistances(middle, middle, "distributing-centering", Self.centering)
        }
    }

    private mutating func fillInProportion() {
        let lengths = shown.map { view in
            let size = view.intrinsicContentSize
            let length = isRow ? size.width : size.height
            return length.isFinite ? length : 0
        }
        guard let reference = lengths.firstIndex(where: { $0 > 0 }) else { return }
        for (index, view) in shown.enumerated() where index != reference && lengths[index] > 0 {
            add(
                "fill-proportionally", operand(view, length), operand(shown[reference], length),
                multiplier: lengths[index] / lengths[reference], priority: UILayoutPriority(999))
        }
    }

    /// Makes the distances between adjacent views equal.
    private mutating func addEqualDistances(
        _ near: NSLayoutConstraint.Attribute, _ far: NSLayoutConstraint.Attribute, _ name: String,
        _ priority: UILayoutPriority
    ) {
        guard shown.count > 2 else { return }
        let first = operand(shown[1], near).distance(from: operand(shown[0], far))
        for index in 2..<shown.count {
            let distance = operand(shown[index], near).distance(from: operand(shown[index - 1], far))
            add(name, distance, first, priority: priority)
        }
    }

    private mutating func collapse() {
        var last: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                last = view
                continue
            }
            let place = last.map { operand($0, end) } ?? edge(start)
            add("hiding", operand(view, start), place)
            // A constraint of the view's length alone would stay active after the view or the stack is removed.
            add("hiding", operand(view, end), place, priority: Self.collapsing)
        }
    }

    // MARK: Across the axis

    private mutating func align() {
        for view in stack.arrangedSubviews {
            if view.isHidden { add("alignment", operand(view, crossStart), edge(crossStart)) } else { align(view) }
        }
        guard alignment != .fill || shown.isEmpty else { return }
        add("ambiguity-suppression", edge(crossLength), nil, priority: Self.shrinking)
    }

    /// The effective alignment; baseline alignments apply to rows only.
    private var alignment: UIStackView.Alignment {
        switch stack.alignment {
        case .firstBaseline, .lastBaseline: isRow ? stack.alignment : .fill
        default: stack.alignment
        }
    }

    private mutating func align(_ view: UIView) {
        switch alignment {
        case .fill:
            add("alignment", operand(view, crossStart), edge(crossStart))
            add("alignment", operand(view, crossEnd), edge(crossEnd))
        case .leading:
            add("alignment", operand(view, crossStart), edge(crossStart))
            add("spanning-boundary", operand(view, crossEnd), .lessThanOrEqual, edge(crossEnd))
        case .trailing:
            add("alignment", operand(view, crossEnd), edge(crossEnd))
            add("spanning-boundary", operand(view, crossStart), .greaterThanOrEqual, edge(crossStart))
        case .center:
            add("alignment", operand(view, crossMiddle), edge(crossMiddle))
            addBoundaryConstraints(for: view)
        case .firstBaseline: align(view, by: .firstBaseline, near: crossStart)
        case .lastBaseline: align(view, by: .lastBaseline, near: crossEnd)
        }
    }

    private mutating func addBoundaryConstraints(for view: UIView) {
        add("spanning-boundary", operand(view, crossStart), .greaterThanOrEqual, edge(crossStart))
        add("spanning-boundary", operand(view, crossEnd), .lessThanOrEqual, edge(crossEnd))
    }

    private mutating func align(
        _ view: UIView, by baseline: NSLayoutConstraint.Attribute, near side: NSLayoutConstraint.Attribute
    ) {
        if view !== shown[0] { add("alignment", operand(view, baseline), operand(shown[0], baseline)) }
        addBoundaryConstraints(for: view)
        // In a stack that is higher than its views, the views are placed at the edge.
        add("canvas-fit", operand(view, side), edge(side), priority: UILayoutPriority(48))
    }
}
