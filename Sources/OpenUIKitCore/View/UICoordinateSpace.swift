/// A system of coordinates in points: that of a view or that of the screen.
///
/// The coordinates of the screen are those of the window, because the position of a window on the desktop is not known.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
    /// The rectangle of the object in its own coordinates.
    var bounds: CGRect { get }
    /// Converts a point from this object's coordinates to another's.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from another object's coordinates to this one's.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle from this object's coordinates to another's.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another object's coordinates to this one's.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Disfavored, because the methods for views need no dynamic cast.
extension UIView: UICoordinateSpace {
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        return UIScreen.main.convert(convert(point, to: nil as UIView?), to: coordinateSpace)
    }

    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        return convert(UIScreen.main.convert(point, from: coordinateSpace), from: nil as UIView?)
    }

    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        return UIScreen.main.convert(convert(rect, to: nil as UIView?), to: coordinateSpace)
    }

    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        return convert(UIScreen.main.convert(rect, from: coordinateSpace), from: nil as UIView?)
    }
}

extension UIScreen: UICoordinateSpace {
    /// The coordinates of the screen.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The coordinates of the screen, independent of its rotation; desktops do not rotate.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        switch coordinateSpace {
        case is UIScreen: point
        case let view as UIView: view.convert(point, from: nil as UIView?)
        default: coordinateSpace.convert(point, from: self)
        }
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        switch coordinateSpace {
        case is UIScreen: point
        case let view as UIView: view.convert(point, to: nil as UIView?)
        default: coordinateSpace.convert(point, to: self)
        }
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case is UIScreen: rect
        case let view as UIView: view.convert(rect, from: nil as UIView?)
        default: coordinateSpace.convert(rect, from: self)
        }
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case is UIScreen: rect
        case let view as UIView: view.convert(rect, to: nil as UIView?)
        default: coordinateSpace.convert(rect, to: self)
        }
    }
}
