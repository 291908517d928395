/// Selection by taps and by client code.
extension ListCore {
    /// Selects an item on behalf of client code, without notifying the delegate.
    func select(_ position: ListPosition, animated: Bool) {
        guard counts.contains(position) else { return }
        if !client.isMultipleSelectionAllowed {
            for other in selection.positions where other != position { deselect(other, animated: animated) }
        }
        selection.insert(position)
        cell(at: position)?.setSelected(true, animated: animated)
    }

    /// Deselects an item on behalf of client code, without notifying the delegate.
    func deselect(_ position: ListPosition, animated: Bool) {
        guard selection.contains(position) else { return }
        selection.remove(position)
        cell(at: position)?.setSelected(false, animated: animated)
    }

    /// Selects items and no others on behalf of client code, without notifying the delegate.
    func replaceSelection(by positions: [ListPosition]) {
        let old = selection
        selection.removeAll()
        for position in positions where counts.contains(position) { selection.insert(position) }
        for position in visiblePositions where old.contains(position) != selection.contains(position) {
            cell(at: position)?.setSelected(selection.contains(position), animated: false)
        }
    }

    /// Performs the effect of a tap on a cell: the delegate decides and is notified.
    func userSelect(_ tapped: ListPosition) {
        guard client.isSelectionAllowed else { return }
        let (start, isMultiple) = (epoch, client.isMultipleSelectionAllowed)
        if isMultiple, selection.contains(tapped) { return userDeselect(tapped, byTap: true) }
        guard let position = client.willSelect(tapped), start == epoch, counts.contains(position) else { return }
        if !isMultiple {
            for other in selection.positions where other != position {
                userDeselect(other, byTap: false)
                guard start == epoch else { return }
            }
        }
        selection.insert(position)
        cell(at: position)?.setSelected(true, animated: false)
        client.didSelect(position)
    }

    private func userDeselect(_ tapped: ListPosition, byTap: Bool) {
        let start = epoch
        guard let position = client.willDeselect(tapped, byTap: byTap), start == epoch, selection.contains(position)
        else { return }
        deselect(position, animated: false)
        client.didDeselect(position)
    }

    /// Selects the items up to one that is tapped with the Shift key, or changes the selection of one that is tapped with the Ctrl
    /// key; returns `false` for other taps, and if the delegate does not allow it.
    private func userSelectSeveral(_ tapped: ListPosition, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard !modifiers.isDisjoint(with: [.shift, .control, .command]),
            client.allowsMultipleSelection || client.allowsMultipleSelectionDuringEditing
        else { return false }
        let start = epoch
        let isAllowed = client.shouldBeginMultipleSelection(at: tapped)
        guard isAllowed, start == epoch else { return isAllowed }
        client.didBeginMultipleSelection(at: tapped)
        isSelectingSeveral = true
        if start == epoch { selectSeveral(to: tapped, isRange: modifiers.contains(.shift)) }
        isSelectingSeveral = false
        client.didEndMultipleSelection()
        return true
    }

    private func selectSeveral(to tapped: ListPosition, isRange: Bool) {
        guard isRange, client.isMultipleSelectionAllowed else { return userSelect(tapped) }
        let start = epoch
        for position in counts.positions(from: selection.positions.last ?? tapped, to: tapped) {
            if !selection.contains(position) { userSelect(position) }
            guard start == epoch else { return }
        }
    }

    // MARK: Highlighting

    func highlight(_ position: ListPosition) {
        let start = epoch
        guard client.isSelectionAllowed, client.shouldHighlight(position), start == epoch else { return }
        unhighlight()
        highlighted = position
        cell(at: position)?.setHighlighted(true, animated: false)
        client.didHighlight(position)
    }

    func unhighlight() {
        guard let position = highlighted else { return }
        highlighted = nil
        cell(at: position)?.setHighlighted(false, animated: false)
        client.didUnhighlight(position)
    }

    // MARK: Touches

    /// - Returns: Whether the list tracks the touch.
    func touchesBegan(_ touches: Set<UITouch>) -> Bool {
        guard trackedTouch == nil, touches.count == 1, let touch = touches.first,
            let item = item(around: touch.view), item.element.category == .cell
        else { return false }
        highlight(item.element.position)
        guard highlighted != nil else { return false }
        trackedTouch = touch
        return true
    }

    func touchesMoved(_ touches: Set<UITouch>) {
        guard let touch = trackedTouch, touches.contains(touch), let position = highlighted else { return }
        guard let view = view(of: .cell(position)), view.bounds.contains(touch.location(in: view)) else {
            trackedTouch = nil
            return unhighlight()
        }
    }

    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?, selectsFirst: Bool) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        trackedTouch = nil
        guard let position = highlighted else { return }
        let start = epoch
        if !selectsFirst { unhighlight() }
        guard start == epoch else { return }
        if !userSelectSeveral(position, event?.modifierFlags ?? []) { userSelect(position) }
        if selectsFirst { unhighlight() }
    }

    func touchesCancelled(_ touches: Set<UITouch>) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        trackedTouch = nil
        unhighlight()
    }
}
