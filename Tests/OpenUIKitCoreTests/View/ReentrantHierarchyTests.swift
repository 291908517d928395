import OpenUIKitCore
import Testing

/// Callbacks of moves that themselves change the hierarchy, exhaustively for three views.
@MainActor @Suite struct ReentrantHierarchyTests {
    enum Callback: CaseIterable {
        case willMoveToSuperview, didMoveToSuperview, willRemoveSubview, didAddSubview, willMoveToWindow
        case didMoveToWindow, setNeedsLayout
    }

    /// One change among a container, which has the number 0, and three views.
    struct Edit {
        let view: Int
        /// Nil to remove the view.
        let newParent: Int?

        static let all: [Edit] = (1...3).flatMap { view in
            [Edit(view: view, newParent: nil)]
                + (0...3).filter { $0 != view }.map { Edit(view: view, newParent: $0) }
        }
    }

    /// The superviews of the three views before the change.
    private static let trees: [[Int?]] = [
        [0, 0, 0], [0, 1, 2], [0, 1, 1], [nil, 1, 0], [nil, nil, nil], [nil, 1, 2],
    ]

    @Test(
        "Whatever a callback of a move changes, each view is a subview of its superview only",
        arguments: Callback.allCases)
    func consistency(callback: Callback) {
        checkAllEdits(callback, areConstrained: false)
    }

    @Test(
        "Whatever a callback of a move changes, each view with constraints is a subview of its superview only",
        arguments: Callback.allCases)
    func consistencyWithConstraints(callback: Callback) {
        checkAllEdits(callback, areConstrained: true)
    }

    private func checkAllEdits(_ callback: Callback, areConstrained: Bool) {
        let recorded = Diagnostics.record {
            for tree in Self.trees {
                for owner in 0...3 {
                    for reaction in Edit.all {
                        for edit in Edit.all {
                            let fixture = Fixture(tree)
                            if areConstrained { fixture.constrain() }
                            fixture.views[owner].callback = callback
                            fixture.views[owner].reaction = { fixture.apply(reaction) }
                            fixture.apply(edit)
                            #expect(
                                fixture.defect == nil,
                                "\(tree), \(edit); in \(callback) of \(owner): \(reaction)")
                            fixture.close()
                        }
                    }
                }
            }
        }
        #expect(recorded.allSatisfy { $0.rule == "view.added-to-descendant" })
    }

    @MainActor private final class Fixture {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0...3).map { _ in ReactingView() }

        init(_ tree: [Int?]) {
            window.addSubview(views[0])
            for (index, parent) in tree.enumerated() {
                if let parent { views[parent].addSubview(views[index + 1]) }
            }
        }

        /// Lays out each subview at its superview's edge.
        func constrain() {
            for view in views {
                guard let superview = view.superview, superview !== window else { continue }
                view.translatesAutoresizingMaskIntoConstraints = false
                view.leftAnchor.constraint(equalTo: superview.leftAnchor).isActive = true
            }
            for view in views { view.layoutIfNeeded() }
        }

        func apply(_ edit: Edit) {
            if let parent = edit.newParent {
                views[parent].addSubview(views[edit.view])
            } else {
                views[edit.view].removeFromSuperview()
            }
        }

        func close() {
            for view in views {
                view.reaction = nil
                view.removeFromSuperview()
            }
        }

        /// What is wrong with the hierarchy, nil if nothing is.
        var defect: String? {
            for (number, view) in views.enumerated() {
                let holders = views.filter { $0.subviews.contains { $0 === view } }
                if number > 0, holders.count > (view.superview == nil ? 0 : 1) { return "\(number) is held twice" }
                if number > 0, let superview = view.superview, holders.first !== superview {
                    return "\(number) is not among the subviews of its superview"
                }
                if view.layer.superlayer !== view.superview?.layer { return "the layer of \(number) is elsewhere" }
                if depth(of: view) > 5 { return "\(number) is inside itself" }
            }
            return nil
        }

        private func depth(of view: UIView) -> Int {
            var (depth, next) = (0, view.superview)
            while let view = next, depth < 10 { (depth, next) = (depth + 1, view.superview) }
            return depth
        }
    }

    private final class ReactingView: UIView {
        var callback: Callback?
        /// Runs once.
        var reaction: (() -> Void)?

        private func react(to callback: Callback) {
            guard callback == self.callback, let reaction else { return }
            self.reaction = nil
            reaction()
        }

        override func willMove(toSuperview newSuperview: UIView?) { react(to: .willMoveToSuperview) }
        override func didMoveToSuperview() { react(to: .didMoveToSuperview) }
        override func willRemoveSubview(_ subview: UIView) { react(to: .willRemoveSubview) }
        override func didAddSubview(_ subview: UIView) { react(to: .didAddSubview) }
        override func willMove(toWindow newWindow: UIWindow?) { react(to: .willMoveToWindow) }
        override func didMoveToWindow() { react(to: .didMoveToWindow) }
        override func setNeedsLayout() {
            super.setNeedsLayout()
            react(to: .setNeedsLayout)
        }
    }
}
