import OpenUIKitCore

/// The content of a column of a split view.
@MainActor final class SplitColumn {
    let column: UISplitViewController.Column
    /// The controller that was set for the column.
    let content: UIViewController
    /// The controller that is shown in the column: a navigation controller, or the content itself.
    let container: UIViewController
    /// The first controller of the stack, by which it is recognized in a joined stack.
    private(set) var root: UIViewController?
    /// Whether the stack is part of a joined stack.
    private(set) var isTaken = false

    /// Creates a column, whose content is put into a navigation controller unless it is one or `wraps` is `false`.
    init(_ column: UISplitViewController.Column, _ content: UIViewController, wraps: Bool) {
        self.column = column
        self.content = content
        let isWrapped = wraps && !(content is UINavigationController)
        container = isWrapped ? UINavigationController(rootViewController: content) : content
        root = stack.first
    }

    private var stack: [UIViewController] {
        (container as? UINavigationController)?.viewControllers ?? [container]
    }

    /// Returns the controllers of the column for a joined stack; only the first one if that has happened before.
    ///
    /// They are removed from the column, unless its own stack becomes the joined one.
    func takeStack(for joined: UINavigationController) -> [UIViewController] {
        guard !isTaken else { return root.map { [$0] } ?? [] }
        isTaken = true
        let stack = stack
        root = stack.first
        if container !== joined { show([]) }
        return stack
    }

    /// Returns controllers of a joined stack to the column; the first one if the user has left the column.
    func giveStack(_ stack: [UIViewController]?) {
        isTaken = false
        show(stack ?? root.map { [$0] } ?? [])
    }

    private func show(_ stack: [UIViewController]) {
        (container as? UINavigationController)?.setViewControllers(stack, animated: false)
    }
}
