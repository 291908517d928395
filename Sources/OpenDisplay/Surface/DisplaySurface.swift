package import OpenCoreGraphics
package import OpenQuartzCore

/// Something that shows one layer tree and reports input.
///
/// There are two: the GTK window (`WindowSurface`) and the off-screen image (`OffscreenSurface`). Both paint with the
/// same painter, so they show the same pixels.
@MainActor
package protocol DisplaySurface: AnyObject {
    /// The size of the content, in points.
    var size: CGSize { get }
    /// Device pixels per point.
    var scale: CGFloat { get }
    /// What the user's settings ask for.
    var appearance: DisplayAppearance { get }
    /// How much larger than usual the user wants text to be: 1 for the usual size.
    var textScale: CGFloat { get }
    /// The highest rate at which the surface can show frames, in frames per second.
    var maximumFramesPerSecond: Int { get }
    /// The tree that is shown.
    var layerTree: LayerTree? { get set }
    /// Receives every event, on the main actor, as it happens.
    var onEvent: (@MainActor (DisplayEvent) -> Void)? { get set }
    /// The window's title.
    var title: String { get set }

    /// Whether the surface has the keyboard, as far as is known.
    var isActive: Bool { get }
    /// What input methods write into, held weakly; nil while nothing takes text.
    var textInputClient: (any TextInputClient)? { get set }

    /// The client's caret may have moved, or it asks for another kind of text.
    func textInputDidChange()
    /// The client's text or selection was changed by other means than the input method: what is being composed is over.
    func resetTextInput()

    /// Takes what is dragged over the surface, held weakly.
    var dropHandler: (any DropHandler)? { get set }

    /// Lets the display carry content away with the button that is down.
    ///
    /// The surface tells nothing of pointer and keys until that is over; it comes back as a drop.
    ///
    /// - Returns: False if the display cannot: then whoever has the content follows the pointer.
    func beginDrag(_ drag: OutgoingDrag) -> Bool

    /// Makes the surface visible and lets it take input.
    func show()
    /// Takes the surface off the screen without freeing it.
    func hide()
    /// Frees the surface; it reports no events any more.
    func close()
}
