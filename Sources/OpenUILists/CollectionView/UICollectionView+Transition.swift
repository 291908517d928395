/// The state of an interactive transition between layouts.
final class LayoutTransition {
    /// A closure that is called at the end of the transition.
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    init(_ completion: UICollectionView.LayoutInteractiveTransitionCompletion?) {
        self.completion = completion
    }
}

/// Interactive transitions between layouts.
extension UICollectionView {
    /// A closure with two parameters: whether the final animation completed, and whether the transition was finished
    /// rather than cancelled.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Starts an interactive transition to another layout, controlled by the progress of the returned layout.
    ///
    /// ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()`` ends it with an animation.
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
                "A transition began to a layout that is in use, or during another transition; the call has no effect.",
                hint: "Finish the current transition first, and create a layout for each collection view.")
            return between
        }
        interactiveTransition = LayoutTransition(completion)
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        adopt(between)
        setNeedsLayout()
        return between
    }

    /// Ends the interactive transition with the new layout.
    public final func finishInteractiveTransition() {
        endTransition(finishes: true)
    }

    /// Ends the interactive transition with the old layout.
    public final func cancelInteractiveTransition() {
        endTransition(finishes: false)
    }

    private func endTransition(finishes: Bool) {
        guard let transition = interactiveTransition,
            let between = collectionViewLayout as? UICollectionViewTransitionLayout
        else {
            return core.report(
                "collection-view.no-transition",
                "A transition was ended but none is in progress; the call has no effect.",
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
