extension UIViewController {
    /// The nearest navigation controller among the ancestors, or `nil` if there is none.
    public final var navigationController: UINavigationController? {
        var current = parent
        while let controller = current {
            if let navigation = controller as? UINavigationController { return navigation }
            current = controller.parent
        }
        return nil
    }
}
