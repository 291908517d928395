/// Creates the constraints of a parsed visual format.
@MainActor struct VisualFormatBuilder {
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var constraints: [NSLayoutConstraint] = []

    init(
        _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) {
        (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
    }

    /// Returns all constraints: first those along the axis, then the alignment.
    mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var items: [LayoutItem] = []
        for element in format.elements { items.append(try item(of: element)) }
        for index in items.indices {
            try addLengths(of: format.elements[index], items[index])
            if index > 0 { try addDistance(from: index - 1, to: index, items) }
        }
        try align(items)
        return constraints
    }

    // MARK: Names

    private func item(of element: VisualFormat.Element) throws(VisualFormatError) -> LayoutItem {
        if let name = element.name { return try view(named: name, at: element.position) }
        // `|` is the superview of the adjacent view.
        let beside =
            element.position < format.elements[1].position
            ? format.elements[1] : format.elements[format.elements.count - 2]
        let item = try view(named: beside.name ?? "", at: beside.position)
        guard let superview = item.superview else {
            throw VisualFormatError(
                message: "\(beside.name ?? "The view") has no superview, so | refers to no view.",
                position: element.position)
        }
        return superview.layoutItem
    }

    private func view(named name: String, at position: VisualFormat.Position) throws(VisualFormatError) -> LayoutItem {
        guard let item = views[name].flatMap({ LayoutItem.of($0) }) else {
            throw VisualFormatError(message: "\(name) is not a key in the views dictionary.", position: position)
        }
        return item
    }

    private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
        switch value.content {
        case .number(let number): return number
        case .name(let name):
            guard let number = metric(name) else {
                throw VisualFormatError(
                    message: "\(name) is not a number in the metrics dictionary.", position: value.position)
            }
            return number
        }
    }

    private func metric(_ name: String) -> CGFloat? {
        switch metrics[name] {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    // MARK: Along the row

    private mutating func addLengths(
        of element: VisualFormat.Element, _ item: LayoutItem
    ) throws(VisualFormatError) {
        let length: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        for predicate in element.predicates {
            var second: LayoutOperand?
            if case .name(let name) = predicate.object.content, metric(name) == nil {
                guard let other = views[name].flatMap({ LayoutItem.of($0) }) else {
                    throw VisualFormatError(
                        message: "\(name) is neither a key in the metrics dictionary nor one in the views dictionary.",
                        position: predicate.object.position)
                }
                second = LayoutOperand(item: other, attribute: length)
            }
            let start = second == nil ? try number(predicate.object) : 0
            let (factor, constant) = try apply(
                predicate.operations, toFactor: second == nil ? 0 : 1, constant: start)
            try add(
                LayoutOperand(item: item, attribute: length), second, predicate, multiplier: second == nil ? 1 : factor,
                constant: constant)
        }
    }

    private func apply(
        _ operations: [(symbol: Character, operand: VisualFormat.Value)], toFactor factor: CGFloat, constant: CGFloat
    ) throws(VisualFormatError) -> (factor: CGFloat, constant: CGFloat) {
        var (factor, constant) = (factor, constant)
        for (symbol, value) in operations {
            let operand = try number(value)
            switch symbol {
            case "*": (factor, constant) = (factor * operand, constant * operand)
            case "/":
                guard operand != 0 else {
                    throw VisualFormatError(message: "A value cannot be divided by 0.", position: value.position)
                }
                (factor, constant) = (factor / operand, constant / operand)
            case "+": constant += operand
            default: constant -= operand
            }
        }
        return (factor, constant)
    }

    private mutating func addDistance(
        from index: Int, to next: Int, _ items: [LayoutItem]
    ) throws(VisualFormatError) {
        let isStandard = if case .standard = format.connections[index] { true } else { false }
        let ends = ends(from: index, to: next, items, isStandard: isStandard)
        switch format.connections[index] {
        case .none: append(ends.later, .equal, ends.earlier, constant: 0)
        case .standard:
            let isAtEdge = format.elements[index].name == nil || format.elements[next].name == nil
            let constant = isAtEdge ? 0 : LayoutSpacing.standard(between: ends.earlier, and: ends.later)
            append(ends.later, .equal, ends.earlier, constant: constant)
        case .predicates(let predicates):
            for predicate in predicates {
                let start = try number(predicate.object)
                let (_, constant) = try apply(predicate.operations, toFactor: 0, constant: start)
                try add(ends.later, ends.earlier, predicate, constant: constant)
            }
        }
    }

    /// Returns the two positions of a distance, such that `later` equals `earlier` plus the distance.
    private func ends(
        from index: Int, to next: Int, _ items: [LayoutItem], isStandard: Bool
    ) -> (earlier: LayoutOperand, later: LayoutOperand) {
        let isFirstEdge = format.elements[index].name == nil
        let isLastEdge = format.elements[next].name == nil
        let sides = sides
        var (earlier, later) = (isFirstEdge ? sides.start : sides.end, isLastEdge ? sides.end : sides.start)
        // The standard distance to the superview is its margin.
        if isStandard, isFirstEdge { earlier = earlier.margin }
        if isStandard, isLastEdge { later = later.margin }
        if format.axis == .vertical, options.contains(.spacingBaselineToBaseline), !isFirstEdge, !isLastEdge {
            (earlier, later) = (.lastBaseline, .firstBaseline)
        }
        let (first, second) = (
            LayoutOperand(item: items[index], attribute: earlier), LayoutOperand(item: items[next], attribute: later)
        )
        // From right to left, the earlier position has the greater coordinate.
        return isRightToLeft ? (second, first) : (first, second)
    }

    private var isRightToLeft: Bool {
        format.axis == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
    }

    /// The edges at which an element starts and ends along the axis.
    private var sides: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        guard format.axis == .horizontal else { return (.top, .bottom) }
        return switch options.intersection(.directionMask) {
        case .directionLeftToRight: (.left, .right)
        case .directionRightToLeft: (.right, .left)
        default: (.leading, .trailing)
        }
    }

    // MARK: Across the row

    private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

    private mutating func align(_ items: [LayoutItem]) throws(VisualFormatError) {
        let views = zip(format.elements, items).filter { $0.0.name != nil }.map(\.1)
        for (option, attribute) in Self.alignments where options.contains(option) {
            guard (attribute.measure == .y) == (format.axis == .horizontal) else {
                throw VisualFormatError(
                    message: "Views in a \(format.axis == .horizontal ? "row" : "column") cannot be aligned by their "
                        + "\(attribute) edges as well.",
                    position: 0)
            }
            for (first, second) in zip(views, views.dropFirst()) {
                append(
                    LayoutOperand(item: first, attribute: attribute), .equal,
                    LayoutOperand(item: second, attribute: attribute), constant: 0)
            }
        }
    }

    // MARK: Constraints

    private mutating func add(
        _ first: LayoutOperand, _ second: LayoutOperand?, _ predicate: VisualFormat.Predicate, multiplier: CGFloat = 1,
        constant: CGFloat
    ) throws(VisualFormatError) {
        append(first, predicate.relation, second, multiplier: multiplier, constant: constant)
        if let priority = predicate.priority {
            constraints.last?.priority = UILayoutPriority(Float(try number(priority)))
        }
    }

    private mutating func append(
        _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ second: LayoutOperand?,
        multiplier: CGFloat = 1, constant: CGFloat
    ) {
        constraints.append(
            NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant))
    }
}

extension LayoutItem {
    /// The superview of a view, or the owning view of a guide.
    @MainActor fileprivate var superview: UIView? {
        guide == nil ? view?.superview : view
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin attribute that corresponds to the edge.
    fileprivate var margin: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
