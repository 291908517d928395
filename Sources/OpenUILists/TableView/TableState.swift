/// The state of a table view other than its layout.
@MainActor struct TableState {
    var isEditing = false
    /// Whether the heights have to be requested again.
    private(set) var isStale = true
    /// The number of invalidations of the heights; it changes if client code invalidates them while they are requested.
    private(set) var invalidations = 0
    /// Whether a rebuild of the layout keeps known heights as estimates.
    var keepsHeights = false
    /// The changes of row positions in the update that invalidated the heights.
    var mapping: ListMapping?
    /// The width for which heights were measured.
    var width: CGFloat = 0
    /// The safe area at the sides for which heights were measured.
    var contentSafeArea = UIEdgeInsets.zero
    /// Whether the width changed while heights were measured, possibly back to ``width``.
    var hasMixedWidths = false
    /// The batch update that is being animated.
    var transition: ListTransition?
    /// The row and position to which an animation scrolls.
    var goal: (position: ListPosition, scrollPosition: UITableView.ScrollPosition)?
    /// Whether all rows have the same height, which requires no query.
    var hasFixedRows = false

    mutating func invalidateHeights() {
        isStale = true
        invalidations += 1
    }

    mutating func beginRequestingHeights() {
        isStale = false
    }

    /// The view that measures section titles.
    lazy var sizingView = UITableViewHeaderFooterView(reuseIdentifier: nil)

    // MARK: Row animations

    private var arriving: [ListPosition: UITableView.RowAnimation] = [:]
    private var leaving: [ListPosition: UITableView.RowAnimation] = [:]
    private var arrivingSections: [Int: UITableView.RowAnimation] = [:]
    private var leavingSections: [Int: UITableView.RowAnimation] = [:]

    mutating func note(_ animation: UITableView.RowAnimation, arriving positions: [ListPosition]) {
        for position in positions { arriving[position] = animation }
    }

    mutating func note(_ animation: UITableView.RowAnimation, leaving positions: [ListPosition]) {
        for position in positions { leaving[position] = animation }
    }

    mutating func note(_ animation: UITableView.RowAnimation, arrivingSections sections: IndexSet) {
        for section in sections { arrivingSections[section] = animation }
    }

    mutating func note(_ animation: UITableView.RowAnimation, leavingSections sections: IndexSet) {
        for section in sections { leavingSections[section] = animation }
    }

    mutating func note(_ animation: UITableView.RowAnimation, for update: ListUpdate) {
        note(animation, arriving: update.inserted)
        note(animation, leaving: update.deleted + update.reloaded)
        note(animation, arrivingSections: IndexSet(update.insertedSections))
        note(animation, leavingSections: IndexSet(update.deletedSections + update.reloadedSections))
    }

    /// Returns the animation of an element that appears; a replacement appears with the animation of its reload.
    func animation(arriving position: ListPosition, _ mapping: ListMapping?) -> UITableView.RowAnimation {
        if let animation = arriving[position] ?? arrivingSections[position.section] { return animation }
        guard let mapping else { return .automatic }
        if let old = mapping.old(position), mapping.reloadedItems.contains(old) { return animation(leaving: old) }
        guard let section = mapping.oldSection(position.section), mapping.reloadedSections.contains(section) else {
            return .automatic
        }
        return leavingSections[section] ?? .automatic
    }

    func animation(leaving position: ListPosition) -> UITableView.RowAnimation {
        leaving[position] ?? leavingSections[position.section] ?? .automatic
    }

    mutating func forgetAnimations() {
        (arriving, leaving, arrivingSections, leavingSections) = ([:], [:], [:], [:])
    }
}
