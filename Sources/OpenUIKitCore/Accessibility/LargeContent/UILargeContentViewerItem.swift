/// An item that the large content viewer can show: a view whose own text does not grow with the user's text size.
///
/// ``UIView`` conforms. Users with an accessibility text size press an item for a moment to see it enlarged; see
/// ``UILargeContentViewerInteraction``.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: AnyObject {
    /// Whether the viewer shows the item.
    var showsLargeContentViewer: Bool { get }
    /// The text that the viewer shows.
    var largeContentTitle: String? { get }
    /// The image that the viewer shows.
    var largeContentImage: UIImage? { get }
    /// Whether the image is enlarged.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the image in points, applied after it was enlarged.
    var largeContentImageInsets: UIEdgeInsets { get }
}
