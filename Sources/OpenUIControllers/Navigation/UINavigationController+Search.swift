@_spi(Subclassing) import OpenUIKitCore

/// The results of the searches of the controllers in the stack.
extension UINavigationController {
    /// Shows the results of a controller's search above its view, if that search is active.
    func showSearch(of controller: UIViewController?) {
        guard let controller, let content = controller.viewIfLoaded, content.superview === contentView,
            let search = controller.navigation?.item?.searchController, search.parent === controller
        else { return }
        let view: UIView = search.view
        if view.superview !== contentView { contentView.insertSubview(view, aboveSubview: content) }
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        search.barInsets = childBarInsets
    }
}
