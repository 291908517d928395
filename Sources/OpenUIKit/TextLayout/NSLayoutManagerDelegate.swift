/// Told what a layout manager does.
///
/// Every method has a default that does nothing.
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Lines were forgotten, because the text or the room for it changed.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// The lines of a container are laid out, all that were asked for.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    /// A container changed its size.
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
    /// Does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) {}
}

/// The view that shows what a layout manager lays out.
protocol LayoutManagerClient: AnyObject {
    /// Lines were forgotten: the text changed, or its look, or the room for it.
    ///
    /// - Parameter edit: what happened to the text, if it changed.
    func layoutDidInvalidate()
}
