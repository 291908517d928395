/// A line between items, or a frame around an item, that shows where items would be dropped.
@MainActor final class ListDropIndicator {
    private static let thickness: CGFloat = 2
    private let layer = CALayer()

    init() {
        layer.suppressesImplicitActions = true
        layer.zPosition = 1e5
    }

    func show(_ place: ListDropPlace, _ relation: ListDropProposal.Relation, in host: UIView) {
        guard let (frame, isAroundItem) = place.indicator(relation, thickness: Self.thickness) else { return hide() }
        if layer.superlayer !== host.layer { host.layer.addSublayer(layer) }
        let color = host.tintColor.resolvedColor(with: host.traitCollection).cgColor
        layer.backgroundColor = isAroundItem ? nil : color
        layer.borderColor = color
        layer.borderWidth = isAroundItem ? Self.thickness : 0
        layer.cornerRadius = isAroundItem ? 4 : Self.thickness / 2
        layer.frame = frame
    }

    func hide() {
        layer.removeFromSuperlayer()
    }
}
