/// Scrolling to items, also in sections that scroll on their own.
extension UICollectionView {
    /// The maximum number of corrections of a target that moves when cells near it are measured.
    private static let maximumCorrections = 4

    /// Scrolls to an existing item.
    ///
    /// Cells near the target are measured on arrival, which may move the target: without animation this is corrected
    /// immediately, with animation the animation is redirected.
    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard !animated, collectionViewLayout is UICollectionViewCompositionalLayout else {
            guard let target = target(path, position, animated) else { return }
            setContentOffset(target, animated: animated)
            return scrollGoal = collectionViewLayout is UICollectionViewCompositionalLayout ? (path, position) : nil
        }
        for _ in 0..<Self.maximumCorrections {
            // Scrolling and layout call client code, which may have removed the item.
            guard let target = target(path, position, false) else { return }
            let isReached = target == contentOffset
            setContentOffset(target, animated: false)
            layoutIfNeeded()
            if isReached { return }
        }
    }

    /// Scrolls the section of an item and returns the content offset at which the item has a position.
    private func target(_ path: IndexPath, _ position: ScrollPosition, _ animated: Bool) -> CGPoint? {
        prepareLayout()
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        layout?.scrollSection(of: path, to: position, animated: animated)
        prepareLayout()
        return offset(showing: path, at: position)
    }

    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
        collectionViewLayout.displayedAttributes(of: .cell(ListPosition(path))).map {
            offset(showing: $0.frame, at: position)
        }
    }

    /// Redirects an animation to the current position of its target, which moves when cells before it are measured.
    func updateScrollGoal() {
        guard let goal = scrollGoal else { return }
        guard !isTracking, motion?.kind == .animation, let target = offset(showing: goal.path, at: goal.position) else {
            return scrollGoal = nil
        }
        redirectAnimation(to: target)
    }
}
