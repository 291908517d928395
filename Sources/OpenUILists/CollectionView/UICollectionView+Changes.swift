extension UICollectionView {
    /// Switches to another layout.
    ///
    /// 1. Notify both layouts.
    /// 2. Make the new layout active and let it determine the content offset.
    /// 3. Animate the views to their new positions.
    func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = collectionViewLayout
        guard layout !== old else {
            completion?(true)
            return
        }
        guard layout.collectionView == nil else {
            core.report(
                "collection-view.layout-in-use",
                "A layout of another collection view was set; the previous layout is kept.",
                hint: "Create a layout for each collection view.")
            completion?(false)
            return
        }
        guard animated, window != nil, !core.needsReload, !core.isBusy else {
            adopt(layout)
            setNeedsLayout()
            completion?(true)
            return
        }
        let transition = ListTransition(mapping: nil, update: ListUpdate(), before: core.attributesNearby())
        let views = core.visible.values.compactMap { $0.view as? UICollectionReusableView }
        for view in views { view.willTransition(from: old, to: layout) }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        core.run(transition) {
            adopt(layout)
            layout.transition = transition
            prepareLayout()
            let target = targetOffset(contentOffset)
            if target != contentOffset { contentOffset = target }
        } completion: { finished in
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
            for view in views { view.didTransition(from: old, to: layout) }
            completion?(finished)
        }
    }

    /// Returns the content offset that the layout and the delegate choose for a proposed one.
    private func targetOffset(_ proposed: CGPoint) -> CGPoint {
        let own = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        let target = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: own) ?? own
        return target.isFinite ? geometry.clamp(target) : proposed
    }

    /// Returns the content offset at which a rectangle has the given position, clamped to the content.
    func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let shown = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        if position.contains(.top) {
            offset.y += frame.minY - shown.minY
        } else if position.contains(.centeredVertically) {
            offset.y += frame.midY - shown.midY
        } else if position.contains(.bottom) {
            offset.y += frame.maxY - shown.maxY
        }
        if position.contains(.left) {
            offset.x += frame.minX - shown.minX
        } else if position.contains(.centeredHorizontally) {
            offset.x += frame.midX - shown.midX
        } else if position.contains(.right) {
            offset.x += frame.maxX - shown.maxX
        }
        return geometry.clamp(offset)
    }

    func reconfigure(_ item: ListItem) {
        guard let cell = item.view as? UICollectionViewCell else { return }
        let path = IndexPath(item.element.position)
        (reconfiguring, reconfiguredPath) = (cell, path)
        _ = dataSource?.collectionView(self, cellForItemAt: path)
        (reconfiguring, reconfiguredPath) = (nil, nil)
    }
}
