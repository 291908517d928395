import Fuzzing
import OpenUIKit

/// View hierarchies with constraints.
let constraintsTarget = FuzzTarget(
    "constraints", "hierarchies under constraints that change, move and call back, against fresh copies", shortRun: 150
) { choices in
    try ConstraintCase(choices).run()
}

/// A sequence of changes to view hierarchies with constraints.
@MainActor private final class ConstraintCase {
    /// The kinds of numbers and callbacks in a case.
    private enum Flavor {
        case plain, reentrant, extreme
    }

    private let choices: Choices
    private let flavor: Flavor
    private let releases = ReleaseCheck()
    private var scene = ConstraintScene()
    /// The number of callbacks that may still make changes, and the number of calls until the next one does.
    private var callbacks = (left: 0, pause: 0)
    private var callbackDepth = 0

    private static let extremeNumbers: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 1e7, -1e12, .greatestFiniteMagnitude, 0,
    ]

    init(_ choices: Choices) {
        self.choices = choices
        flavor = choices.element(of: [.plain, .plain, .reentrant, .reentrant, .extreme])
    }

    func run() throws {
        var failure: (any Error)?
        _ = Diagnostics.record {
            do { try change() } catch { failure = error }
        }
        if let failure { throw failure }
        scene = ConstraintScene()
        try releases.requireAllReleased()
    }

    private func change() throws {
        makeViews()
        if flavor == .reentrant { scene.onCallback = { [unowned self] _ in moment() } }
        try choices.steps(upTo: 60) {
            step()
            if choices.isTrue(onceIn: 5) { try check() }
        }
        try check()
    }

    private func makeViews() {
        for _ in 0..<choices.int(in: 2...7) { addView() }
    }

    // MARK: Callbacks

    /// Called for a layout query or notification of a view; makes a change occasionally.
    private func moment() {
        guard callbacks.left > 0, callbackDepth < 3 else { return }
        guard callbacks.pause == 0 else {
            callbacks.pause -= 1
            return
        }
        callbacks = (callbacks.left - 1, choices.below(6))
        callbackDepth += 1
        choices.note("in a callback:")
        step()
        choices.note("callback returns")
        callbackDepth -= 1
    }

    // MARK: Numbers

    private func number(_ range: ClosedRange<Int>) -> CGFloat {
        if flavor == .extreme, choices.isTrue(onceIn: 3) { return choices.element(of: Self.extremeNumbers) }
        return CGFloat(choices.int(in: range))
    }

    private func multiplier() -> CGFloat {
        if flavor == .extreme, choices.isTrue(onceIn: 3) { return choices.element(of: Self.extremeNumbers) }
        return choices.element(of: [1, 0.5, 2, 0])
    }

    private func priority() -> UILayoutPriority {
        if flavor == .extreme, choices.isTrue(onceIn: 6) {
            return UILayoutPriority(choices.element(of: [.nan, .infinity, -1, 1e30, 0]))
        }
        return choices.isTrue(onceIn: 3) ? UILayoutPriority(Float(choices.int(in: 1...999))) : .required
    }

    // MARK: Steps

    private func step() {
        let steps: [() -> Void] = [
            addTie, addTie, toggleTie, moveView, layOut, measure, addView, removeView, releaseViews, changeConstant,
            changePriority, changeTranslation, setFrame, changeContent, changeContentPriority, addGuide, removeGuide,
            changeStack, arrange, hide, inspect, scrollOrDirect, formatTies, updateConstraints, planCallbacks,
            distanceTie,
        ]
        choices.element(of: steps)()
    }

    private func anyView() -> Int? {
        let live = scene.liveIndices
        return live.isEmpty ? nil : choices.element(of: live)
    }

    private func addView() {
        let kind = choices.element(of: [.box, .box, .box, .box, .stack, .scroll] as [ConstraintScene.Kind])
        let parent = choices.isTrue(onceIn: 5) ? nil : anyView()
        let view = scene.addView(kind)
        releases.add(view)
        choices.note("view \(scene.views.count - 1) is a \(kind) in \(parent.map(String.init) ?? "nothing")")
        view.frame = CGRect(x: 0, y: 0, width: number(0...200), height: number(0...200))
        view.translatesAutoresizingMaskIntoConstraints = choices.isTrue(onceIn: 3)
        (view as? ConstraintBox)?.content = CGSize(width: number(-1...60), height: number(-1...60))
        if let parent { scene.views[parent]?.addSubview(view) }
    }

    private func moveView() {
        guard let index = anyView(), let parent = anyView() else { return }
        choices.note("move \(index) into \(parent)")
        if choices.isTrue() {
            scene.views[parent]?.addSubview(scene.views[index] ?? UIView())
        } else if let view = scene.views[index] {
            scene.views[parent]?.insertSubview(view, at: choices.below(4))
        }
    }

    private func removeView() {
        guard let index = anyView() else { return }
        choices.note("remove \(index)")
        scene.views[index]?.removeFromSuperview()
    }

    private func releaseViews() {
        guard let index = anyView() else { return }
        choices.note("release \(index)")
        scene.release(index)
    }

    private func reference() -> ConstraintScene.ItemReference? {
        guard let index = anyView() else { return nil }
        switch choices.below(12) {
        case 0 where !scene.guides.isEmpty: return .guide(choices.below(scene.guides.count))
        case 1: return .margins(index)
        case 2: return .safeArea(index)
        case 3: return .readable(index)
        case 4 where scene.kinds[index] == .scroll: return .content(index)
        case 5 where scene.kinds[index] == .scroll: return .frame(index)
        default: return .view(index)
        }
    }

    private func addTie() {
        guard let first = reference(), let second = reference() else { return }
        let groups: [[NSLayoutConstraint.Attribute]] = [
            [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins],
            [.leading, .trailing, .leadingMargin, .trailingMargin],
            [.top, .bottom, .centerY, .topMargin, .firstBaseline, .lastBaseline], [.width, .height],
        ]
        let group = choices.element(of: groups)
        let attributes = (choices.element(of: group), choices.element(of: group))
        let isConstant = attributes.0 == .width || attributes.0 == .height ? choices.isTrue() : false
        let relation =
            choices.element(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual])
            as NSLayoutConstraint.Relation
        let (factor, constant) = (isConstant ? 1 : multiplier(), number(-40...80))
        let constraint = scene.addTie { scene in
            guard let item = scene.item(first) else { return nil }
            return NSLayoutConstraint(
                item: item, attribute: attributes.0, relatedBy: relation,
                toItem: isConstant ? nil : scene.item(second),
                attribute: isConstant ? .notAnAttribute : attributes.1, multiplier: factor, constant: constant)
        }
        guard let constraint else { return }
        releases.add(constraint)
        constraint.priority = priority()
        choices.note("tie \(scene.ties.count - 1): \(first) \(second) \(constraint)")
        if !choices.isTrue(onceIn: 6) { constraint.isActive = true }
    }

    private func distanceTie() {
        guard let first = anyView(), let second = anyView() else { return }
        let constant = number(0...40)
        let constraint = scene.addTie { scene in
            guard let first = scene.views[first], let second = scene.views[second] else { return nil }
            return first.leftAnchor.anchorWithOffset(to: second.rightAnchor)
                .constraint(equalTo: first.topAnchor.anchorWithOffset(to: second.topAnchor), constant: constant)
        }
        guard let constraint else { return }
        releases.add(constraint)
        choices.note("tie \(scene.ties.count - 1): \(constraint)")
        constraint.isActive = true
    }

    private func formatTies() {
        guard let first = anyView(), let second = anyView() else { return }
        let formats = ["H:|-[a(30)]-[b]", "V:|[a]-10-[b(>=20@500)]|", "H:[a(==b)]->=5-[b]", "V:|-(7@300)-[a]"]
        let format = choices.element(of: formats)
        guard let view = scene.views[first], let other = scene.views[second], view.superview != nil else { return }
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["a": view, "b": other])
        for made in constraints {
            let constraint = scene.addTie(likeFormat: made)
            guard let constraint else { continue }
            releases.add(constraint)
            choices.note("tie \(scene.ties.count - 1) of \(format): \(constraint)")
            constraint.isActive = true
        }
    }

    private func anyTie() -> NSLayoutConstraint? {
        scene.ties.isEmpty ? nil : scene.ties[choices.below(scene.ties.count)].constraint
    }

    private func toggleTie() {
        guard let constraint = anyTie() else { return }
        choices.note("\(constraint.isActive ? "deactivate" : "activate") \(constraint)")
        constraint.isActive.toggle()
    }

    private func changeConstant() {
        guard let constraint = anyTie() else { return }
        constraint.constant = number(-40...80)
        choices.note("constant: \(constraint)")
    }

    private func changePriority() {
        guard let constraint = anyTie() else { return }
        constraint.priority = priority()
        choices.note("priority: \(constraint)")
    }

    private func changeTranslation() {
        guard let index = anyView(), let view = scene.views[index] else { return }
        choices.note("translation of \(index)")
        view.translatesAutoresizingMaskIntoConstraints.toggle()
    }

    private func setFrame() {
        guard let index = anyView(), let view = scene.views[index] else { return }
        // A frame determined by constraints is not changed, because a manual frame would persist until the next layout.
        guard view.translatesAutoresizingMaskIntoConstraints || view.superview == nil else { return }
        view.frame = CGRect(x: number(-20...50), y: number(-20...50), width: number(0...200), height: number(0...200))
        choices.note("frame of \(index): \(view.frame)")
    }

    private func changeContent() {
        guard let index = anyView(), let box = scene.views[index] as? ConstraintBox else { return }
        box.content = CGSize(width: number(-1...60), height: number(-1...60))
        choices.note("content of \(index): \(box.content)")
    }

    private func changeContentPriority() {
        guard let index = anyView(), let view = scene.views[index] else { return }
        choices.note("content priority of \(index)")
        let axis: NSLayoutConstraint.Axis = choices.isTrue() ? .vertical : .horizontal
        if choices.isTrue() {
            view.setContentHuggingPriority(priority(), for: axis)
        } else {
            view.setContentCompressionResistancePriority(priority(), for: axis)
        }
    }

    private func addGuide() {
        guard let index = anyView() else { return }
        choices.note("guide \(scene.guides.count) in \(index)")
        scene.addGuide(to: index)
        releases.add(scene.guides[scene.guides.count - 1].guide)
    }

    private func removeGuide() {
        guard !scene.guides.isEmpty else { return }
        let guide = choices.element(of: scene.guides).guide
        choices.note("remove a guide")
        guide.owningView?.removeLayoutGuide(guide)
    }

    private func anyStack() -> UIStackView? {
        let stacks = scene.views.compactMap { $0 as? UIStackView }
        return stacks.isEmpty ? nil : choices.element(of: stacks)
    }

    private func changeStack() {
        guard let stack = anyStack() else { return }
        choices.note("change a stack")
        switch choices.below(5) {
        case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
        case 1: stack.distribution = UIStackView.Distribution(rawValue: choices.below(5)) ?? .fill
        case 2: stack.alignment = UIStackView.Alignment(rawValue: choices.below(6)) ?? .fill
        case 3: stack.spacing = number(-5...20)
        default: stack.isLayoutMarginsRelativeArrangement.toggle()
        }
    }

    private func arrange() {
        guard let stack = anyStack(), let index = anyView(), let view = scene.views[index] else { return }
        choices.note("arrange \(index)")
        if choices.isTrue(onceIn: 4) {
            stack.removeArrangedSubview(view)
        } else {
            stack.insertArrangedSubview(view, at: choices.below(4))
        }
    }

    private func hide() {
        guard let index = anyView(), let view = scene.views[index] else { return }
        choices.note("hide or show \(index)")
        view.isHidden.toggle()
    }

    private func scrollOrDirect() {
        guard let index = anyView(), let view = scene.views[index] else { return }
        choices.note("margins, direction or offset of \(index)")
        switch choices.below(3) {
        case 0:
            view.layoutMargins = UIEdgeInsets(top: number(0...20), left: number(0...20), bottom: 3, right: 4)
        case 1:
            view.semanticContentAttribute = choices.element(of: [.forceRightToLeft, .unspecified])
        default: (view as? UIScrollView)?.contentOffset = CGPoint(x: number(-5...30), y: number(-5...30))
        }
    }

    private func layOut() {
        guard let index = anyView() else { return }
        choices.note("lay out \(index)")
        scene.views[index]?.layoutIfNeeded()
    }

    private func updateConstraints() {
        guard let index = anyView(), let view = scene.views[index] else { return }
        choices.note("update constraints of \(index)")
        if choices.isTrue() { view.setNeedsUpdateConstraints() } else { view.updateConstraintsIfNeeded() }
    }

    private func measure() {
        guard let index = anyView(), let view = scene.views[index] else { return }
        let target = CGSize(width: number(0...200), height: number(0...200))
        choices.note("measure \(index) for \(target)")
        _ = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: priority(), verticalFittingPriority: priority())
    }

    private func inspect() {
        guard let index = anyView(), let view = scene.views[index] else { return }
        choices.note("inspect \(index)")
        _ = view.hasAmbiguousLayout
        _ = view.constraintsAffectingLayout(for: .horizontal).map(\.description)
        _ = view.constraintsAffectingLayout(for: .vertical)
    }

    private func planCallbacks() {
        guard flavor == .reentrant else { return }
        callbacks = (choices.int(in: 1...4), choices.below(10))
        choices.note("callbacks: \(callbacks)")
    }

    // MARK: Checks

    private func check() throws {
        callbacks.left = 0
        choices.note("check")
        scene.removeReleasedViews()
        for _ in 0..<2 { for root in scene.roots { root.layoutIfNeeded() } }
        for (index, view) in scene.views.enumerated() {
            guard let view else { continue }
            try require(view.frame.isFinite, "the frame of view \(index) is \(view.frame)")
        }
        try checkActivity()
        guard flavor != .extreme else { return }
        try compareWithCopy()
    }

    private func checkActivity() throws {
        for (number, tie) in scene.ties.enumerated() where tie.constraint.isActive {
            let holders = scene.views.compactMap { $0 }.filter { view in
                view.constraints.contains { $0 === tie.constraint }
            }
            try require(holders.count == 1, "the active tie \(number) is held by \(holders.count) views")
        }
    }

    private func compareWithCopy() throws {
        var copy = ConstraintScene()
        let diagnostics = Diagnostics.record {
            copy = scene.freshCopy()
            for root in copy.roots { root.layoutIfNeeded() }
            scene.copyOffsets(to: copy)
            for root in copy.roots { root.layoutIfNeeded() }
        }
        guard diagnostics.isEmpty else { return }
        for (index, view) in scene.views.enumerated() {
            guard let view, let twin = copy.views[index], view.superview != nil,
                !view.translatesAutoresizingMaskIntoConstraints, !twin.hasAmbiguousLayout, !view.hasAmbiguousLayout
            else { continue }
            try require(
                view.frame.isNear(twin.frame, within: 1),
                "view \(index) stands at \(view.frame), in a fresh copy at \(twin.frame)")
        }
    }
}

/// Objects that have to be released at the end of a case.
@MainActor final class ReleaseCheck {
    private struct Entry {
        weak var object: AnyObject?
        let name: String
    }

    private var entries: [Entry] = []

    func add(_ object: AnyObject) {
        entries.append(Entry(object: object, name: String(describing: type(of: object))))
    }

    func requireAllReleased() throws {
        for (number, entry) in entries.enumerated() {
            try require(entry.object == nil, "object \(number), a \(entry.name), is not released")
        }
    }
}
