/// The position and appearance of an element in a list.
struct ListLayoutAttributes {
    let element: ListElement
    /// The center of the element in the content, in points.
    var center = CGPoint.zero
    /// The size without the transform, in points.
    var size = CGSize.zero
    var transform3D = CATransform3DIdentity
    var alpha: CGFloat = 1
    /// The stacking order; elements with higher numbers are in front.
    var zIndex = 0
    /// Whether the element is omitted.
    var isHidden = false
    /// The object of the list view's API from which the attributes were created, if there is one; it may have properties
    /// that only the list view and its cells know.
    var source: NSObject?

    init(_ element: ListElement) {
        self.element = element
    }

    /// Creates the attributes of an element without a transform; a frame with infinite numbers is ignored.
    init(_ element: ListElement, frame: CGRect) {
        self.element = element
        guard frame.isFinite else { return }
        let standard = frame.standardized
        (center, size) = (standard.center, standard.size)
    }

    /// The frame in the content; with a transform, the smallest rectangle around the element.
    var frame: CGRect { Self.frame(center, size, transform3D) }

    /// Returns the smallest rectangle around an element that is transformed about its center.
    static func frame(_ center: CGPoint, _ size: CGSize, _ transform3D: CATransform3D) -> CGRect {
        guard !CATransform3DIsIdentity(transform3D) else { return CGRect(center: center, size: size) }
        let shape = CGRect(center: .zero, size: size).applying(CATransform3DGetAffineTransform(transform3D))
        return shape.offsetBy(dx: center.x, dy: center.y)
    }

    /// Whether a part of the element is visible in a rectangle.
    func isVisible(in rect: CGRect) -> Bool {
        !isHidden && frame.overlaps(rect)
    }

    /// Returns attributes that do not change when the layout changes its objects.
    func snapshot() -> ListLayoutAttributes {
        var copy = self
        copy.source = source?.copy() as? NSObject
        return copy
    }

    /// Applies the attributes to a view and keeps the origin of its bounds, by which a swipe offsets a row.
    @MainActor func apply(to view: UIView) {
        if view.bounds.size != size { view.bounds = CGRect(origin: view.bounds.origin, size: size) }
        if view.center != center { view.center = center }
        if !CATransform3DEqualToTransform(view.transform3D, transform3D) { view.transform3D = transform3D }
        if view.alpha != alpha { view.alpha = alpha }
    }
}
