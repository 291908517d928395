/// An object that provides an item for each activity of a ``UIActivityViewController``.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
    /// Returns an item of the same class as the later ones, which determines the offered activities.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// Returns the item for an activity; with `nil`, the activity is performed without it.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// Returns the subject of an email; the default is empty.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
