/// Methods that are called for the events of a layout manager.
///
/// The default implementations do nothing.
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Called when layout is invalidated because the text or a container changed.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Called when the layout of a container is complete, after it was requested as a whole.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    /// Called when a container's size or other constraints changed.
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) {}
}

/// The view that displays the layout of a layout manager.
package protocol LayoutManagerClient: AnyObject {
    /// Called when layout is invalidated because the text, its attributes or the container changed.
    func layoutDidInvalidate()
}
