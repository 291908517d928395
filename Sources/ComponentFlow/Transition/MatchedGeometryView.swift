/// The view of a component that moves from the place of another one.
public final class MatchedGeometryView: UIView {
    private(set) var key: MatchedGeometryKey?
    /// Whether the component was removed, although the view may remain until a removal animation has ended.
    var isRemoved = false
    /// The image of the component whose place this one has taken.
    private var former: UIView?

    func show(_ key: MatchedGeometryKey) {
        let isNew = self.key == nil
        self.key = key
        if isNew { GeometryMatching.shared.didInsert(self) }
    }

    /// Moves the view from a frame in the window, and fades from the image of a view to the content.
    func move(from frame: CGRect, of old: MatchedGeometryView, transition: ComponentTransition) {
        guard let superview, !self.frame.isEmpty, !frame.isEmpty else { return }
        let mapping = superview.onScreenTransform
        guard mapping.a * mapping.d != mapping.b * mapping.c else { return }
        let (start, end) = (frame.applying(mapping.inverted()), self.frame)
        // The insertion animation.
        layer.removeAllAnimations()
        let scale = CATransform3DMakeScale(start.width / end.width, start.height / end.height, 1)
        transition.animateTransform(
            view: self, from: CATransform3DConcat(layer.transform, scale), to: layer.transform)
        let way = CGPoint(x: start.midX - end.midX, y: start.midY - end.midY)
        transition.animatePosition(view: self, from: way, to: .zero, additive: true)
        fade(from: old, transition: transition)
    }

    private func fade(from old: MatchedGeometryView, transition: ComponentTransition) {
        former?.removeFromSuperview()
        former = nil
        if let content = subviews.first { transition.animateAlpha(view: content, from: 0, to: content.alpha) }
        guard let image = old.snapshotView(afterScreenUpdates: false) else { return }
        image.frame = bounds
        image.isUserInteractionEnabled = false
        image.accessibilityElementsHidden = true
        image.alpha = 0
        addSubview(image)
        former = image
        transition.animateAlpha(view: image, from: 1, to: 0) { [weak image] _ in image?.removeFromSuperview() }
    }

    /// Hides the view while a removal animation moves it, because its image moves elsewhere.
    func hideDuringRemoval() {
        if window != nil { isHidden = true }
    }
}

extension UIView {
    /// The mapping from the coordinate system of the view to that of its window, as they are shown on screen.
    var onScreenTransform: CGAffineTransform {
        var result = CGAffineTransform.identity
        var next: CALayer? = layer
        while let layer = next {
            let shown = layer.presentation() ?? layer
            let (bounds, anchor, position) = (shown.bounds, shown.anchorPoint, shown.position)
            let origin = CGPoint(
                x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
            result =
                result.concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
                .concatenating(shown.affineTransform())
                .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
            next = layer.superlayer
        }
        return result
    }
}
