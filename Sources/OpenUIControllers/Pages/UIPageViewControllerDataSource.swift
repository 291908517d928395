/// The methods by which a page view controller requests the pages beside the current one.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before another one, or `nil` if there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one, or `nil` if there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots of the page indicator; the default 0 hides it.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the dot that is emphasized after `setViewControllers`; the default is 0.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// The default returns 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The default returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
