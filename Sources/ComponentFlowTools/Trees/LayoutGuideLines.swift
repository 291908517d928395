#if INSPECTOR

internal import ComponentFlow

/// The rectangles and lines that show how a view is laid out: margins, safe area, layout guides, constraints, and the items of
/// stacks, flexboxes and grids.
@MainActor
struct LayoutGuideLines {
    /// A rectangle of the window, or a line if it is filled.
    struct Line: Equatable {
        var frame: CGRect
        var color: UIColor
        var isFilled = false
    }

    /// The largest number of lines.
    private static let limit = 200
    private static let thickness: CGFloat = 1
    /// The length of the marks at the ends of a constraint, in points.
    private static let capLength: CGFloat = 7

    let view: UIView

    var lines: [Line] {
        Array((margins + safeArea + guides + constraints + tracks + items).prefix(Self.limit))
    }

    /// The margins, if they were specified or are used: all views have some.
    private var margins: [Line] {
        view.usesLayoutMargins ? inner(view.bounds.inset(by: view.layoutMargins), .systemBlue) : []
    }

    private var safeArea: [Line] {
        view.safeAreaInsets == .zero ? [] : inner(view.bounds.inset(by: view.safeAreaInsets), .systemGreen)
    }

    /// The layout guides that the view or its author has added.
    private var guides: [Line] {
        view.layoutGuides.flatMap { inner($0.layoutFrame, .systemOrange) }
    }

    /// The rows and columns of a grid, and the lines of a flexbox that has several.
    private var tracks: [Line] {
        let node = view.renderContext as? any RenderedNode
        let placed = (node?.layoutLines ?? []) + (view.mountedComponent?.layoutLines ?? [])
        let frames = componentTracks + placed.map { view.convert($0, to: nil) }
        return frames.filter { $0.isFinite && !$0.isEmpty }.map { Line(frame: $0, color: .systemIndigo) }
    }

    /// The rows and columns of a ``Grid``, which are as large as their largest items.
    private var componentTracks: [CGRect] {
        guard let grid = view.mountedComponent?.component as? any RowArrangement else { return [] }
        var items = view.subviews.filter { $0.mountedComponent != nil }.map { $0.convert($0.bounds, to: nil) }[...]
        let rows = grid.rowCounts.map { count in
            defer { items = items.dropFirst(count) }
            return Array(items.prefix(count))
        }
        let columns = (0..<(grid.rowCounts.max() ?? 0)).map { index in
            rows.filter { $0.count > index }.map { $0[index] }
        }
        let bounds = view.convert(view.bounds, to: nil)
        let areas = (rows + columns).map { $0.reduce(CGRect.null) { $0.union($1) } }
        return areas.enumerated().map { index, area in
            index < rows.count
                ? CGRect(x: bounds.minX, y: area.minY, width: bounds.width, height: area.height)
                : CGRect(x: area.minX, y: bounds.minY, width: area.width, height: bounds.height)
        }
    }

    /// The views that a component places in this one, such as the items of a grid.
    private var items: [Line] {
        guard view.mountedComponent != nil else { return [] }
        return view.subviews.lazy.filter { !$0.isHidden && $0.mountedComponent != nil }.prefix(Self.limit).map {
            Line(frame: $0.convert($0.bounds, to: nil), color: .systemPurple)
        }
    }

    private func inner(_ rect: CGRect, _ color: UIColor) -> [Line] {
        guard rect.width > 0, rect.height > 0, rect != view.bounds else { return [] }
        return [Line(frame: view.convert(rect, to: nil), color: color)]
    }

    // MARK: - Constraints

    /// The active constraints of the view and its ancestors that concern the view: a line between the two edges or centers
    /// that each relates, and across a width or a height, with a mark at each end.
    private var constraints: [Line] {
        view.constraintsConcerningIt.compactMap(span).flatMap(lines)
    }

    /// The distance that a constraint specifies.
    private struct Span {
        let isVertical: Bool
        let start: CGFloat
        let end: CGFloat
        /// The place on the other axis.
        let position: CGFloat
    }

