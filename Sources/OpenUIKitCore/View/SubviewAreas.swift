/// The areas of many subviews, in which a hit test finds those that may contain a point.
///
/// Hit tests visit the subviews one by one until they have visited as many as there are; only then are the areas
/// stored. Storing them takes about as long, so hit tests among subviews that change all the time cost at most about
/// twice as much as without areas. Among 10,000 siblings at rest, a hit test compares a few hundred areas instead of
/// visiting the views (benchmark `hittest.10k.flat`).
///
/// The areas are discarded when the list of subviews changes. The areas of subviews that move are replaced at the next
/// hit test; if many of them moved, all are discarded.
@MainActor final class SubviewAreas {
    /// The number of subviews from which on areas are stored.
    static let minimumCount = 256
    /// The number of moved subviews above which the areas are discarded.
    private static let maximumMovedCount = 32

    private var areas: HitAreaList?
    /// The number of subviews that hit tests have visited without areas.
    private var visitedCount = 0
    /// The subviews whose areas have to be determined again.
    private var moved: [UIView] = []

    /// Returns the index of the frontmost subview before `end` that may be hit at a point, or `nil` if there is none.
    func candidate(before end: Int, at point: CGPoint, in view: UIView) -> Int? {
        if areas == nil, visitedCount >= view.subviews.count { areas = Self.areas(ofSubviewsIn: view) }
        updateMovedSubviews(of: view)
        if let areas { return areas.last(before: end, containing: point) }
        let found = UIView.frontmostCandidate(of: view.subviews, before: end, at: point, in: view.layer)
        visitedCount += end - (found ?? 0)
        return found
    }

    /// Records that the area of a subview may have changed.
    ///
    /// - Returns: Whether the areas are still of use.
    func subviewDidMove(_ view: UIView) -> Bool {
        guard areas != nil else { return false }
        if moved.place(of: view) == nil { moved.append(view) }
        return moved.count <= Self.maximumMovedCount
    }

    private func updateMovedSubviews(of view: UIView) {
        guard !moved.isEmpty else { return }
        for subview in moved {
            guard let index = view.subviews.place(of: subview) else { continue }
            areas?.replace(index, with: Self.area(of: subview, in: view.layer))
        }
        moved = []
    }

    private static func areas(ofSubviewsIn view: UIView) -> HitAreaList {
        var areas: [HitArea] = []
        areas.reserveCapacity(view.subviews.count)
        for subview in view.subviews { areas.append(area(of: subview, in: view.layer)) }
        return HitAreaList(areas)
    }

    private static func area(of subview: UIView, in superlayer: CALayer) -> HitArea {
        subview.flags.contains(.overridesHitTesting) ? .everywhere : subview.layer.hitArea(in: superlayer)
    }
}

extension UIView {
    /// The areas of the subviews, which are discarded when the list of subviews changes.
    final var subviewAreas: SubviewAreas {
        let state = ensureRareState()
        if let areas = state.subviewAreas { return areas }
        let areas = SubviewAreas()
        state.subviewAreas = areas
        layer.tracksSublayerAreas = true
        return areas
    }

    /// Discards the areas of the subviews; called when the list of subviews changes.
    final func discardSubviewAreas() {
        guard let rareState, rareState.subviewAreas != nil else { return }
        rareState.subviewAreas = nil
        layer.tracksSublayerAreas = false
    }

    package final func sublayerAreaDidChange(_ sublayer: CALayer) {
        guard let areas = rareState?.subviewAreas, let subview = sublayer.owner as? UIView else { return }
        if !areas.subviewDidMove(subview) { discardSubviewAreas() }
    }
}
