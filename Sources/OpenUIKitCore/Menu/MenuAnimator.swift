/// Coordinates animations with an edit menu that is presented or dismissed.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Runs animations with those of the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the animations have ended.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Coordinates animations with a context menu that is presented or dismissed.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// Runs animations with those of the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the animations have ended.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The animations with which users accompany a menu.
@MainActor package final class MenuAnimator: UIEditMenuInteractionAnimating, UIContextMenuInteractionAnimating {
    private let animator = PointerAnimator()

    package func addAnimations(_ animations: @escaping () -> Void) {
        animator.addAnimations(animations)
    }

    package func addCompletion(_ completion: @escaping () -> Void) {
        animator.addCompletion { _ in completion() }
    }

    /// Lets a closure add animations, and runs them.
    package static func run(_ body: (MenuAnimator) -> Void) {
        let menu = MenuAnimator()
        body(menu)
        menu.animator.start()
    }
}
