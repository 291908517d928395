internal import CGTK
package import OpenCoreGraphics
package import OpenQuartzCore

/// A surface without a display server, which paints frames into images on request.
///
/// It uses the window's painter, for GSK's cairo renderer. Equal trees give equal pixels in every run.
@MainActor
package final class OffscreenSurface: DisplaySurface {
    package private(set) var size: CGSize
    package private(set) var scale: CGFloat
    package private(set) var appearance: DisplayAppearance
    package private(set) var textScale: CGFloat = 1
    package var accentColor: CGColor? { nil }
    package let maximumFramesPerSecond = 60
    package var onEvent: (@MainActor (DisplayEvent) -> Void)?
    package var title = ""
    package var minimumSize: CGSize = .zero {
        didSet { adoptFixedSize() }
    }
    package var maximumSize = CGSize.unlimited {
        didSet { adoptFixedSize() }
    }
    package var staysOnTop = false
    package weak var parent: (any DisplaySurface)?
    package var isModal = false
    package var hasTitleBar = true
    package var contentAppearance = DisplayAppearance.light
    package var windowControls = WindowControls() {
        didSet { if windowControls != oldValue { send(.windowSettingsChanged) } }
    }
    package var desktopShowsMenuBar = false {
        didSet { if desktopShowsMenuBar != oldValue { send(.windowSettingsChanged) } }
    }
    package var menuBarExport: (any MenuBarExport)?
    /// Whether the simulated desktop can be reached.
    package var acceptsMenuBars = true
    /// What title bars have requested: the starts of moves, the clicks, and how often the surface was minimized.
    package private(set) var titleBarRequests: (moves: [CGPoint], clicks: [TitleBarClick], minimizations: Int) = (
        [], [], 0
    )
    private var isMaximized = false
    private var isFullScreen = false
    package var pointerShape = PointerShape.arrow
    /// The color behind the layers, or nil for transparent pixels.
    package var backgroundColor: CGColor?
    /// Whether the tree has requested a frame since the last one.
    package private(set) var needsFrame = false
    package let painter = Painter(renderer: .cairo)
    /// Whether the surface has the keyboard focus; initially true.
    package private(set) var isActive = true
    package weak var textInputClient: (any TextInputClient)? {
        didSet { if textInputClient !== oldValue { resetTextInput() } }
    }
    package weak var dropHandler: (any DropHandler)?
    /// The canvas of ``paintDamage()``.
    private var canvas: DamageCanvas?
    /// The marked text of a simulated input method.
    package private(set) var composedText = ""

    package var layerTree: LayerTree? {
        didSet { layerTreeDidChange(from: oldValue) }
    }

    /// Creates a surface.
    ///
    /// - Parameters:
    ///   - size: The size in points. Lengths that are negative or not finite count as 0.
    ///   - scale: The number of pixels per point; 1 if the value is not finite and positive.
    package init(size: CGSize, scale: CGFloat = 1, appearance: DisplayAppearance = .light) {
        self.size = size.sanitized
        self.scale = Self.usable(scale) ?? 1
        self.appearance = appearance
    }

    private var origin: CGPoint?

    package func show() {}

    /// The token with which the surface was last raised.
    package private(set) var activationToken = ""

    package func setActivationToken(_ token: String) { activationToken = token }

    package func hide() {}

    package var placement: SurfacePlacement {
        SurfacePlacement(size: size, origin: origin, isMaximized: isMaximized, isFullScreen: isFullScreen)
    }

    /// Records the position.
    package func setOrigin(_ origin: CGPoint?) {
        self.origin = origin
    }

    /// Records the state; the size stays the same, because there is no screen.
    package func setMaximized(_ isMaximized: Bool) {
        self.isMaximized = isMaximized
    }

    /// Records the state; the size stays the same, because there is no screen.
    package func setFullScreen(_ isFullScreen: Bool) {
        self.isFullScreen = isFullScreen
    }

    package func minimize() { titleBarRequests.minimizations += 1 }

    package func beginMove(from location: CGPoint, button: Int) { titleBarRequests.moves.append(location) }

    /// Whether the simulated desktop has a window menu, which clicks of the secondary button show.
    package var hasWindowMenu = true

    package func performAction(of click: TitleBarClick) -> Bool {
        titleBarRequests.clicks.append(click)
        return hasWindowMenu || click != .secondary
    }

    /// A menu bar of a simulated desktop.
    package final class MenuBar: MenuBarExport {
        package var menus: [ExportedMenu] = [] {
            didSet { updateCount += 1 }
        }
        package var onChoose: (@MainActor (_ menu: Int, _ command: Int) -> Void)?
        package var onEnd: (@MainActor () -> Void)?
        package private(set) var isStopped = false
        /// How often the menus were set.
        package private(set) var updateCount = 0

        package func stop() { isStopped = true }
    }

    package func makeMenuBarExport() -> (any MenuBarExport)? { acceptsMenuBars ? MenuBar() : nil }

    /// The area of a simulated screen on which the surface shows popups, in the surface's coordinates.
    package var screen: CGRect?
    /// The part of the screen that popups do not exceed, for example because of panels; `nil` for the entire screen.
    package var workArea: CGRect?
    /// The popups that the surface shows, which are not part of its images.
    package private(set) var popups: [SurfacePopup] = []

    package var popupLimit: CGSize? { screen?.size }
    /// Whether the simulated desktop reports where the surface is; the default is that of X11.
    package var knowsPlace = true
    package var screenArea: CGRect? { knowsPlace ? screen : nil }
    /// Whether the simulated desktop composites windows.
    package var popupsAreTranslucent = true
    /// Whether windows in front of the surface are in front of its popups; the default is that of X11.
    package var popupsStayWithSurface = false
    package var onOutsidePress: (@MainActor () -> Void)?

    package func showPopup(_ popup: SurfacePopup) {
        guard let screen else { return }
        popups.removeAll { $0.layer === popup.layer }
        popups.append(popup)
        popup.onMove(popup.frame(on: workArea ?? screen))
    }

    package func closePopup(of layer: CALayer) {
        popups.removeAll { $0.layer === layer }
    }

    private func adoptFixedSize() {
        if minimumSize == maximumSize { resize(to: minimumSize) }
    }

    package func close() {
        onEvent = nil
        layerTree?.cancelAnimations()
        layerTree = nil
    }

    /// Reports an event as if it came from the display.
    package func send(_ event: DisplayEvent) {
        onEvent?(event)
    }

    /// Sets the size and optionally the scale, and reports the changes.
    package func resize(to newSize: CGSize, scale newScale: CGFloat? = nil) {
        let newSize = newSize.sanitized
        let newScale = newScale.flatMap(Self.usable) ?? scale
        let (sizeChanged, scaleChanged) = (newSize != size, newScale != scale)
        (size, scale) = (newSize, newScale)
        if scaleChanged {
            send(.scaleFactorChanged(newScale))
        }
        if sizeChanged {
            send(.resized(newSize))
        }
    }

    /// Sets the factor of text sizes and reports the change.
    package func setTextScale(_ newScale: CGFloat) {
        guard newScale != textScale, newScale > 0, newScale.isFinite else { return }
        textScale = newScale
        send(.textScaleChanged(newScale))
    }

    /// Sets the appearance and reports the change.
    package func setAppearance(_ newAppearance: DisplayAppearance) {
        guard newAppearance != appearance else { return }
        appearance = newAppearance
        send(.appearanceChanged(newAppearance))
    }

    /// Sets whether the surface has the keyboard focus, and reports the change.
    package func setActive(_ active: Bool) {
        guard active != isActive else { return }
        isActive = active
        send(.activeChanged(active))
    }

    /// Prepares a frame of the tree and paints it.
    ///
    /// Returns nil if there is no tree, or if the size in pixels is zero or too large.
    ///
    /// - Parameter time: The time of the frame, in seconds on the media clock, or nil for the current time.
    package func renderImage(at time: CFTimeInterval? = nil) -> CGImage? {
        guard let layerTree else { return nil }
        needsFrame = false
        layerTree.prepareFrame(at: time ?? CACurrentMediaTime())
        return paintPixels()
    }

    /// Paints the tree as it was last prepared.
    package func paintPixels() -> CGImage? {
        layerTree.flatMap { paint($0.rootLayer) }
    }

    /// Builds the render nodes of the tree as it was last prepared, without painting.
    ///
    /// - Returns: Whether anything is visible.
    @discardableResult
    package func buildNodes() -> Bool {
        layerTree.flatMap { nodes(of: $0.rootLayer) } != nil
    }

    /// Paints the tree as it was last prepared over the previous frame of this method, only where they differ, as a
    /// window does.
    package func paintDamage() {
        guard let layerTree else { return }
        if canvas?.fits(size, scale: scale) != true { canvas = DamageCanvas(size: size, scale: scale) }
        if canvas?.paint(nodes(of: layerTree.rootLayer), background: backgroundColor) != false { return }
        canvas = DamageCanvas(size: size, scale: scale)
        canvas?.paint(drawableNodes(of: layerTree.rootLayer), background: backgroundColor)
    }

    /// The result of ``paintDamage()``.
    package var damageImage: CGImage? {
        canvas?.image
    }

    private func nodes(of layer: CALayer) -> RenderNode? {
        painter.paint(layer, viewport: CGRect(origin: .zero, size: size), scale: scale)
    }

    /// Returns the nodes without those that Cairo cannot draw.
    private func drawableNodes(of layer: CALayer) -> RenderNode? {
        painter.drawableFrame(of: layer, viewport: CGRect(origin: .zero, size: size))
    }

    private func paint(_ layer: CALayer) -> CGImage? {
        let node = FrameMeter.run(.nodes) { nodes(of: layer) }
        return FrameMeter.run(.painting) {
            guard let frame = paint(node) else { return nil }
            if frame.isComplete { return frame.image }
            return paint(drawableNodes(of: layer))?.image
        }
    }

    /// Returns a picture of a frame, and whether Cairo could draw all of it.
    private func paint(_ node: RenderNode?) -> (image: CGImage, isComplete: Bool)? {
        let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
        guard width > 0, height > 0, width < 32768, height < 32768,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_scale(cairo, scale, scale)
        if let color = backgroundColor {
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            cairo_paint(cairo)
        }
        let isComplete = node?.draw(on: cairo) ?? true
        cairo_destroy(cairo)
        return (CGImage(adopting: surface), isComplete)
    }

    /// Whether the surface carries drags beyond its bounds, as a display does; then a test delivers them to surfaces.
    package var carriesDrags = false
    /// The last drag that the surface has carried.
    package private(set) var carriedDrag: OutgoingDrag?

    package func beginDrag(_ drag: OutgoingDrag) -> Bool {
        if carriesDrags { carriedDrag = drag }
        return carriesDrags
    }

    /// Ends the drag that the surface carries.
    package func endCarriedDrag(_ action: DragActions) {
        let drag = carriedDrag
        carriedDrag = nil
        drag?.ended(action)
    }

    package func textInputDidChange() {}

    package func resetTextInput() {
        composedText = ""
    }

    /// Sets the marked text, as an input method does during composition.
    ///
    /// - Returns: Whether there is a text input client.
    @discardableResult
    package func compose(_ text: String, selectedRange: NSRange, attributes: [PreeditAttribute]) -> Bool {
        guard let client = textInputClient else { return false }
        guard !text.isEmpty || !composedText.isEmpty else { return true }
        composedText = text
        client.setMarkedText(text, selectedRange: selectedRange, attributes: attributes)
        return true
    }

    /// Replaces the marked text with committed text, as an input method does.
    ///
    /// - Returns: Whether there is a text input client.
    @discardableResult
    package func commit(_ text: String) -> Bool {
        guard let client = textInputClient else { return false }
        composedText = ""
        client.commit(text)
        return true
    }

    private func layerTreeDidChange(from old: LayerTree?) {
        guard old !== layerTree else { return }
        old?.onNeedsFrame = nil
        layerTree?.onNeedsFrame = { [weak self] in self?.needsFrame = true }
        needsFrame = layerTree != nil
    }

    private static func usable(_ scale: CGFloat) -> CGFloat? {
        scale.isFinite && scale > 0 ? min(scale, 64) : nil
    }
}
