internal import OpenDisplay

/// Creates the image of a view that is shown at the pointer during a drag.
@MainActor enum DragPreviewImage {
    /// The largest lengths of an image, in points; of a larger view, the part around the pointer is shown.
    private static let limit: CGFloat = 400
    private static let opacity: Float = 0.85

    /// - Parameters:
    ///   - view: The view whose appearance is shown.
    ///   - grip: The location of the pointer in the view.
    ///   - isOpaque: Whether the display shows translucent pixels as black.
    static func make(
        _ view: UIView, _ parameters: UIPreviewParameters, grip: CGPoint, isOpaque: Bool
    ) -> OutgoingDrag.Preview {
        view.layoutIfNeeded()
        let rect = visibleRect(of: view, parameters, grip)
        let format = UIGraphicsImageRendererFormat.preferred()
        if view.traitCollection.displayScale > 0 { format.scale = view.traitCollection.displayScale }
        let back = parameters.backgroundColor ?? (isOpaque ? .systemBackground : nil)
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            if isOpaque { fill(rect, with: back, of: view) }
            parameters.visiblePath?.addClip()
            fill(rect, with: back, of: view)
            view.layer.render(in: context.cgContext)
        }
        let layer = CALayer()
        layer.suppressesImplicitActions = true
        layer.contents = image.cgImage
        layer.contentsScale = image.scale
        layer.opacity = isOpaque ? 1 : opacity
        layer.frame = CGRect(
            origin: CGPoint(x: rect.minX - grip.x, y: rect.minY - grip.y), size: rect.size)
        return OutgoingDrag.Preview(layer: layer, frame: layer.frame, hotSpot: .zero)
    }

    private static func fill(_ rect: CGRect, with color: UIColor?, of view: UIView) {
        guard let color else { return }
        color.resolvedColor(with: view.traitCollection).setFill()
        UIRectFill(rect)
    }

    private static func visibleRect(
        of view: UIView, _ parameters: UIPreviewParameters, _ grip: CGPoint
    ) -> CGRect {
        let shown = parameters.visiblePath.map { $0.bounds.intersection(view.bounds) } ?? view.bounds
        func part(_ start: CGFloat, _ length: CGFloat, _ grip: CGFloat) -> (start: CGFloat, length: CGFloat) {
            guard length > limit else { return (start, max(length, 1)) }
            return (min(max(grip - limit / 2, start), start + length - limit), limit)
        }
        guard shown.width.isFinite, shown.height.isFinite else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        let across = part(shown.minX, shown.width, grip.x)
        let along = part(shown.minY, shown.height, grip.y)
        return CGRect(x: across.start, y: along.start, width: across.length, height: along.length)
    }
}
