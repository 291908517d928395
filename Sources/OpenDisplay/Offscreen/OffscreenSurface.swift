internal import CGTK
package import OpenCoreGraphics
package import OpenQuartzCore

/// A surface that needs no display server: it paints frames into images, when it is asked to.
///
/// It paints with the painter of the window, in the flavour of GSK's cairo renderer. Equal trees give equal pixels, on
/// every run.
@MainActor
package final class OffscreenSurface: DisplaySurface {
    package private(set) var size: CGSize
    package private(set) var scale: CGFloat
    package private(set) var appearance: DisplayAppearance
    package private(set) var textScale: CGFloat = 1
    package let maximumFramesPerSecond = 60
    package var onEvent: (@MainActor (DisplayEvent) -> Void)?
    package var title = ""
    /// What lies behind the layers; nil is nothing, which leaves pixels transparent.
    package var backgroundColor: CGColor?
    /// Whether the tree asked for a frame since the last one.
    package private(set) var needsFrame = false
    package let painter = Painter(flavour: .cairo)
    /// Whether the surface has the keyboard; it does until `setActive(false)`.
    package private(set) var isActive = true
    package weak var textInputClient: (any TextInputClient)? {
        didSet { if textInputClient !== oldValue { resetTextInput() } }
    }
    package weak var dropHandler: (any DropHandler)?
    /// What frames are painted over by ``paintDamage()``.
    private var canvas: DamageCanvas?
    /// What a script composes, as an input method would remember it.
    package private(set) var composedText = ""

    package var layerTree: LayerTree? {
        didSet { layerTreeDidChange(from: oldValue) }
    }

    /// Makes a surface.
    ///
    /// - Parameters:
    ///   - size: The size in points. Parts that are negative or not finite count as 0.
    ///   - scale: Pixels per point; 1 unless it is a positive number.
    package init(size: CGSize, scale: CGFloat = 1, appearance: DisplayAppearance = .light) {
        self.size = size.sanitized
        self.scale = Self.usable(scale) ?? 1
        self.appearance = appearance
    }

    package func show() {}

    package func hide() {}

    package func close() {
        onEvent = nil
        layerTree?.cancelAnimations()
        layerTree = nil
    }

    /// Reports an event as if it came from the outside.
    package func send(_ event: DisplayEvent) {
        onEvent?(event)
    }

    /// Changes the size and, if given, the scale, and reports what changed.
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

    /// Changes the factor of text sizes and reports it.
    package func setTextScale(_ newScale: CGFloat) {
        guard newScale != textScale, newScale > 0, newScale.isFinite else { return }
        textScale = newScale
        send(.textScaleChanged(newScale))
    }

    /// Changes the appearance and reports it.
    package func setAppearance(_ newAppearance: DisplayAppearance) {
        guard newAppearance != appearance else { return }
        appearance = newAppearance
        send(.appearanceChanged(newAppearance))
    }

    /// Gives the keyboard to the surface or takes it away, and reports it.
    package func setActive(_ active: Bool) {
        guard active != isActive else { return }
        isActive = active
        send(.activeChanged(active))
    }

    /// Prepares a frame of the tree and paints it.
    ///
    /// Nil without a tree, or with a size of no or too many pixels.
    ///
    /// - Parameter time: The time to show, in seconds on the media clock; nil is now.
    package func renderImage(at time: CFTimeInterval? = nil) -> CGImage? {
        guard let layerTree else { return nil }
        needsFrame = false
        layerTree.prepareFrame(at: time ?? CACurrentMediaTime())
        return paintPixels()
    }

    /// Paints the tree as it was prepared last.
    package func paintPixels() -> CGImage? {
        layerTree.flatMap { paint($0.rootLayer) }
    }

    /// Makes the render nodes of the tree as it was prepared last, and no pixels.
    ///
    /// - Returns: Whether there is anything to see.
    @discardableResult
    package func buildNodes() -> Bool {
        layerTree.flatMap { nodes(of: $0.rootLayer) } != nil
    }

    /// Paints the tree as it was prepared last over the frame that was painted so before, as a window does: only where
    /// they differ.
    package func paintDamage() {
        guard let layerTree else { return }
        if canvas?.fits(size, scale: scale) != true { canvas = DamageCanvas(size: size, scale: scale) }
        canvas?.paint(nodes(of: layerTree.rootLayer), background: backgroundColor)
    }

    /// What ``paintDamage()`` has painted.
    package var damageImage: CGImage? {
        canvas?.image
    }

    private func nodes(of layer: CALayer) -> RenderNode? {
        painter.paint(layer, viewport: CGRect(origin: .zero, size: size), scale: scale)
    }

    private func paint(_ layer: CALayer) -> CGImage? {
        let node = nodes(of: layer)
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
        if let node {
            gsk_render_node_draw(node.pointer, cairo)
        }
        cairo_destroy(cairo)
        return CGImage(adopting: surface)
    }

    package func beginDrag(_ drag: OutgoingDrag) -> Bool { false }

    package func textInputDidChange() {}

    package func resetTextInput() {
        composedText = ""
    }

    /// Shows a text that is being composed, as an input method does.
    ///
    /// - Returns: Whether there is a client.
    @discardableResult
    package func compose(_ text: String, selectedRange: NSRange, attributes: [PreeditAttribute]) -> Bool {
        guard let client = textInputClient else { return false }
        guard !text.isEmpty || !composedText.isEmpty else { return true }
        composedText = text
        client.setMarkedText(text, selectedRange: selectedRange, attributes: attributes)
        return true
    }

    /// Commits a text in the place of what is composed, as an input method does.
    ///
    /// - Returns: Whether there is a client.
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
