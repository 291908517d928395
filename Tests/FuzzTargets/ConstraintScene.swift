import Fuzzing
import OpenUIKit

/// Views, guides and constraints that refer to each other by index, so that they can be reproduced.
@MainActor final class ConstraintScene {
    /// The kind of view at an index.
    enum Kind: CaseIterable {
        case box, stack, scroll
    }

    /// A view or guide that a constraint refers to.
    enum ItemReference {
        case view(Int), guide(Int), margins(Int), safeArea(Int), readable(Int), content(Int), frame(Int)
    }

    /// A constraint with the information to reproduce it in another scene.
    struct ConstraintRecord {
        let constraint: NSLayoutConstraint
        let make: @MainActor (ConstraintScene) -> NSLayoutConstraint?
    }

    private(set) var kinds: [Kind] = []
    private(set) var views: [UIView?] = []
    private(set) var guides: [(owner: Int, guide: UILayoutGuide)] = []
    private(set) var ties: [ConstraintRecord] = []
    private var released: [ReleasedView] = []
    /// The views whose readable guide was created, which adds constraints even if no constraint refers to it.
    private var readableViews: Set<Int> = []

    private struct ReleasedView {
        weak var view: UIView?
    }

    /// Called when a box receives a layout query or notification.
    var onCallback: ((ConstraintBox) -> Void)?

    var liveIndices: [Int] { views.indices.filter { views[$0] != nil } }
    var roots: [UIView] { views.compactMap { $0 }.filter { $0.superview == nil } }

    func index(of view: AnyObject) -> Int? { views.firstIndex { $0 === view } }

    // MARK: Building

    func addView(_ kind: Kind) -> UIView {
        let view: UIView
        switch kind {
        case .box: view = ConstraintBox(scene: self)
        case .stack: view = UIStackView()
        case .scroll: view = UIScrollView()
        }
        kinds.append(kind)
        views.append(view)
        return view
    }

    /// Reserves the index of a view that no longer exists.
    private func skipView() {
        kinds.append(.box)
        views.append(nil)
    }

    func addGuide(to owner: Int) {
        let guide = UILayoutGuide()
        views[owner]?.addLayoutGuide(guide)
        guides.append((owner, guide))
    }

    func addTie(_ make: @escaping @MainActor (ConstraintScene) -> NSLayoutConstraint?) -> NSLayoutConstraint? {
        guard let constraint = make(self) else { return nil }
        ties.append(ConstraintRecord(constraint: constraint, make: make))
        return constraint
    }

    /// Adds a constraint with the attributes of another one between views of this scene.
    func addTie(likeFormat made: NSLayoutConstraint) -> NSLayoutConstraint? {
        guard let first = made.firstItem.flatMap({ index(of: $0) }) else { return nil }
        let second = made.secondItem.flatMap { index(of: $0) }
        guard second != nil || made.secondItem == nil else { return nil }
        let attributes = (made.firstAttribute, made.secondAttribute)
        let (relation, multiplier, constant, priority) = (made.relation, made.multiplier, made.constant, made.priority)
        return addTie { scene in
            guard let item = scene.views[first] else { return nil }
            let constraint = NSLayoutConstraint(
                item: item, attribute: attributes.0, relatedBy: relation, toItem: second.flatMap { scene.views[$0] },
                attribute: attributes.1, multiplier: multiplier, constant: constant)
            constraint.priority = priority
            return constraint
        }
    }

    /// Removes a view from its superview and releases it.
    func release(_ index: Int) {
        views[index]?.removeFromSuperview()
        released.append(ReleasedView(view: views[index]))
        views[index] = nil
    }

    /// Removes the views that were released while they were being inserted, because the insertion retained them.
    func removeReleasedViews() {
        for entry in released { entry.view?.removeFromSuperview() }
        released = []
    }

    func releaseTie(_ index: Int) {
        ties.remove(at: index)
    }

    func item(_ reference: ItemReference) -> AnyObject? {
        switch reference {
        case .view(let index): views[index]
        case .guide(let index): guides[index].guide
        case .margins(let index): views[index]?.layoutMarginsGuide
        case .safeArea(let index): views[index]?.safeAreaLayoutGuide
        case .readable(let index): readableGuide(of: index)
        case .content(let index): (views[index] as? UIScrollView)?.contentLayoutGuide
        case .frame(let index): (views[index] as? UIScrollView)?.frameLayoutGuide
        }
    }

