/// The layout guide at the ends of a list cell's separators.
///
/// Its own constraints have the lowest priority, so that the ones of client code determine the ends that they refer to.
@MainActor final class SeparatorGuide {
    let guide = UILayoutGuide()
    private let start: NSLayoutConstraint

    init(in cell: UIView) {
        guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
        cell.addLayoutGuide(guide)
        start = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
        let own = [
            start, guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        for constraint in own { constraint.priority = UILayoutPriority(1) }
        NSLayoutConstraint.activate(own)
    }

    /// Sets the distance from the leading edge of the cell at which separators begin without other constraints.
    func setStart(_ distance: CGFloat) {
        if start.constant != distance { start.constant = distance }
    }

    /// Returns the insets of separators from the leading and the trailing edge of a cell.
    func insets(in width: CGFloat, isMirrored: Bool) -> (leading: CGFloat, trailing: CGFloat) {
        let (left, right) = (guide.layoutFrame.minX, width - guide.layoutFrame.maxX)
        return isMirrored ? (right, left) : (left, right)
    }
}
