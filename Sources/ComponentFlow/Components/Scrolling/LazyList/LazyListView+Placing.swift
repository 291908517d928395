extension LazyList.View {
    /// Updates the view hierarchy to match a pass, and the content size to match the heights.
    func place(
        _ pass: LazyListPass<ChildEnvironment>, offset: CGFloat, change: LazyListChange<ChildEnvironment>?
    ) {
        let shift = offset - contentOffset.y
        let old = rows
        rows = pass.rows
        let animated = change.flatMap { $0.transition.animation.isImmediate ? nil : $0 }
        if shift != 0, animated != nil { shiftViews(old, by: shift) }
        let size = CGSize(width: viewport.width, height: contentHeight)
        if contentSize != size { contentSize = size }
        if contentOffset.y != offset { contentOffset = CGPoint(x: 0, y: offset) }
        for (key, row) in old where rows[key] == nil { remove(row, change: animated) }
        for row in pass.made.values where rows[row.key] == nil && old[row.key] == nil { remove(row, change: nil) }
        var views: [UIView] = []
        for row in pass.ordered {
            place(row, above: views.last, offset: offset, shift: shift, change: animated)
            if row.isRow { views += row.views }
        }
        arrange(views)
        showGroups(transition: animated?.transition ?? .immediate)
        if interaction != nil || !shownSelection.isEmpty { showSelection() }
        placeLift()
        if let change, UIView.isPresentedToAssistiveTechnologies {
            accessibilityPositionsDidChange(of: pass.ordered.compactMap(\.host.view))
            if isPartOfTable, let alignment = change.alignment, let table = superview {
                table.accessibilityRowsDidChange(removed: alignment.removed, inserted: alignment.inserted)
            }
        }
    }

    /// Orders the views of rows from back to front, which is also the order of keyboard navigation.
    private func arrange(_ views: [UIView]) {
        let places = Dictionary(uniqueKeysWithValues: subviews.enumerated().map { (ObjectIdentifier($1), $0) })
        var below: (view: UIView, place: Int)?
        for view in views {
            let place = places[ObjectIdentifier(view)] ?? 0
            if let below, below.place > place {
                insertSubview(view, aboveSubview: below.view)
            }
            below = (view, max(place, below?.place ?? place))
        }
    }

    /// Keeps the on-screen positions of views when the offset changes without animation.
    private func shiftViews(_ old: [LazyListKey: Row], by shift: CGFloat) {
        shiftGroups(by: shift)
        for row in Array(old.values) + leaving.values {
            guard let view = row.host.view, !row.frame.isNull else { continue }
            let isMoving = view.layer.animation(forKey: "position") != nil
            let seen = isMoving ? view.layer.presentation()?.position ?? view.center : view.center
            row.frame.origin.y += shift
            row.placeHighlight(rowEdges, transition: .immediate)
            ComponentTransition.immediate.setPosition(
                view: view, position: CGPoint(x: seen.x, y: seen.y + shift))
        }
    }

    /// Places a row, whose view is inserted above that of the row before it.
    private func place(
        _ row: Row, above previous: UIView?, offset: CGFloat, shift: CGFloat, change: LazyListChange<ChildEnvironment>?
    ) {
        guard let view = row.host.view else { return }
        let frame = frame(of: row, at: offset)
        let isNew = view.superview !== self
        if isNew { insert(view, of: row, above: previous) }
        if let change {
            if isNew { appear(row, view, at: frame, shift: shift, change: change) }
            change.transition.setFrame(view: view, frame: frame)
        } else if isNew || row.frame != frame {
            ComponentTransition.immediate.setFrame(view: view, frame: frame)
        }
        row.frame = frame
        row.placeHighlight(rowEdges, transition: change?.transition ?? .immediate)
    }

    /// Inserts a view so that rows are behind headers and footers, and these are behind the scroll indicators.
    private func insert(_ view: UIView, of row: Row, above previous: UIView?) {
        if row.isRow {
            if let previous { insertSubview(view, aboveSubview: previous) } else { insertSubview(view, at: 0) }
        } else {
            let all = Array(rows.values) + leaving.values
            let behind = all.filter(\.isRow).flatMap(\.views) + groups.values
            let rowViews = Set(behind.map { ObjectIdentifier($0) })
            insertSubview(view, at: subviews.firstIndex { !rowViews.contains(ObjectIdentifier($0)) } ?? subviews.count)
        }
    }

    /// Animates a row from its previous position if it existed before the change, or fades it in otherwise.
    private func appear(
        _ row: Row, _ view: UIView, at frame: CGRect, shift: CGFloat, change: LazyListChange<ChildEnvironment>
    ) {
        let oldEntry = change.alignment.map { $0.oldRow(of: row.entry) } ?? row.entry
        if let oldEntry, oldEntry < change.old.heights.count {
            let spacing = component?.spacing ?? 0
            let y = change.old.heights.offset(of: oldEntry) + spacing * CGFloat(oldEntry) + shift
            ComponentTransition.immediate.setFrame(
                view: view, frame: CGRect(origin: CGPoint(x: frame.minX, y: y), size: frame.size))
        } else {
            ComponentTransition.immediate.setFrame(view: view, frame: frame)
            change.transition.animateAlpha(view: view, from: 0, to: view.alpha)
        }
    }

    /// Animates a row to its new position if it still exists, or fades it out otherwise, and then removes its view.
    private func remove(_ row: Row, change: LazyListChange<ChildEnvironment>?) {
        guard let view = row.host.view else { return }
        row.removeHighlight()
        guard let change else {
            view.removeFromSuperview()
            keepIfMeasured(row)
            return
        }
        GeometryMatching.shared.willRemove([view], transition: change.transition)
        row.isDisappearing = true
        leaving[row.key] = row
        row.host.beginRemoval()
        let finish: (Bool) -> Void = { [weak self, weak row] _ in
            guard let row, row.isDisappearing else { return }
            row.host.view?.removeFromSuperview()
            if self?.leaving[row.key] === row { self?.leaving[row.key] = nil }
        }
        if let entry = change.alignment.map({ $0.newRow(of: row.entry) }) ?? row.entry, entry < content.count {
            row.frame.origin.y = top(of: entry)
            change.transition.setFrame(view: view, frame: row.frame, completion: finish)
        } else {
            change.transition.setAlpha(view: view, alpha: 0, completion: finish)
        }
    }

    /// Keeps a row that another proposal of this pass, or of the next one, may need again.
    ///
    /// Rows that leave because the list is scrolled are not kept.
    private func keepIfMeasured(_ row: Row) {
        guard isUpdated, isMeasuredSeparately else { return }
        measuredRows.keep(row)
        setNeedsLayout()
    }
}
