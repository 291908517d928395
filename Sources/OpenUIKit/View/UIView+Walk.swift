extension UIView {
    /// Calls a closure with the view and those inside it, outer ones first and siblings from back to front, without
    /// recursion.
    ///
    /// The closure may change the tree: the subviews of a view are those it has after its own call.
    ///
    /// - Parameter visit: Returns whether to go on inside the view.
    final func forEachInside(_ visit: (UIView) -> Bool) {
        guard visit(self), !subviews.isEmpty else { return }
        var waiting = [UIView](subviews.reversed())
        while let view = waiting.popLast() {
            guard visit(view) else { continue }
            for subview in view.subviews.reversed() { waiting.append(subview) }
        }
    }

    /// The first view that meets a condition, in the order of ``forEachInside(_:)``.
    ///
    /// - Parameter isIncluded: Whether a view and those inside it are looked at.
    final func firstInside(where condition: (UIView) -> Bool, in isIncluded: (UIView) -> Bool = { _ in true })
        -> UIView?
    {
        var found: UIView?
        forEachInside { view in
            guard found == nil, isIncluded(view) else { return false }
            if condition(view) { found = view }
            return found == nil
        }
        return found
    }
}
