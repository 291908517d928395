// The order of the tokens, which the user changes with keys or with the pointer.
extension TokenFieldView {
    /// Moves the selected tokens by a number of places, as far as possible.
    func moveSelectedTokens(by step: Int) {
        prepareComponentsForEvent()
        guard let content, isEnabled, let selection else { return }
        let step = min(max(step, -selection.range.lowerBound), content.items.count - 1 - selection.range.upperBound)
        guard step != 0 else { return }
        list.close()
        report(content.items.moving(selection.range, by: step), moved: selection.moved(by: step))
    }

    /// Requests tokens in another order, selects those that were moved, and reports their position to assistive technologies.
    private func report(_ items: [TokenFieldItem], moved: TokenSelection) {
        guard request(items), shownTokens.map(\.item) == items else { return }
        select(moved)
        announce(
            .BuiltIn.tokenMoved(
                TokenText.list(selectedTitles), moved.range.lowerBound + 1, shownTokens.count))
    }

    // MARK: Pointer

    /// Lets the pointer move a token, together with other selected ones.
    func addDrag(to view: TokenView) {
        let drag = UIPanGestureRecognizer()
        drag.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        drag.addHandler { [weak self, weak view] drag in
            if let self, let view { follow(drag, of: view) }
        }
        view.addGestureRecognizer(drag)
    }

    private func follow(_ drag: UIGestureRecognizer, of view: TokenView) {
        switch drag.state {
        case .began: beginDragging(view)
        case .changed: dragTokens(to: drag.location(in: self))
        case .ended: endDragging()
        default: cancelDragging()
        }
    }

    private func beginDragging(_ view: TokenView) {
        guard isEnabled, becomeFirstResponder(), let index = index(of: view) else { return }
        list.close()
        if selection?.range.contains(index) != true { select(TokenSelection(index)) }
        dragged = selection.map { DraggedTokens(origin: $0, shown: $0) }
    }

    /// Shows the dragged tokens at the place under the pointer.
    private func dragTokens(to point: CGPoint) {
        guard let shown = dragged?.shown else { return }
        let step = place(at: point, without: shown.range) - shown.range.lowerBound
        guard step != 0 else { return }
        shownTokens = shownTokens.moving(shown.range, by: step)
        let moved = shown.moved(by: step)
        dragged?.shown = moved
        select(moved)
        setNeedsLayout()
        if ComponentTransition.reducesMotion { return }
        UIView.animate(withDuration: Self.moveDuration) { self.layoutIfNeeded() }
    }

    private static var moveDuration: TimeInterval { 0.15 }

    private func endDragging() {
        guard let moved = dragged?.shown else { return }
        guard isEnabled else { return cancelDragging() }
        dragged = nil
        prepareComponentsForEvent()
        let items = shownTokens.map(\.item)
        guard let content, content.items != items else { return }
        report(items, moved: moved)
        // The parent may have rejected the order.
        if let specified = self.content?.items, specified != shownTokens.map(\.item) { show(specified) }
    }

    /// Shows the tokens as they were before the drag, with the same selection.
    func cancelDragging() {
        guard let dragged, let content else { return }
        show(content.items)
        select(dragged.origin)
    }

    /// Returns the number of other tokens before a point, which does not depend on where the dragged tokens are shown.
    private func place(at point: CGPoint, without range: ClosedRange<Int>) -> Int {
        var others = shownTokens.map(\.view)
        others.removeSubrange(range)
        let rects = arrangement(of: others, in: bounds.width).tokens.map {
            $0.offsetBy(dx: bounds.minX, dy: bounds.minY)
        }
        guard let first = rects.first, let last = rects.last else { return 0 }
        let y = min(max(point.y, first.minY), last.maxY - 1)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return rects.count { rect in
            guard rect.minY <= y else { return false }
            return rect.maxY <= y || (isRightToLeft ? point.x < rect.midX : point.x > rect.midX)
        }
    }
}

/// The tokens that the pointer moves.
struct DraggedTokens {
    /// The selected tokens before the drag.
    let origin: TokenSelection
    /// The same tokens at the places where they are shown.
    var shown: TokenSelection
}

extension TokenSelection {
    /// Returns the selection after its tokens were moved.
    fileprivate func moved(by step: Int) -> TokenSelection {
        TokenSelection(anchor: anchor + step, head: head + step)
    }
}

extension Array {
    /// Returns the elements with a range of them moved by a number of places, which must be in the array.
    fileprivate func moving(_ range: ClosedRange<Int>, by step: Int) -> [Element] {
        var result = self
        let moved = result[range]
        result.removeSubrange(range)
        result.insert(contentsOf: moved, at: range.lowerBound + step)
        return result
    }
}
