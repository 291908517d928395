extension UIView {
    /// Converts a point from this view's coordinates to another's; nil means the window's.
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if view === parent, let parent { return layer.convert(point, to: parent.layer) }
        return layer.convert(point, to: (view ?? topView).layer)
    }

    /// Converts a point from another view's coordinates to this one's; nil means the window's.
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? topView).layer)
    }

    /// Converts a rectangle from this view's coordinates to another's; nil means the window's.
    ///
    /// Under a rotation the result is the smallest rectangle around the rotated one.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? topView).layer)
    }

    /// Converts a rectangle from another view's coordinates to this one's; nil means the window's.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? topView).layer)
    }

    /// The window, or outside of one the view at the top of the hierarchy.
    private var topView: UIView {
        var view = self
        while let parent = view.parent { view = parent }
        return view
    }
}
