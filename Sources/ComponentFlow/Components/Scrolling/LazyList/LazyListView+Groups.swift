// The backgrounds of sections in a style with groups.

extension LazyList.View {
    /// The distance by which a group is longer than its rows that have views, if there are further ones, in points.
    private static var groupOverhang: CGFloat { 40 }

    /// Shows the backgrounds of the sections that have rows near the visible area, behind everything else.
    func showGroups(transition: ComponentTransition) {
        guard style.groupColor != nil || !groups.isEmpty else { return }
        var shown: [ComponentIdentity: UIView] = [:]
        for section in style.groupColor == nil ? 0..<0 : sectionsWithRows {
            let identity = content.sections[section].identity
            guard shown[identity] == nil, let frame = groupFrame(of: section) else { continue }
            let known = groups[identity]
            shown[identity] = known ?? group(at: frame)
            if let known { transition.setFrame(view: known, frame: frame) }
        }
        for (identity, view) in groups where shown[identity] !== view { view.removeFromSuperview() }
        groups = shown
        for view in shown.values {
            view.backgroundColor = style.groupColor
            view.layer.cornerRadius = style.cornerRadius
        }
        sendGroupsToBack()
    }

    private func group(at frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.isUserInteractionEnabled = false
        return view
    }

    private func sendGroupsToBack() {
        let shown = Set(groups.values.map { ObjectIdentifier($0) })
        guard Set(subviews.prefix(shown.count).map { ObjectIdentifier($0) }) != shown else { return }
        for view in groups.values { insertSubview(view, at: 0) }
    }

    /// The sections of the entries that have views because of their position.
    private var sectionsWithRows: Range<Int> {
        guard !madeEntries.isEmpty else { return 0..<0 }
        let first = content.place(of: madeEntries.lowerBound).section
        return first..<content.place(of: madeEntries.upperBound - 1).section + 1
    }

    /// Returns the frame of the part of a group that is near the visible area, or `nil` if there is none.
    ///
    /// The entire group can be longer than what can be drawn.
    private func groupFrame(of section: Int) -> CGRect? {
        let entries = content.entries(of: section)
        let (header, footer) = (content.sections[section].header, content.sections[section].footer)
        let lower = entries.lowerBound + (header == nil ? 0 : 1)
        let rows = lower..<max(lower, entries.upperBound - (footer == nil ? 0 : 1))
        let shown = rows.clamped(to: madeEntries)
        guard !shown.isEmpty else { return nil }
        let (first, last) = (rows.lowerBound, rows.upperBound - 1)
        let start = max(top(of: shown.lowerBound) - Self.groupOverhang, top(of: first))
        let end = min(bottom(of: shown.upperBound - 1) + Self.groupOverhang, bottom(of: last))
        let minY = shown.lowerBound == first ? top(of: first) : start
        let maxY = shown.upperBound - 1 == last ? bottom(of: last) : end
        let edges = rowEdges
        return CGRect(x: edges.left, y: minY, width: edges.right - edges.left, height: max(maxY - minY, 0))
    }

    private func bottom(of entry: Int) -> CGFloat { top(of: entry) + heights[entry] }

    /// Moves the groups together with rows whose positions on screen are kept.
    func shiftGroups(by shift: CGFloat) {
        for view in groups.values {
            ComponentTransition.immediate.setPosition(
                view: view, position: CGPoint(x: view.center.x, y: view.center.y + shift))
        }
    }
}
