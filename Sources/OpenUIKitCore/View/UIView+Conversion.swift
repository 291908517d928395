extension UIView {
    /// Converts a point from this view's coordinates to those of `view`, or of the window if `view` is `nil`.
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if view === parent, let parent { return layer.convert(point, to: parent.layer) }
        return layer.convert(point, to: (view ?? topView).layer)
    }

    /// Converts a point from the coordinates of `view`, or of the window if `view` is `nil`, to this view's.
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? topView).layer)
    }

    /// Converts a rectangle from this view's coordinates to those of `view`, or of the window if `view` is `nil`.
    ///
    /// Under a rotation, the result is the bounding box of the rotated rectangle.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? topView).layer)
    }

    /// Converts a rectangle from the coordinates of `view`, or of the window if `view` is `nil`, to this view's.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? topView).layer)
    }

    /// The window, or the root of the hierarchy if the view is not in a window.
    private var topView: UIView {
        var view = self
        while let parent = view.parent { view = parent }
        return view
    }
}
