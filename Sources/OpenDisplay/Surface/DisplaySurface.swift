package import OpenCoreGraphics
package import OpenQuartzCore

/// A surface that shows a layer tree and reports input.
///
/// There are two implementations: the GTK window (`WindowSurface`) and the off-screen image (`OffscreenSurface`). Both
/// use the same painter, so that they show the same pixels.
@MainActor
package protocol DisplaySurface: AnyObject {
    /// The size of the content, in points.
    var size: CGSize { get }
    /// The number of device pixels per point.
    var scale: CGFloat { get }
    /// The appearance specified by the user's settings.
    var appearance: DisplayAppearance { get }
    /// The factor of text sizes in the user's settings: 1 for the default size.
    var textScale: CGFloat { get }
    /// The color of the user's choice for controls, or `nil` if the desktop has none.
    var accentColor: CGColor? { get }
    /// The highest frame rate of the surface, in frames per second.
    var maximumFramesPerSecond: Int { get }
    /// The layer tree that the surface shows.
    var layerTree: LayerTree? { get set }
    /// Called on the main actor with every event.
    var onEvent: (@MainActor (DisplayEvent) -> Void)? { get set }
    var title: String { get set }
    /// Whether the desktop or GTK displays a title bar above the content; set before the surface is shown.
    var hasTitleBar: Bool { get set }
    /// Whether the content is light or dark, which what GTK draws around it suits.
    var contentAppearance: DisplayAppearance { get set }
    /// The buttons that a title bar has.
    var windowControls: WindowControls { get }
    /// Whether the desktop shows the menu bars of windows itself, so that the surface needs none.
    var desktopShowsMenuBar: Bool { get }
    /// The menu bar that the desktop shows for the surface, or `nil` for none.
    var menuBarExport: (any MenuBarExport)? { get set }
    /// The shape of the pointer over the surface.
    var pointerShape: PointerShape { get set }
    /// The size below which the user cannot resize the surface, in points.
    var minimumSize: CGSize { get set }
    /// The largest size of the surface, in points; infinite lengths are not limited.
    ///
    /// If it equals the minimum size, the surface has this size and cannot be resized. GTK 4 cannot limit the size to which
    /// the user resizes a window otherwise; the initial size is limited.
    var maximumSize: CGSize { get set }
    /// Whether the surface stays in front of those of other programs.
    ///
    /// Without effect on Wayland, where only the desktop determines the order.
    var staysOnTop: Bool { get set }
    /// The surface in front of which the desktop keeps this one; weakly referenced.
    var parent: (any DisplaySurface)? { get set }
    /// Whether the desktop presents the surface as a dialog, which has to be closed before its parent can be used again.
    ///
    /// The parent still reports input, which its owner has to ignore.
    var isModal: Bool { get set }
    /// The size, the position and the state of the surface.
    var placement: SurfacePlacement { get }

    /// Specifies the position of the window's frame on the screen for when the surface is shown, in points.
    ///
    /// Without effect where only the desktop determines positions, as on Wayland, and if the position is on no monitor.
    func setOrigin(_ origin: CGPoint?)

    /// Maximizes the surface, or restores its size; before it is shown, specifies how to show it.
    func setMaximized(_ isMaximized: Bool)
    /// Lets the surface cover the screen, or ends that; before it is shown, specifies how to show it.
    func setFullScreen(_ isFullScreen: Bool)

    /// Minimizes the surface.
    func minimize()
    /// Lets the desktop move the surface with the pointer or the finger whose event is being handled.
    ///
    /// The desktop takes over the pointer: its release is not reported.
    func beginMove(from location: CGPoint, button: Int)
    /// Performs the action that the user's settings assign to a click on a title bar, whose event is being handled.
    ///
    /// - Returns: False if the action is to show the window menu, and the desktop has none; then the caller shows one.
    func performAction(of click: TitleBarClick) -> Bool

    /// Returns a new menu bar for the surfaces of the program, or `nil` if the desktop cannot be reached.
    func makeMenuBarExport() -> (any MenuBarExport)?

    /// Whether the surface has the keyboard focus, as far as is known.
    var isActive: Bool { get }
    /// The client of input methods, or nil if no view accepts text; weakly referenced.
    var textInputClient: (any TextInputClient)? { get set }

    /// Updates the input method after the client's caret or kind of text may have changed.
    func textInputDidChange()
    /// Ends a composition after the client's text or selection was changed by other means than the input method.
    func resetTextInput()

    /// The receiver of drags over the surface; weakly referenced.
    var dropHandler: (any DropHandler)? { get set }

    /// Starts a drag session of the display with the pressed button.
    ///
    /// Until the session ends, the surface reports no pointer and key events; the drag is reported as a drop.
    ///
    /// - Returns: False if the display does not support it; then the caller has to track the pointer itself.
    func beginDrag(_ drag: OutgoingDrag) -> Bool

    /// The area of the screen that shows the surface, in the surface's coordinates, or `nil` if only the desktop knows where
    /// the surface is.
    var screenArea: CGRect? { get }
    /// The largest size of popups, in points, or `nil` if the surface cannot show any.
    var popupLimit: CGSize? { get }
    /// Whether popups can be translucent, so that they have shadows and any outline.
    var popupsAreTranslucent: Bool { get }
    /// Whether windows that are in front of the surface are in front of its popups, too.
    var popupsStayWithSurface: Bool { get }
    /// Shows a layer in a popup, or moves the one that shows it.
    ///
    /// The caller marks the layer as painted separately, and moves it to where it is shown.
    func showPopup(_ popup: SurfacePopup)
    func closePopup(of layer: CALayer)
    /// Called when the user presses a button of the pointer outside of all windows of the program; set only while needed.
    ///
    /// Wayland does not report such presses.
    var onOutsidePress: (@MainActor () -> Void)? { get set }

    /// Sets the token of the desktop with which ``show()`` raises the surface next; empty for none.
    func setActivationToken(_ token: String)
    /// Makes the surface visible and lets it receive input.
    func show()
    /// Removes the surface from the screen without releasing it.
    func hide()
    /// Releases the surface's resources; it reports no further events.
    func close()
}
