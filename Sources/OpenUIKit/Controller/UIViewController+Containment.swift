extension UIViewController {
    func adoptChild(_ child: UIViewController) {
        guard child.parent !== self else { return }
        if child === self || isInside(child) {
            return Diagnostics.report(
                Diagnostic(
                    rule: "controller.added-to-itself",
                    message: "A controller was added to itself or to a controller inside it; nothing is changed.",
                    subject: String(describing: type(of: self)),
                    hint: "Check which of the two is meant to contain the other."))
        }
        child.parent?.children.removeAll { $0 === child }
        child.willMove(toParent: self)
        child.parent = self
        children.append(child)
    }

    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    private func isInside(_ other: UIViewController) -> Bool {
        var current = parent
        while let controller = current {
            if controller === other { return true }
            current = controller.parent
        }
        return false
    }
}