    private func span(of constraint: NSLayoutConstraint) -> Span? {
        guard let first = frame(of: constraint.firstItem), let isVertical = constraint.firstAttribute.isVertical else {
            return nil
        }
        if let second = frame(of: constraint.secondItem), constraint.secondAttribute.isVertical == isVertical,
            let from = constraint.secondAttribute.position(in: second, constraint.secondItem),
            let to = constraint.firstAttribute.position(in: first, constraint.firstItem)
        {
            // Beside the smaller item, which a container usually contains.
            let isSecond = second.length(isVertical: !isVertical) < first.length(isVertical: !isVertical)
            let smaller = isSecond ? second : first
            let position = isVertical ? smaller.midX : smaller.midY
            return Span(isVertical: isVertical, start: min(from, to), end: max(from, to), position: position)
        }
        guard constraint.firstAttribute == .width || constraint.firstAttribute == .height else { return nil }
        return isVertical
            ? Span(isVertical: true, start: first.minY, end: first.maxY, position: first.midX)
            : Span(isVertical: false, start: first.minX, end: first.maxX, position: first.midY)
    }

    private func lines(of span: Span) -> [Line] {
        let thickness = Self.thickness
        func line(from start: CGFloat, length: CGFloat, across: CGFloat) -> Line {
            let center = span.position - ((across - thickness) / 2).rounded(.down)
            let frame =
                span.isVertical
                ? CGRect(x: center, y: start, width: across, height: length)
                : CGRect(x: start, y: center, width: length, height: across)
            return Line(frame: frame, color: .systemRed, isFilled: true)
        }
        let length = max(span.end - span.start, 3 * thickness)
        return [
            line(from: span.start, length: length, across: thickness),
            line(from: span.start, length: thickness, across: Self.capLength),
            line(from: span.start + length - thickness, length: thickness, across: Self.capLength),
        ]
    }

    /// The frame of an item of a constraint in the window.
    private func frame(of item: AnyObject?) -> CGRect? {
        if let view = item as? UIView { return view.convert(view.bounds, to: nil) }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
        return owner.convert(guide.layoutFrame, to: nil)
    }
}

extension CGRect {
    fileprivate func length(isVertical: Bool) -> CGFloat {
        isVertical ? height : width
    }
}

extension UIView {
    /// Whether the layout margins were specified, or the layout uses them.
    fileprivate var usesLayoutMargins: Bool {
        layoutMargins != UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            || (self as? UIStackView)?.isLayoutMarginsRelativeArrangement == true
            || constraints.contains { constraint in
                usesMargins(constraint.firstItem, constraint.firstAttribute)
                    || usesMargins(constraint.secondItem, constraint.secondAttribute)
            }
    }

    private func usesMargins(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
        if item === self { return attribute.isMargin }
        guard let guide = item as? UILayoutGuide, guide.owningView === self else { return false }
        // The guides of the margins and of the safe area are not among those that were added.
        return !layoutGuides.contains { $0 === guide }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute refers to the layout margins.
    fileprivate var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// Whether the attribute belongs to the vertical axis; `nil` for none.
    fileprivate var isVertical: Bool? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            false
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            true
        default: nil
        }
    }

    /// The place of the edge or center in a frame; `nil` for sizes and baselines.
    @MainActor fileprivate func position(in frame: CGRect, _ item: AnyObject?) -> CGFloat? {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margins = (item as? UIView)?.layoutMargins ?? .zero
        switch self {
        case .left: return frame.minX
        case .right: return frame.maxX
        case .leading: return isMirrored ? frame.maxX : frame.minX
        case .trailing: return isMirrored ? frame.minX : frame.maxX
        case .centerX, .centerXWithinMargins: return frame.midX
        case .top: return frame.minY
        case .bottom: return frame.maxY
        case .centerY, .centerYWithinMargins: return frame.midY
        case .leftMargin: return frame.minX + margins.left
        case .rightMargin: return frame.maxX - margins.right
        case .leadingMargin: return isMirrored ? frame.maxX - margins.right : frame.minX + margins.left
        case .trailingMargin: return isMirrored ? frame.minX + margins.left : frame.maxX - margins.right
        case .topMargin: return frame.minY + margins.top
        case .bottomMargin: return frame.maxY - margins.bottom
        default: return nil
        }
    }
}

#endif
