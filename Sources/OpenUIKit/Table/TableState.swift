/// What a table remembers beside its layout.
@MainActor struct TableState {
    var isEditing = false
    /// The heights have to be asked for again.
    var isStale = true
    /// The heights of rows that are known are kept when they are.
    var keepsHeights = false
    /// Where the rows went in the update that made the heights stale.
    var mapping: ListMapping?
    /// The width for which heights were measured.
    var width: CGFloat = 0
    /// The height of the content, to tell whether it changed.
    var transition: ListTransition?
    /// The row to which an animation scrolls, and where it is wanted.
    var goal: (place: ListPlace, position: UITableView.ScrollPosition)?
    /// The titles of the index were asked for.
    var hasIndex = false
    /// Whether rows have one height that is known without asking.
    var hasFixedRows = false

    /// Measures titles.
    lazy var sizingView = UITableViewHeaderFooterView(reuseIdentifier: nil)

    // MARK: How rows come and go

    private var arriving: [ListPlace: UITableView.RowAnimation] = [:]
    private var leaving: [ListPlace: UITableView.RowAnimation] = [:]
    private var arrivingSections: [Int: UITableView.RowAnimation] = [:]
    private var leavingSections: [Int: UITableView.RowAnimation] = [:]

    mutating func note(_ animation: UITableView.RowAnimation, arriving places: [ListPlace]) {
        for place in places { arriving[place] = animation }
    }

    mutating func note(_ animation: UITableView.RowAnimation, leaving places: [ListPlace]) {
        for place in places { leaving[place] = animation }
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

    func animation(arriving place: ListPlace) -> UITableView.RowAnimation {
        arriving[place] ?? arrivingSections[place.section] ?? .automatic
    }

    func animation(leaving place: ListPlace) -> UITableView.RowAnimation {
        leaving[place] ?? leavingSections[place.section] ?? .automatic
    }

    mutating func forgetAnimations() {
        (arriving, leaving, arrivingSections, leavingSections) = ([:], [:], [:], [:])
    }
}
