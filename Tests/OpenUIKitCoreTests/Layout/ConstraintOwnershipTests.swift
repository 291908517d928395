import Testing

@testable import OpenUIKitCore

/// Tests which layout engine is responsible for which view as hierarchies change, and when engines are released.
@MainActor @Suite struct ConstraintOwnershipTests {
    private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    @Test("A view can move out of a container that was measured without constraints")
    func measuredContainer() {
        let (outer, container, child, other) = (UIView(), Box(), Box(20, 10), UIView())
        outer.addSubview(container)
        container.addSubview(child)
        _ = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        other.addSubview(child)
        activate(child.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 7))
        other.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 7, y: 0, width: 20, height: 10))
    }

    @Test("A subtree that was laid out from several levels can move to another hierarchy")
    func laidOutAtSeveralLevels() {
        let (top, a, b, l) = (UIView(), Box(), UIView(), Box())
        b.frame.size.width = 30
        top.addSubview(a)
        a.addSubview(b)
        b.addSubview(l)
        activate(l.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 1))
        l.layoutIfNeeded()
        b.layoutIfNeeded()
        let other = UIView()
        other.addSubview(a)
        other.layoutIfNeeded()
        #expect(l.frame.width == 31)
    }

    @Test("A view with a frame can be referenced by constraints in successive hierarchies")
    func movedReference() {
        let (first, second, fixed) = (UIView(), UIView(), UIView())
        fixed.frame = CGRect(x: 10, y: 0, width: 20, height: 5)
        for root in [first, second] {
            let follower = Box(5, 5)
            root.addSubview(fixed)
            root.addSubview(follower)
            activate(follower.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 1))
            root.layoutIfNeeded()
            #expect(follower.frame.minX == 31)
        }
    }

    /// A view that calls a closure when it needs layout.
    private final class Watching: UIView {
        var onRequest: () -> Void = {}

        override func setNeedsLayout() {
            super.setNeedsLayout()
            onRequest()
        }
    }

    @Test("A width that is set when the removal of its view requests layout has an effect", arguments: [true, false])
    func widthSetDuringRemoval(isMoved: Bool) {
        let (root, view, child, next) = (Watching(), Box(), Box(), UIView())
        root.addSubview(view)
        view.addSubview(child)
        activate(view.leftAnchor.constraint(equalTo: root.leftAnchor))
        activate(child.widthAnchor.constraint(equalTo: view.widthAnchor))
        root.layoutIfNeeded()
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        root.onRequest = { width.isActive = true }
        if isMoved { next.addSubview(view) } else { view.removeFromSuperview() }
        root.layoutIfNeeded()
        (isMoved ? next : view).layoutIfNeeded()
        #expect(child.bounds.width == 50)
    }

    @Test("A constraint to the superview that is activated during a removal is deactivated")
    func constraintActivatedDuringRemoval() {
        let (root, view) = (Watching(), Box())
        root.addSubview(view)
        activate(view.leftAnchor.constraint(equalTo: root.leftAnchor))
        root.layoutIfNeeded()
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        root.onRequest = { if view.superview === root { top.isActive = true } }
        view.removeFromSuperview()
        #expect(!top.isActive)
    }

    @Test("A constraint whose constant changed before its view moved applies the constant afterwards")
    func staleConstraint() {
        let (first, second, view) = (UIView(), UIView(), Box())
        first.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        first.layoutIfNeeded()
        width.constant = 20
        second.addSubview(view)
        second.layoutIfNeeded()
        width.constant = 30
        second.layoutIfNeeded()
        #expect(view.frame.width == 30)
    }

    @Test("A layout guide that outlives its view has no owning view")
    func guideOutlivesView() {
        let guides = {
            let view = UIScrollView()
            return [
                view.layoutMarginsGuide, view.safeAreaLayoutGuide, view.readableContentGuide, view.contentLayoutGuide,
                view.frameLayoutGuide, view.keyboardLayoutGuide,
            ]
        }()
        for guide in guides {
            #expect(guide.owningView == nil)
            #expect(guide.layoutFrame == .zero)
        }
    }

    @Test("A view that returns to its own frame still lays out changed content of its subviews")
    func contentBeforeFrame() {
        let (root, middle, inner) = (UIView(), Box(), Box(5, 5))
        root.addSubview(middle)
        middle.addSubview(inner)
        activate(inner.leftAnchor.constraint(equalTo: middle.leftAnchor))
        root.layoutIfNeeded()
        inner.content = CGSize(width: 40, height: 30)
        middle.translatesAutoresizingMaskIntoConstraints = true
        root.layoutIfNeeded()
        #expect(inner.frame.size == CGSize(width: 40, height: 30))
    }

    @Test("A root view sized by its content follows changes of the content")
    func freeRoot() {
        let (root, child) = (Box(10, 20), Box(1, 1))
        root.addSubview(child)
        activate(child.rightAnchor.constraint(equalTo: root.rightAnchor))
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 10, height: 20))
        root.content = CGSize(width: 50, height: 60)
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 50, height: 60))
        #expect(child.frame.maxX == 50)
    }

    @Test("A root view that was measured just after its content changed follows later changes")
    func freeRootMeasuredAfterChange() {
        let (root, child) = (Box(10, 20), Box(1, 1))
        root.addSubview(child)
        activate(child.rightAnchor.constraint(equalTo: root.rightAnchor))
        root.layoutIfNeeded()
        root.content = CGSize(width: 50, height: 60)
        _ = root.systemLayoutSizeFitting(.zero)
        root.content = CGSize(width: 5, height: 6)
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 5, height: 6))
    }

    /// A view that performs a closure when its intrinsic content size is queried.
    private final class Asking: UIView {
        var onAsk: (() -> Void)?

        override var intrinsicContentSize: CGSize {
            let body = onAsk
            onAsk = nil
            body?()
            return CGSize(width: 20, height: 10)
        }
    }

    @Test("A view can move to another hierarchy while the layout queries its size")
    func moveWhileSolving() {
        let (first, second, view, sibling) = (UIView(), UIView(), Asking(), Box(3, 3))
        for view in [view, sibling] {
            view.translatesAutoresizingMaskIntoConstraints = false
            first.addSubview(view)
        }
        let gap = sibling.leftAnchor.constraint(equalTo: view.rightAnchor)
        activate(gap, sibling.widthAnchor.constraint(equalToConstant: 4))
        view.onAsk = {
            second.addSubview(view)
            second.layoutIfNeeded()
        }
        first.layoutIfNeeded()
        second.layoutIfNeeded()
        #expect(!gap.isActive)
        #expect(view.frame.size == CGSize(width: 20, height: 10))
        #expect(sibling.frame.width == 4)
    }

    @Test("Constraints can be replaced while the layout queries sizes")
    func replaceWhileSolving() {
        let (root, view) = (UIView(), Asking())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let old = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
        let new = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50)
        old.isActive = true
        view.onAsk = {
            old.isActive = false
            new.isActive = true
        }
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 50, y: 0, width: 20, height: 10))
    }

    @Test("A root view can be laid out and measured while it is being measured")
    func measureWhileMeasuring() {
        let (root, view) = (UIView(), Asking())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        activate(
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            root.rightAnchor.constraint(equalTo: view.rightAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            root.bottomAnchor.constraint(equalTo: view.bottomAnchor))
        var inner = CGSize.zero
        view.onAsk = {
            root.layoutIfNeeded()
            inner = root.systemLayoutSizeFitting(.zero)
        }
        #expect(root.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 10))
        #expect(inner == CGSize(width: 20, height: 10))
    }

    /// A view that measures itself to compute its intrinsic content size.
    private final class Endless: UIView {
        override var intrinsicContentSize: CGSize { systemLayoutSizeFitting(.zero) }
    }

    @Test("A view that measures itself in its intrinsic size ends with a diagnostic")
    func endlessMeasuring() {
        let view = Endless()
        view.translatesAutoresizingMaskIntoConstraints = false
        let found = Diagnostics.record { _ = view.systemLayoutSizeFitting(.zero) }
        #expect(found.first?.rule == "constraint.recursive-fitting")
    }

    @Test("Views, constraints and engines of a measured and laid-out hierarchy are released with it")
    func nothingStays() {
        weak var root: UIView?
        weak var constraint: NSLayoutConstraint?
        weak var engine: LayoutEngine?
        do {
            let (view, member, child) = (UIView(), Box(), Box(10, 10))
            view.addSubview(member)
            member.addSubview(child)
            let left = child.leftAnchor.constraint(equalTo: member.leftAnchor)
            left.isActive = true
            _ = member.systemLayoutSizeFitting(.zero)
            view.layoutIfNeeded()
            (root, constraint, engine) = (view, left, view.rareState?.layoutItem?.rootEngine)
            #expect(engine != nil)
        }
        #expect(root == nil)
        #expect(constraint == nil)
        #expect(engine == nil)
    }

    // MARK: Numbers

    @Test("Constants and multipliers beyond the supported range are limited with a diagnostic")
    func limits() {
        let (root, view) = (UIView(), Box())
        root.addSubview(view)
        var width: NSLayoutConstraint?
        let found = Diagnostics.record {
            width = view.widthAnchor.constraint(equalToConstant: 1e300)
            width?.isActive = true
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: -1e300).isActive = true
            root.layoutIfNeeded()
        }
        #expect(found.map(\.rule) == ["constraint.exceeds-limit", "constraint.exceeds-limit"])
        #expect(width?.constant == 10_000_000)
        #expect(view.frame.width == 10_000_000)
        #expect(view.frame.height.isFinite)
    }

    @Test("A position constraint with multiplier 0 is reported")
    func zeroMultiplier() {
        let (root, view) = (UIView(), Box())
        root.addSubview(view)
        let found = Diagnostics.record {
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .right, multiplier: 0,
                constant: 5
            ).isActive = true
        }
        #expect(found.map(\.rule) == ["constraint.missing-item"])
    }

    private final class Unbounded: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: .nan) }
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: .nan, bottom: 0, right: 0) }
    }

    @Test("Content sizes and insets that are not finite result in a finite frame")
    func unboundedContent() {
        let (root, view, follower) = (UIView(), Unbounded(), Box(5, 5))
        for view in [view, follower] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        _ = Diagnostics.record {
            activate(
                follower.leftAnchor.constraint(equalTo: view.rightAnchor),
                view.leftAnchor.constraint(equalTo: root.leftAnchor))
            root.layoutIfNeeded()
        }
        #expect(view.frame.isFinite)
        #expect(follower.frame.isFinite)
    }
}