    private func readableGuide(of index: Int) -> UILayoutGuide? {
        readableViews.insert(index)
        return views[index]?.readableContentGuide
    }

    // MARK: Copying

    /// Creates the same views and active constraints at once.
    func freshCopy() -> ConstraintScene {
        let copy = ConstraintScene()
        for (index, view) in views.enumerated() {
            if let view { copy.addCopy(of: view, kinds[index]) } else { copy.skipView() }
        }
        for (index, view) in views.enumerated() {
            if let view, let twin = copy.views[index] { copyChildren(of: view, to: twin, in: copy) }
        }
        for (index, view) in views.enumerated() {
            if let view, let twin = copy.views[index] { Self.copyState(of: view, to: twin) }
        }
        for (owner, guide) in guides {
            copy.guides.append((owner, UILayoutGuide()))
            if guide.owningView != nil { copy.views[owner]?.addLayoutGuide(copy.guides[copy.guides.count - 1].guide) }
        }
        for index in readableViews.sorted() { _ = copy.readableGuide(of: index) }
        for tie in ties where tie.constraint.isActive {
            let constraint = copy.addTie(tie.make)
            constraint?.constant = tie.constraint.constant
            constraint?.priority = tie.constraint.priority
            constraint?.isActive = true
        }
        return copy
    }

    /// Sets the content offsets of a copy again.
    ///
    /// The first layout of a scroll view moves an offset past the end of its content back to the end; a later layout
    /// does so only if a size changed.
    func copyOffsets(to copy: ConstraintScene) {
        for (view, twin) in zip(views, copy.views) {
            guard let view = view as? UIScrollView, let twin = twin as? UIScrollView else { continue }
            twin.contentOffset = view.contentOffset
        }
    }

    private func addCopy(of view: UIView, _ kind: Kind) {
        let copy = addView(kind)
        copy.autoresizingMask = []
        copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
        if let view = view as? ConstraintBox, let copy = copy as? ConstraintBox { copy.content = view.content }
        guard let view = view as? UIStackView, let copy = copy as? UIStackView else { return }
        copy.axis = view.axis
        copy.distribution = view.distribution
        copy.alignment = view.alignment
        copy.spacing = view.spacing
        copy.isLayoutMarginsRelativeArrangement = view.isLayoutMarginsRelativeArrangement
        copy.isBaselineRelativeArrangement = view.isBaselineRelativeArrangement
    }

    private func copyChildren(of view: UIView, to twin: UIView, in copy: ConstraintScene) {
        for child in view.subviews {
            if let index = index(of: child), let childTwin = copy.views[index] { twin.addSubview(childTwin) }
        }
        for child in (view as? UIStackView)?.arrangedSubviews ?? [] {
            guard let index = index(of: child), let childTwin = copy.views[index] else { continue }
            (twin as? UIStackView)?.addArrangedSubview(childTwin)
        }
    }

    private static func copyState(of view: UIView, to copy: UIView) {
        if view.translatesAutoresizingMaskIntoConstraints || view.superview == nil { copy.frame = view.frame }
        // An arranged view may have been configured later to keep its frame.
        copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
        copy.isHidden = view.isHidden
        copy.layoutMargins = view.layoutMargins
        copy.semanticContentAttribute = view.semanticContentAttribute
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            copy.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
            copy.setContentCompressionResistancePriority(
                view.contentCompressionResistancePriority(for: axis), for: axis)
        }
        guard let view = view as? UIScrollView, let copy = copy as? UIScrollView else { return }
        copy.contentSize = view.contentSize
        copy.contentOffset = view.contentOffset
    }
}

/// A view with an intrinsic content size that reports layout queries and notifications to its scene.
@MainActor final class ConstraintBox: UIView {
    private weak var scene: ConstraintScene?
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(scene: ConstraintScene) {
        self.scene = scene
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func report() { scene?.onCallback?(self) }

    override var intrinsicContentSize: CGSize {
        report()
        return content
    }
    override var alignmentRectInsets: UIEdgeInsets {
        report()
        return .zero
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        report()
    }
    override func updateConstraints() {
        report()
        super.updateConstraints()
    }
    override func setNeedsLayout() {
        super.setNeedsLayout()
        report()
    }
    override func willMove(toSuperview newSuperview: UIView?) { report() }
    override func didMoveToSuperview() { report() }
    override func willRemoveSubview(_ subview: UIView) { report() }
    override func didAddSubview(_ subview: UIView) { report() }
    override func layoutMarginsDidChange() { report() }
}
