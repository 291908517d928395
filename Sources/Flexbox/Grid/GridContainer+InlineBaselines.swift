// §10.6 Aligning Baselines, in the inline axis.
//
// Text runs in the inline axis, so that boxes have no baselines across it; as in browsers, the left edges of the border
// boxes are aligned instead.
extension GridContainer {
    /// Determines the offset of the items that share a baseline with others in their column, before columns have sizes.
    func shareInlineBaselines() {
        guard items.contains(where: { $0.justify == .baseline }) else { return }
        for index in items.indices { items[index].inlineShim = 0 }
        shareInlineBaselines { index in
            let outer = contribution(index, .maxContent, .columns)
            items[index][.columns].forget()
            return outer - items[index].node.pointee.item.margin.horizontal
        }
        for index in items.indices where items[index].inlineBaseline.isSet {
            items[index].inlineShim = columns.list[items[index].columns.start].ascent - items[index].inlineBaseline
        }
    }

    /// Determines the shared baselines again, because the widths of items can depend on those of their areas.
    func settleInlineBaselines() {
        guard items.contains(where: { $0.justify == .baseline }) else { return }
        shareInlineBaselines { index in
            let (width, height) = (columns.areaSize(items[index].columns), rows.areaSize(items[index].rows))
            resolve(items[index], width: width, height: height)
            return itemRequest(items[index], width: width, height: height).width
        }
    }

    /// `width` returns the width of an item, and resolves its state.
    private func shareInlineBaselines(_ width: (Int) -> Double) {
        for index in columns.list.indices { columns.list[index].ascent = unset }
        for index in items.indices {
            items[index].inlineBaseline = unset
            guard sharesInlineBaseline(items[index]) else { continue }
            let width = width(index)
            let margin = items[index].node.pointee.item.margin
            let baseline = isRightToLeft ? margin.right + width : margin.left
            items[index].inlineBaseline = baseline
            let column = items[index].columns.start
            columns.list[column].ascent = max(columns.list[column].ascent.ifUnset(baseline), baseline)
        }
    }

    private func sharesInlineBaseline(_ item: GridItem) -> Bool {
        let style = item.node.pointee.style
        let isRelative = style.width.isPercent || style.minWidth.isPercent || style.maxWidth.isPercent
        let isCyclic = isRelative && item[.columns].crossing.contains(.intrinsic)
        let runsBackwards = item.node.isRightToLeft(inherited: isRightToLeft)
        let margin = style.margin
        return item.justify == .baseline && !isCyclic && margin.left(isRightToLeft: runsBackwards) != .auto
            && margin.right(isRightToLeft: runsBackwards) != .auto
    }
}
