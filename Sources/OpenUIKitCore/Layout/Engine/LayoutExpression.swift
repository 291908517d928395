internal import Cassowary

/// A constraint as a linear expression that is compared with zero, in the coordinates of the view that holds it.
@MainActor struct LayoutExpression {
    private(set) var expression = LinearExpression()
    /// The items inside the constraint's own items whose baselines the expression uses.
    private(set) var baselineSources: [LayoutItem] = []
    private let engine: LayoutEngine
    private let ancestor: UIView
    /// Whether x positions are measured from the right, as for leading and trailing in right-to-left layouts.
    private let isRightToLeft: Bool
    /// Whether attributes of a scroll view refer to the rectangle of its content.
    private let usesScrollContent: Bool

    /// Creates `first - multiplier × second - constant`; returns `nil` if an item was deallocated.
    init?(_ constraint: NSLayoutConstraint, in engine: LayoutEngine) {
        guard let first = constraint.first, let view = first.item.view, let ancestor = constraint.holder else {
            return nil
        }
        self.engine = engine
        self.ancestor = ancestor
        let second = constraint.second
        let directional =
            first.attribute.isDirectional || second?.attribute.isDirectional == true
            || first.origin?.attribute.isDirectional == true
        isRightToLeft = directional && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        usesScrollContent =
            second.map { $0.item.view !== first.item.view || $0.item.guide !== first.item.guide } ?? false
        add(first, times: 1)
        if let second { add(second, times: -Double(constraint.multiplier)) }
        expression.constant -= constraint.solverConstant
    }

    private mutating func add(_ operand: LayoutOperand, times factor: Double) {
        let factor = isRightToLeft && operand.origin != nil && operand.attribute.isDirectional ? -factor : factor
        if let origin = operand.origin {
            add(operand.item, operand.attribute, times: factor)
            add(origin.item, origin.attribute, times: -factor)
        } else if isRightToLeft, operand.measure == .x {
            addWidth(of: ancestor, times: factor)
            add(operand.item, operand.attribute, times: -factor)
        } else {
            add(operand.item, operand.attribute, times: factor)
        }
    }

    private mutating func add(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, times factor: Double) {
        guard let view = item.view else { return }
        if attribute.isBaseline, item.kind == .view {
            return addBaseline(of: view, last: attribute == .lastBaseline, times: factor)
        }
        let attribute = attribute.resolved(rightToLeft: isRightToLeft)
        // A guide has no margins.
        let margins = attribute.isMargin && item.kind == .view ? view.effectiveLayoutMargins : .zero
        switch attribute.measure {
        case .width: addLength(of: item, .horizontal, times: factor)
        case .height: addLength(of: item, .vertical, times: factor)
        case .x: addPlace(of: item, .horizontal, attribute.fraction, (margins.left, margins.right), times: factor)
        case .y: addPlace(of: item, .vertical, attribute.fraction, (margins.top, margins.bottom), times: factor)
        case .none: break
        }
    }

    private mutating func addPlace(
        of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ fraction: Double, _ insets: (CGFloat, CGFloat),
        times factor: Double
    ) {
        addStart(of: item, axis, times: factor)
        if fraction != 0 { addLength(of: item, axis, times: factor * fraction, ofContent: usesScrollContent) }
        addConstant(insets.0, times: factor * (1 - fraction))
        addConstant(insets.1, times: -factor * fraction)
    }

    /// Adds an inset or offset, clamped to the limit of the layout; one that is not finite makes the constraint invalid.
    private mutating func addConstant(_ length: CGFloat, times factor: Double) {
        guard factor != 0 else { return }
        expression.constant += factor * (length.isFinite ? LayoutLimit.clamped(length) : Double(length))
    }

    /// Adds the baseline of a view, or that of the view inside that represents it.
    ///
    /// - Parameter outer: The view that the innermost view represents, if it is another one.
    private mutating func addBaseline(of view: UIView, outer: UIView? = nil, last: Bool, times factor: Double) {
        let inner = last ? view.forLastBaselineLayout : view.forFirstBaselineLayout
        guard inner === view || !isInRegion(inner, inside: view) else {
            return addBaseline(of: inner, outer: outer ?? view, last: last, times: factor)
        }
        if outer != nil { baselineSources.append(view.layoutItem) }
        let place = view.baselinePosition(last: last)
        addPlace(of: view.layoutItem, .vertical, Double(place.fraction), (0, 0), times: factor)
        addConstant(place.offset, times: factor)
    }

