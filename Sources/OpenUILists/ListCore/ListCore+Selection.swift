/// Selection by taps and by client code.
extension ListCore {
    /// Selects an item on behalf of client code, without notifying the delegate.
    func select(_ place: ListPlace, animated: Bool) {
        guard counts.contains(place) else { return }
        if !client.isMultipleSelectionAllowed {
            for other in selection.places where other != place { deselect(other, animated: animated) }
        }
        selection.insert(place)
        cell(at: place)?.setSelected(true, animated: animated)
    }

    /// Deselects an item on behalf of client code, without notifying the delegate.
    func deselect(_ place: ListPlace, animated: Bool) {
        guard selection.contains(place) else { return }
        selection.remove(place)
        cell(at: place)?.setSelected(false, animated: animated)
    }

    /// Performs the effect of a tap on a cell: the delegate decides and is notified.
    func userSelect(_ tapped: ListPlace) {
        guard client.isSelectionAllowed else { return }
        let (start, isMultiple) = (epoch, client.isMultipleSelectionAllowed)
        if isMultiple, selection.contains(tapped) { return userDeselect(tapped, byTap: true) }
        guard let place = client.willSelect(tapped), start == epoch, counts.contains(place) else { return }
        if !isMultiple {
            for other in selection.places where other != place {
                userDeselect(other, byTap: false)
                guard start == epoch else { return }
            }
        }
        selection.insert(place)
        cell(at: place)?.setSelected(true, animated: false)
        client.didSelect(place)
    }

    private func userDeselect(_ tapped: ListPlace, byTap: Bool) {
        let start = epoch
        guard let place = client.willDeselect(tapped, byTap: byTap), start == epoch, selection.contains(place)
        else { return }
        deselect(place, animated: false)
        client.didDeselect(place)
    }

    // MARK: Highlighting

    func highlight(_ place: ListPlace) {
        let start = epoch
        guard client.isSelectionAllowed, client.shouldHighlight(place), start == epoch else { return }
        unhighlight()
        highlighted = place
        cell(at: place)?.setHighlighted(true, animated: false)
        client.didHighlight(place)
    }

    func unhighlight() {
        guard let place = highlighted else { return }
        highlighted = nil
        cell(at: place)?.setHighlighted(false, animated: false)
        client.didUnhighlight(place)
    }

    // MARK: Touches

    /// - Returns: Whether the list tracks the touch.
    func touchesBegan(_ touches: Set<UITouch>) -> Bool {
        guard trackedTouch == nil, touches.count == 1, let touch = touches.first,
            let item = item(around: touch.view), item.element.category == .cell
        else { return false }
        highlight(item.element.place)
        guard highlighted != nil else { return false }
        trackedTouch = touch
        return true
    }

    func touchesMoved(_ touches: Set<UITouch>) {
        guard let touch = trackedTouch, touches.contains(touch), let place = highlighted else { return }
        guard let view = view(of: .cell(place)), view.bounds.contains(touch.location(in: view)) else {
            trackedTouch = nil
            return unhighlight()
        }
    }

    func touchesEnded(_ touches: Set<UITouch>, selectsFirst: Bool) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        trackedTouch = nil
        guard let place = highlighted else { return }
        let start = epoch
        if !selectsFirst { unhighlight() }
        guard start == epoch else { return }
        userSelect(place)
        if selectsFirst { unhighlight() }
    }

    func touchesCancelled(_ touches: Set<UITouch>) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        trackedTouch = nil
        unhighlight()
    }
}
