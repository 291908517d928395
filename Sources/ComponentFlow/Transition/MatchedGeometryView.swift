/// The view of a component that moves from the place of another one, or follows another one.
public final class MatchedGeometryView: UIView {
    private(set) var settings: MatchedGeometrySettings?
    /// The anchor point, in unit coordinates.
    private(set) var anchor = CGPoint(x: 0.5, y: 0.5)
    /// The place at which the content is shown, if the component follows another one.
    private(set) var follower: GeometryFollower?
    /// The transition of the last update.
    private(set) var lastTransition = ComponentTransition.immediate
    /// Whether the component was removed, although the view may remain until a removal animation has ended.
    var isRemoved = false
    /// The image of the component whose place this one has taken.
    private var former: UIView?

    var isSource: Bool { settings?.isSource ?? false }

    /// Adopts the settings of an update.
    ///
    /// - Parameter anchor: The anchor point for the layout direction, in unit coordinates.
    func show(_ settings: MatchedGeometrySettings, anchor: CGPoint, transition: ComponentTransition) {
        lastTransition = transition
        guard settings != self.settings || anchor != self.anchor else { return }
        let isNew = self.settings == nil
        (self.settings, self.anchor) = (settings, anchor)
        setFollows(!settings.isSource)
        if isNew { GeometryMatching.shared.didInsert(self) }
        GeometryFollowing.shared.sourcesDidChange(transition)
    }

    private func setFollows(_ follows: Bool) {
        if follows, follower == nil {
            follower = GeometryFollower(of: self)
            GeometryFollowing.shared.add(self)
        } else if !follows {
            follower?.end()
            follower = nil
        }
        follower?.hasNewSettings = true
    }

    /// Reports that the view may be followed, or may follow, in another window.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        GeometryFollowing.shared.windowDidChange(of: self)
    }

    /// Returns whether the point is in the view, or in the content of a follower, which may be elsewhere.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard follower != nil, let content = subviews.first else { return super.point(inside: point, with: event) }
        return content.point(inside: convert(point, to: content), with: event)
    }

    /// Moves the view from a frame in the window, and fades from the image of a view to the content.
    func move(from frame: CGRect, of old: MatchedGeometryView, transition: ComponentTransition) {
        guard let superview, !self.frame.isEmpty, !frame.isEmpty else { return }
        guard let inverse = superview.onScreenTransform.inverse else { return }
        let end = self.frame
        let start = start(at: frame.applying(inverse), anchor: old.anchor)
        // The insertion animation.
        layer.removeAllAnimations()
        let scale = CATransform3DMakeScale(start.width / end.width, start.height / end.height, 1)
        transition.animateTransform(
            view: self, from: CATransform3DConcat(layer.transform, scale), to: layer.transform)
        let offset = CGPoint(x: start.midX - end.midX, y: start.midY - end.midY)
        transition.animatePosition(view: self, from: offset, to: .zero, additive: true)
        fade(from: old, transition: transition)
    }

    /// Returns the part of a former frame that the properties take over.
    private func start(at former: CGRect, anchor formerAnchor: CGPoint) -> CGRect {
        let properties = settings?.properties ?? .frame
        let place = properties.contains(.position) ? former.point(at: formerAnchor) : frame.point(at: anchor)
        return CGRect(place, at: anchor, size: properties.contains(.size) ? former.size : frame.size)
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
