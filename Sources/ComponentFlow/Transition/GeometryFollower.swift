/// The place of a component that follows a source, as its view shows it.
///
/// The view keeps the place that the layout gives to it; its `sublayerTransform` moves the content. The content is laid
/// out with the size of the source, and scaled while the source is shown with another one.
@MainActor
final class GeometryFollower {
    private unowned let view: MatchedGeometryView
    /// The source; `nil` while there is none.
    weak var source: MatchedGeometryView?
    /// The version of the sources among which `source` was chosen.
    var version: UInt = 0
    /// The transition of the update that changed the source, until the next frame.
    var transition: ComponentTransition?
    /// Whether the settings changed after the last frame.
    var hasNewSettings = false
    /// The size that is proposed to the content; `nil` proposes that of the layout.
    private(set) var proposal: CGSize?

    private weak var shownSource: MatchedGeometryView?
    private var hasShownSource = false
    /// The frame of the content in the window that the last frame aimed at, without the distances.
    private var shownTarget: CGRect?
    private lazy var distance = AnimatedDistance(in: view.layer)
    private lazy var sizeDifference = AnimatedDistance(in: view.layer)
    /// Whether the distances were used.
    private var hasMoved = false

    init(of view: MatchedGeometryView) {
        self.view = view
    }

    /// Shows the content at its own place.
    func end() {
        view.layer.sublayerTransform = CATransform3DIdentity
        guard hasMoved else { return }
        distance.remove()
        sizeDifference.remove()
    }

    /// Called when the view was added to a window or removed from it.
    func windowDidChange() {
        (shownTarget, shownSource, hasShownSource) = (nil, nil, false)
    }

    /// Places the content for the frame that is being prepared.
    func place() {
        defer { (transition, hasNewSettings) = (nil, false) }
        let isRetargeted = hasNewSettings || shownSource !== source || hasShownSource != (source != nil)
        updateProposal(transition: isRetargeted ? transition : source?.lastTransition)
        guard let content = view.subviews.first?.layer, let settings = view.settings else { return }
        let mapping = view.transformInFrame
        guard let inverse = mapping.inverse else { return }
        let own = content.geometryInFrame.layoutFrame
        let target = target(settings.properties, of: content, own: own, mapping: mapping)
        if isRetargeted, let shownTarget { bridge(from: shownTarget, to: target) }
        (shownSource, hasShownSource, shownTarget) = (source, source != nil, target)
        show(own, of: content, at: moved(target, of: content).applying(inverse))
    }

    // MARK: - Size

    private func updateProposal(transition: ComponentTransition?) {
        let isSized = view.settings?.properties.contains(.size) ?? false
        let size = isSized ? source?.bounds.size : nil
        guard size != proposal, let node = view.mountedNode else { return }
        proposal = size
        UpdateScheduler.shared.requestUpdate(of: node, transition: transition ?? .immediate, isLocal: false)
    }

    /// Whether the content takes the proposed size, per dimension, and is therefore shown with the size of the source.
    private func isSized(_ content: CALayer) -> (width: Bool, height: Bool) {
        guard let proposal, source != nil else { return (false, false) }
        let size = content.bounds.size
        return (abs(size.width - proposal.width) < 0.01, abs(size.height - proposal.height) < 0.01)
    }

    // MARK: - Target

    /// Returns the frame of the content in the window, without the distances.
    private func target(
        _ properties: MatchedGeometryProperties, of content: CALayer, own: CGRect, mapping: CGAffineTransform
    ) -> CGRect {
        let place = view.layer.geometryInFrame.bounds.applying(mapping)
        let frame = source?.windowFrameInFrame ?? place
        let isSized = isSized(content)
        var size = own.applying(mapping).size
        if isSized.width { size.width = frame.width }
        if isSized.height { size.height = frame.height }
        let anchor =
            source.flatMap { properties.contains(.position) ? frame.point(at: $0.anchor) : nil }
            ?? place.point(at: view.anchor)
        return CGRect(anchor, at: view.anchor, size: size)
    }

    /// Starts the movement from one target to another.
    private func bridge(from old: CGRect, to new: CGRect) {
        let (start, end) = (old.point(at: view.anchor), new.point(at: view.anchor))
        let transition = transition ?? .immediate
        let offset = CGPoint(x: start.x - end.x, y: start.y - end.y)
        let growth = CGPoint(x: old.width - new.width, y: old.height - new.height)
        guard hasMoved || !transition.animation.isImmediate else { return }
        hasMoved = true
        distance.add(offset, transition: transition)
        sizeDifference.add(growth, transition: transition)
    }

    /// Returns the frame with the distances from the former targets.
    private func moved(_ target: CGRect, of content: CALayer) -> CGRect {
        guard hasMoved else { return target }
        let (offset, growth, isSized) = (distance.value, sizeDifference.value, isSized(content))
        var (point, size) = (target.point(at: view.anchor), target.size)
        (point.x, point.y) = (point.x + offset.x, point.y + offset.y)
        if isSized.width { size.width = max(size.width + growth.x, 0) }
        if isSized.height { size.height = max(size.height + growth.y, 0) }
        return CGRect(point, at: view.anchor, size: size)
    }

    // MARK: - Transform

    private func show(_ own: CGRect, of content: CALayer, at frame: CGRect) {
        let isSized = isSized(content)
        let scale = CGPoint(
            x: isSized.width ? Self.scale(own.width, to: frame.width) : 1,
            y: isSized.height ? Self.scale(own.height, to: frame.height) : 1)
        let anchor = view.layer.geometryInFrame.anchor
        let shift = CGPoint(
            x: frame.minX - anchor.x - scale.x * (own.minX - anchor.x),
            y: frame.minY - anchor.y - scale.y * (own.minY - anchor.y))
        let transform = CATransform3DConcat(
            CATransform3DMakeScale(scale.x, scale.y, 1), CATransform3DMakeTranslation(shift.x, shift.y, 0))
        view.layer.sublayerTransform = source == nil && !hasMoved ? CATransform3DIdentity : transform
    }

    /// Returns the factor between two lengths; 1 if there is no visible difference, so that nothing is blurred.
    private static func scale(_ length: CGFloat, to other: CGFloat) -> CGFloat {
        length > 1e-3 && abs(length - other) > 1e-3 ? other / length : 1
    }
}
