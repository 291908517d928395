extension UIView {
    /// Calls a closure with the view and its descendants, superviews first and siblings from back to front, without
    /// recursion.
    ///
    /// The closure may change the hierarchy: the subviews of a view are read after the closure's call with that view.
    ///
    /// - Parameter visit: Returns whether to continue with the view's descendants.
    final func forEachInSubtree(_ visit: (UIView) -> Bool) {
        guard visit(self), !subviews.isEmpty else { return }
        var waiting = [UIView](subviews.reversed())
        while let view = waiting.popLast() {
            guard visit(view) else { continue }
            for subview in view.subviews.reversed() { waiting.append(subview) }
        }
    }

    /// Returns the first view that meets a condition, in the order of ``forEachInSubtree(_:)``.
    ///
    /// - Parameter isIncluded: Returns whether a view and its descendants are searched.
    final func firstInSubtree(where condition: (UIView) -> Bool, in isIncluded: (UIView) -> Bool = { _ in true })
        -> UIView?
    {
        var found: UIView?
        forEachInSubtree { view in
            guard found == nil, isIncluded(view) else { return false }
            if condition(view) { found = view }
            return found == nil
        }
        return found
    }
}
