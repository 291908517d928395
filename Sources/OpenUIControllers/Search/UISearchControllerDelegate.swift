/// The methods by which a search controller reports that a search begins and ends.
///
/// A search that begins calls `presentSearchController` and `willPresentSearchController`, and after the animation
/// `didPresentSearchController`. One that ends calls `willDismissSearchController`, and after the animation
/// `didDismissSearchController`.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
    /// Called before a search begins.
    func presentSearchController(_ searchController: UISearchController)
    /// Called when a search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the animation with which a search begins has ended.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called when a search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the animation with which a search ends has ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called before the search bar is moved to another place in the navigation bar.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// Called after the search bar was moved to another place in the navigation bar.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    public func presentSearchController(_ searchController: UISearchController) {}
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// The methods by which the results of a search are updated.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// Called when editing begins, when the text, the tokens or the scope change, and when the search ends.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when the user chose a suggestion.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
