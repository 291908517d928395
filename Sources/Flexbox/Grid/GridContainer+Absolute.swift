// §9 Absolute Positioning.
extension GridContainer {
    /// Places the absolutely positioned children, in the padding box or in an area of the grid.
    func layoutAbsoluteItems(borderBoxHeight: Double) {
        let absolutes = node.pointee.items.absolute
        guard !absolutes.isEmpty || node.pointee.hasStaticItems else { return }
        let isContainingBlock = node.isContainingBlock(pass)
        let padding = box(inside: node.borderEdges(isRightToLeft: isRightToLeft), borderBoxHeight)
        let container = ContainingBlock(
            frame: padding, scrollableSides: node.scrollableSides(isRightToLeft: isRightToLeft),
            isRightToLeft: isRightToLeft)
        for child in absolutes {
            let style = child.pointee.style
            // §9.2: the static position in a grid that is not the containing block refers to its content box.
            let block = isContainingBlock ? areaOfAbsolute(child, padding) : box(inside: edges, borderBoxHeight)
            let justify = child.inlineAlignment(
                style.justifySelf ?? self.style.inlineAlignmentOfItems, isRightToLeft: isRightToLeft)
            var x = held(justify, at: block.x, block.width, isReversed: isRightToLeft)
            var y = held(
                (style.alignSelf ?? node.pointee.style.alignItems).withoutOverflow, at: block.y, block.height,
                isReversed: false)
            align(&x, style.justifySelf)
            align(&y, style.alignSelf)
            guard isContainingBlock else {
                child.pointee.staticPosition = StaticPosition(x: x, y: y, isRightToLeft: isRightToLeft)
                continue
            }
            child.layoutAbsolute(in: block, of: container, x: x, y: y, isRightToLeft: isRightToLeft, pass)
        }
        guard isContainingBlock else { return }
        node.layoutAbsoluteDescendants(in: container, pass) { areaOfAbsolute($0, padding) }
    }

    /// The box inside of edges, at the start edge if those of a subgrid exceed its width.
    private func box(inside edges: EdgeSizes, _ borderBoxHeight: Double) -> FlexRect {
        let width = max(request.width - edges.horizontal, 0)
        return FlexRect(
            x: isRightToLeft ? request.width - edges.right - width : edges.left, y: edges.top, width: width,
            height: max(borderBoxHeight - edges.vertical, 0))
    }

    private func align(_ axis: inout AbsoluteAlignment, _ own: FlexAlign?) {
        axis.isStretched = own == .stretch
        axis.overflow = own?.overflow ?? .automatic
        axis.aligned = own == nil || own == .normal || own == .stretch ? nil : axis.staticSide
    }

    /// Returns the static position of a box whose insets in an axis are both `auto`.
    private func held(_ align: FlexAlign, at start: Double, _ size: Double, isReversed: Bool) -> AbsoluteAlignment {
        switch align {
        case .center: return AbsoluteAlignment(staticSide: .center, staticOffset: start + size / 2)
        case .flexEnd, .end, .selfEnd:
            return AbsoluteAlignment(
                staticSide: isReversed ? .low : .high, staticOffset: isReversed ? start : start + size)
        case .normal, .stretch, .flexStart, .start, .selfStart, .baseline, .safe, .unsafe:
            return AbsoluteAlignment(
                staticSide: isReversed ? .high : .low, staticOffset: isReversed ? start + size : start)
        }
    }

    /// §9.2: lines that are not specified, or do not exist, are the edges of the padding box.
    private func areaOfAbsolute(_ child: NodePointer, _ padding: FlexRect) -> FlexRect {
        guard child.pointee.style.hasGrid else { return padding }
        let column = child.pointee.style.gridAbsoluteLines(.columns, columns.lines)
        let row = child.pointee.style.gridAbsoluteLines(.rows, rows.lines)
        // Relative to the edge of the content box at which tracks start.
        let start = isRightToLeft ? request.width - edges.right : edges.left
        let before = isRightToLeft ? padding.x + padding.width - start : start - padding.x
        let x = columns.start(ofLine: column.start) ?? -before
        let width = max((columns.end(ofLine: column.end) ?? padding.width - before) - x, 0)
        let above = edges.top - padding.y
        let y = rows.start(ofLine: row.start) ?? -above
        let height = max((rows.end(ofLine: row.end) ?? padding.height - above) - y, 0)
        return FlexRect(
            x: isRightToLeft ? start - x - width : start + x, y: edges.top + y, width: width, height: height)
    }
}

extension GridTracks {
    /// The offset of an area that starts at a line of the explicit grid; `nil` if the line does not exist.
    func start(ofLine line: Int?) -> Double? {
        guard let index = line.map({ $0 + origin }), index >= 0, index <= list.count else { return nil }
        guard !list.isEmpty else { return startOffset }
        return index < list.count ? list[index].offset : endOffset
    }

    /// The end of an area that extends to a line of the explicit grid; `nil` if the line does not exist.
    func end(ofLine line: Int?) -> Double? {
        guard let index = line.map({ $0 + origin }), index >= 0, index <= list.count else { return nil }
        guard !list.isEmpty else { return startOffset }
        guard index > 0 else { return list[0].offset }
        // A collapsed track lies after the gap that it shares with the previous track, if there is one.
        return max(list[index - 1].end - (list[index - 1].isCollapsed ? distance : 0), startOffset)
    }
}
