extension UIViewController {
    package func adoptChild(_ child: UIViewController) {
        guard child.parent !== self else { return }
        if child === self || isDescendant(child) {
            return Diagnostics.report(
                Diagnostic(
                    rule: "controller.added-to-itself",
                    message:
                        "A controller was added to itself or to one of its descendants; the hierarchy is not changed.",
                    subject: String(describing: type(of: self)),
                    hint: "Check which of the two controllers is the intended parent."))
        }
        child.parent?.children.removeAll { $0 === child }
        child.willMove(toParent: self)
        child.parent = self
        children.append(child)
    }

    package func detachFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    private func isDescendant(_ other: UIViewController) -> Bool {
        var current = parent
        while let controller = current {
            if controller === other { return true }
            current = controller.parent
        }
        return false
    }

    /// Whether the controller is currently being added to its parent.
    public final var isMovingToParent: Bool { move.toParent }
    /// Whether the controller is currently being removed from its parent, for example when it is popped.
    public final var isMovingFromParent: Bool { move.fromParent }

    /// The containment and presentation changes in progress.
    package struct Move {
        package var toParent = false
        package var fromParent = false
        var presented = false
        var dismissed = false

        package init() {}
    }

    /// Replaces the view of one child by that of another with an animation.
    ///
    /// Both controllers must already be children of this controller. The new view is added, `animations` is run, the
    /// old view is removed, and both children receive appearance calls in UIKit's order.
    public final func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        guard fromViewController.parent === self, toViewController.parent === self else {
            return Diagnostics.report(
                Diagnostic(
                    rule: "controller.not-a-child",
                    message:
                        "A transition was requested between controllers that are not both children; the call has "
                        + "no effect.",
                    subject: String(describing: type(of: self)), hint: "Call addChild(_:) with both controllers first.")
            )
        }
        let animated = duration > 0
        let notifies = forwardsAppearance && appearance == .shown
        if notifies {
            fromViewController.beginDisappearing(animated)
            toViewController.beginAppearing(animated)
        }
        let (old, new): (UIView, UIView) = (fromViewController.view, toViewController.view)
        if let container = old.superview, new.superview == nil { container.addSubview(new) }
        let finish: (Bool) -> Void = { finished in
            old.removeFromSuperview()
            if notifies {
                fromViewController.endDisappearing(animated)
                toViewController.endAppearing(animated)
            }
            completion?(finished)
        }
        guard let animations else { return finish(true) }
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations, completion: finish)
    }
}
