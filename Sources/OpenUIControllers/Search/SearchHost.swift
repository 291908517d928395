@_spi(Subclassing) import OpenUIKitCore

/// The place at which an active search shows its results: over the content of a controller.
@MainActor struct SearchHost {
    private let bar: UISearchBar
    private let controller: UIViewController
    private let navigation: UINavigationController?

    /// Finds the controller whose content is searched; `nil` if the bar is not displayed.
    init?(of bar: UISearchBar) {
        self.bar = bar
        let navigationBar = bar.firstInChain { $0 is UINavigationBar } as? UINavigationBar
        navigation = navigationBar?.navigationController
        if let top = navigation?.topViewController {
            controller = top
        } else if let owner = bar.firstInChain(where: { $0 is UIViewController }) as? UIViewController {
            controller = owner
        } else {
            return nil
        }
    }

    /// Adds a search controller as a child, with its view over the content.
    func adopt(_ search: UISearchController) {
        if search.parent !== controller {
            controller.addChild(search)
            search.didMove(toParent: controller)
        }
        if let navigation { return navigation.showSearch(of: controller) }
        showBelowBar(search)
    }

    /// Shows the results below a bar that client code has added to the content.
    private func showBelowBar(_ search: UISearchController) {
        guard let content = controller.view else { return }
        (content as? UIScrollView)?.scrollRectToVisible(bar.convert(bar.bounds, to: content), animated: false)
        // What is in a scroll view would scroll.
        let host = content is UIScrollView ? content.superview ?? content : content
        let top = bar.convert(bar.bounds, to: host).maxY
        search.view.frame = CGRect(
            x: host.bounds.minX, y: top, width: host.bounds.width, height: max(host.bounds.maxY - top, 0))
        search.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(search.view)
    }
}
