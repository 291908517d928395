internal import Cassowary

// Writing the solution back to views, guides and content sizes.
extension LayoutEngine {
    func markMoved(_ placing: UIView?) {
        var moved = newItems
        newItems.removeAll(keepingCapacity: true)
        for item in moved { membership(of: item)?.isMarked = true }
        for variable in solver.takeChanges() {
            guard variable.number < members.count, let member = members[variable.number], !member.isMarked
            else { continue }
            member.isMarked = true
            moved.append(member.item)
        }
        applyRootSize()
        guard !moved.isEmpty else { return }
        let scale = max(root?.traitCollection.displayScale ?? 1, 1)
        for item in moved {
            // Placing calls client code, which may have removed members that follow.
            guard let member = membership(of: item) else { continue }
            member.isMarked = false
            place(member, scale: scale, placing)
        }
    }

    private func place(_ member: LayoutMembership, scale: CGFloat, _ placing: UIView?) {
        guard let view = member.item.view else { return }
        switch member.item.kind {
        case .view:
            guard view.flags.contains(.constrained) else { return }
            let rect = solvedRect(member.variables, scale: scale)
            let solution = solutionNumber
            let frame = view.frame(forAlignmentRect: rect)
            guard member.target != frame, frame.isFinite else { return }
            // That called client code, which may have laid out the view by a later solution.
            guard membership(of: member.item) === member,
                solution == solutionNumber || solvedRect(member.variables, scale: scale) == rect
            else { return }
            member.target = frame
            if let superview = view.superview, superview !== placing { superview.setNeedsLayout() }
        case .content:
            setContentSize(solvedRect(member.variables, scale: scale).size, of: view, member.variables)
        default:
            let rect = solvedRect(member.variables, scale: scale)
            guard let guide = member.item.guide, guide.solvedFrame != rect else { return }
            guide.solvedFrame = rect
            view.setNeedsLayout()
        }
    }

    private func setContentSize(_ size: CGSize, of view: UIView, _ variables: LayoutMembership.Variables) {
        guard let scrollView = view as? UIScrollView else { return }
        let (isWidthKnown, isHeightKnown) = (
            solver.isDetermined(variables.width), solver.isDetermined(variables.height)
        )
        var content = scrollView.contentSize
        if isWidthKnown { content.width = size.width }
        if isHeightKnown { content.height = size.height }
        scrollView.systemGuide(.content, at: \.content, name: "").solvedFrame = CGRect(origin: .zero, size: content)
        if scrollView.contentSize != content { scrollView.contentSize = content }
    }

    /// Returns the solved rectangle with its edges aligned to pixels.
    private func solvedRect(_ variables: LayoutMembership.Variables, scale: CGFloat) -> CGRect {
        Self.aligned(Self.solved(variables, in: &solver), scale: scale)
    }

    private static func aligned(_ solved: CGRect, scale: CGFloat) -> CGRect {
        // The epsilon makes halves round up in spite of floating-point error.
        func snap(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() / scale }
        let (left, top) = (snap(solved.minX), snap(solved.minY))
        return CGRect(
            x: left, y: top, width: max(0, snap(solved.minX + solved.width) - left),
            height: max(0, snap(solved.minY + solved.height) - top))
    }

    /// Returns the solved values of an item.
    ///
    /// - Parameter solver: Passed as a variable, because a solver that is read from the class is copied for each value.
    private static func solved(_ variables: LayoutMembership.Variables, in solver: inout Solver) -> CGRect {
        func value(_ variable: Variable) -> CGFloat { LayoutLimit.clamped(CGFloat(solver.value(of: variable))) }
        return CGRect(
            x: value(variables.x), y: value(variables.y), width: value(variables.width),
            height: value(variables.height))
    }

    /// The solved value of a variable, clamped to the limits of the layout.
    func solved(_ variable: Variable) -> CGFloat {
        LayoutLimit.clamped(CGFloat(solver.value(of: variable)))
    }

    /// Places the views by another solution of constraints that do not determine a rectangle, until changes are solved.
    func exerciseAmbiguity(of variables: LayoutMembership.Variables) {
        var other = solver
        for (index, variable) in variables.all.enumerated() {
            let (value, distance) = (other.value(of: variable), Double.random(in: 20...100))
            let isLength = index > 1
            let values = [value + distance, isLength ? max(0, value - distance) : value - distance].shuffled()
            if let exercised = other.exercised(variable, preferring: values) { other = exercised }
        }
        let scale = max(root?.traitCollection.displayScale ?? 1, 1)
        for case let member? in members {
            guard case .view = member.item.kind, let view = member.item.view, view.flags.contains(.constrained)
            else { continue }
            let rect = Self.aligned(Self.solved(member.variables, in: &other), scale: scale)
            member.target = view.frame(forAlignmentRect: rect)
            view.superview?.setNeedsLayout()
        }
    }

    /// Returns the active constraints that determine the position and length along an axis.
    func constraints(determining variables: LayoutMembership.Variables, along axis: NSLayoutConstraint.Axis)
        -> [NSLayoutConstraint]
    {
        let pair = axis == .horizontal ? [variables.x, variables.width] : [variables.y, variables.height]
        var found: [NSLayoutConstraint] = []
        for id in pair.flatMap({ solver.constraints(determining: $0) }) {
            guard let owner = owner(of: id) else { continue }
            if !found.contains(where: { $0 === owner }) { found.append(owner) }
        }
        return found.sorted { $0.serial < $1.serial }
    }
}