    /// Whether a view is inside another one and the same engine lays out both of them and all views in between.
    private func isInRegion(_ view: UIView, inside outer: UIView) -> Bool {
        var next = view
        while next !== outer {
            guard next.isConstraintMember, let parent = next.superview else { return false }
            next = parent
        }
        return outer === ancestor || outer.isConstraintMember
    }

    // MARK: Lengths

    private mutating func addWidth(of view: UIView, times factor: Double) {
        addLength(of: view.layoutItem, .horizontal, times: factor)
    }

    private mutating func addLength(
        of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, times factor: Double, ofContent: Bool = false
    ) {
        guard let view = item.view else { return }
        let isHorizontal = axis == .horizontal
        switch item.kind {
        case .view:
            if ofContent, view === ancestor, let scrollView = view as? UIScrollView {
                return addLength(of: scrollView.contentLayoutGuide.item, axis, times: factor)
            }
            if view === engine.root {
                return expression.add(isHorizontal ? engine.rootWidth : engine.rootHeight, factor)
            }
            let variables = engine.variables(of: item)
            expression.add(isHorizontal ? variables.width : variables.height, factor)
        case .guide, .content:
            let variables = engine.variables(of: item)
            expression.add(isHorizontal ? variables.width : variables.height, factor)
        case .margins, .safeArea:
            addLength(of: view.layoutItem, axis, times: factor)
            let insets = item.insets
            addConstant(isHorizontal ? insets.left : insets.top, times: -factor)
            addConstant(isHorizontal ? insets.right : insets.bottom, times: -factor)
        case .scrollFrame: addLength(of: view.layoutItem, axis, times: factor)
        }
    }

    // MARK: Places

    /// Adds the origin of an item's alignment rectangle, in the coordinates of the ancestor.
    private mutating func addStart(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, times factor: Double) {
        guard let view = item.view else { return }
        let isHorizontal = axis == .horizontal
        switch item.kind {
        case .view:
            guard view !== ancestor else {
                let insets = view.alignmentRectInsets
                addConstant(isHorizontal ? insets.left : insets.top, times: factor)
                return
            }
            let variables = engine.variables(of: item)
            expression.add(isHorizontal ? variables.x : variables.y, factor)
            if let container = view.superview { addOrigin(of: container, axis, times: factor) }
        case .guide:
            let variables = engine.variables(of: item)
            expression.add(isHorizontal ? variables.x : variables.y, factor)
            addOrigin(of: view, axis, times: factor)
        case .content: addOrigin(of: view, axis, times: factor)
        case .margins, .safeArea:
            addOrigin(of: view, axis, times: factor)
            let insets = item.insets
            addConstant(isHorizontal ? insets.left : insets.top, times: factor)
        case .scrollFrame:
            addOrigin(of: view, axis, times: factor)
            let offset = engine.offset(of: view)
            expression.add(isHorizontal ? offset.x : offset.y, factor)
        }
    }

    /// Adds the origin of a view's coordinate system, in the coordinates of the ancestor.
    private mutating func addOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double) {
        guard view !== ancestor else { return }
        let isHorizontal = axis == .horizontal
        let variables = engine.variables(of: view.layoutItem)
        expression.add(isHorizontal ? variables.x : variables.y, factor)
        let insets = view.alignmentRectInsets
        addConstant(isHorizontal ? insets.left : insets.top, times: -factor)
        if view is UIScrollView {
            let offset = engine.offset(of: view)
            expression.add(isHorizontal ? offset.x : offset.y, -factor)
        }
        if let container = view.superview { addOrigin(of: container, axis, times: factor) }
    }
}

extension LayoutItem {
    /// The insets of a guide's rectangle in its view.
    var insets: UIEdgeInsets {
        switch kind {
        case .margins: view?.effectiveLayoutMargins ?? .zero
        case .safeArea: view?.safeAreaInsets ?? .zero
        case .view, .guide, .content, .scrollFrame: .zero
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The relative position of the attribute along the length: 0 for the start, 1 for the end.
    var fraction: Double {
        switch self {
        case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline: 1
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
        default: 0
        }
    }
}

extension NSLayoutConstraint {
    /// The constant that is added to the right side.
    var solverConstant: Double { Double(constant) }

    var solverRelation: Comparison {
        switch relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    var refersToBaselines: Bool {
        first?.attribute.isBaseline == true || second?.attribute.isBaseline == true
            || first?.origin?.attribute.isBaseline == true || second?.origin?.attribute.isBaseline == true
    }
}
