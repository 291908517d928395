/// The problems that were already reported for a component, each of which is reported once.
struct ReportedProblems: OptionSet {
    let rawValue: UInt8

    /// The proposed size is not a number.
    static let proposal = ReportedProblems(rawValue: 1 << 0)
    /// The returned size is invalid.
    static let result = ReportedProblems(rawValue: 1 << 1)
    /// The component takes the proposed size, and the proposal is unbounded.
    static let unbounded = ReportedProblems(rawValue: 1 << 2)
    /// The component is a lazy list, and the proposal is unbounded along its axis.
    static let unboundedList = ReportedProblems(rawValue: 1 << 3)
    /// The component is nested too deeply.
    static let depth = ReportedProblems(rawValue: 1 << 4)
    /// The component has a gesture, but its view receives no touches.
    static let gesture = ReportedProblems(rawValue: 1 << 5)
    /// The component is the source of a matched geometry that another one is already.
    static let duplicateSource = ReportedProblems(rawValue: 1 << 6)
    /// The component follows a source that moves with it.
    static let sourceInside = ReportedProblems(rawValue: 1 << 7)
}

extension MountedNode {
    /// Returns whether a problem has not been reported for this node yet, and records it.
    ///
    /// In the rows of a lazy list, which are created again whenever they are scrolled into view, each kind of problem is
    /// reported once for the whole list; a list in such a row is created again, too.
    func isFirstReport(of problem: ReportedProblems) -> Bool {
        guard reported.insert(problem).inserted else { return false }
        guard let list = outermostLazyList else { return true }
        return list.detailsMakingIfNeeded.reportedInRows.insert(problem).inserted
    }

    private var outermostLazyList: MountedNode? {
        var (node, list): (MountedNode, MountedNode?) = (self, nil)
        while true {
            while let parent = node.parent { node = parent }
            guard let enclosing = node.host?.enclosingView?.mountedNode else { return list }
            if enclosing.view is any SelectableList { list = enclosing }
            node = enclosing
        }
    }
}
