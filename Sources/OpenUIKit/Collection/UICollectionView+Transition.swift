/// What code wants to hear of a transition between layouts that a gesture leads.
final class LayoutTransition {
    /// Whether the transition arrived, and whether it was finished rather than cancelled.
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    init(_ completion: UICollectionView.LayoutInteractiveTransitionCompletion?) {
        self.completion = completion
    }
}

/// Transitions between layouts that a gesture leads.
extension UICollectionView {
    /// What is called at the end: whether the animation arrived, and whether the transition was finished.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Begins a transition to another layout that a gesture leads by the progress of the layout returned.
    ///
    /// ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()`` ends it, animated.
    @discardableResult
    public final func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let old = collectionViewLayout
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        guard interactiveTransition == nil, layout.collectionView == nil else {
            core.report(
                "collection-view.layout-in-use",
                "A transition to a layout began that is in use, or in the midst of another transition; nothing happens.",
                hint: "End the transition, and make a layout for each collection view.")
            return between
        }
        interactiveTransition = LayoutTransition(completion)
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        adopt(between)
        setNeedsLayout()
        return between
    }

    /// Lets the new layout take over.
    public final func finishInteractiveTransition() {
        endTransition(finishes: true)
    }

    /// Lets the old layout stay.
    public final func cancelInteractiveTransition() {
        endTransition(finishes: false)
    }

    private func endTransition(finishes: Bool) {
        guard let transition = interactiveTransition,
            let between = collectionViewLayout as? UICollectionViewTransitionLayout
        else {
            return core.report(
                "collection-view.no-transition", "A transition was ended though none is under way; nothing happens.",
                hint: "Call startInteractiveTransition(to:completion:) first.")
        }
        interactiveTransition = nil
        let goal = finishes ? between.nextLayout : between.currentLayout
        for layout in [between.currentLayout, between.nextLayout] { layout.collectionView = nil }
        changeLayout(to: goal, animated: true) { completed in
            between.currentLayout.finalizeLayoutTransition()
            between.nextLayout.finalizeLayoutTransition()
            transition.completion?(completed, finishes)
        }
    }
}
