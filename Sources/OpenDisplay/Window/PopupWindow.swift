internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

/// A window of the desktop without a frame that shows one layer of a surface in front of it.
///
/// It takes neither the keyboard focus nor the pointer from the window: keys go to the window, and pointer events are
/// reported in the coordinates of the window.
@MainActor
final class PopupWindow {
    /// The rounding error of a size, in points, that is not taken for an enlargement.
    private static let tolerance: CGFloat = 2

    private let popover: UnsafeMutablePointer<GtkWidget>
    private let host: UnsafeMutablePointer<GtkWidget>
    private let parent: UnsafeMutablePointer<GtkWidget>
    /// The popup behind this one, whose child on the desktop this one is, so that the desktop shows it in front.
    private let back: PopupWindow?
    /// The popup in front of this one.
    private weak var front: PopupWindow?
    private var isDetached = false
    private let report: @MainActor (DisplayEvent) -> Void
    private var input: WindowInput?
    private var strayEvents: EventFilter?
    private var connections = SignalConnections()
    private var surfaceConnections = SignalConnections()
    private var painter: Painter?
    private var popup: SurfacePopup
    /// The origin of the layer in the coordinates of the window.
    private var origin: CGPoint
    /// The size that the desktop has given the popup, which is smaller if panels leave less space on the screen.
    private var allocatedSize: CGSize?
    /// A smaller size than that of the layer that is requested from a desktop which has enlarged the popup.
    private var reducedSize: CGSize?
    private var isOpen = true

    /// Creates a popup that is not shown yet.
    ///
    /// - Parameters:
    ///   - window: The widget of the window.
    ///   - back: The popup in front of which this one is shown, or `nil` for the window.
    ///   - handleStray: Called with events that may belong to another surface; returns whether one does.
    ///   - report: Called with pointer events, in the coordinates of the window.
    init?(
        _ popup: SurfacePopup, over window: UnsafeMutablePointer<GtkWidget>, inFrontOf back: PopupWindow?,
        handleStray: @escaping @MainActor (OpaquePointer) -> Bool, report: @escaping @MainActor (DisplayEvent) -> Void
    ) {
        guard let popover = gtk_popover_new(), let host = HostWidget.make() else { return nil }
        (self.popover, self.host, self.report) = (popover, host, report)
        (self.parent, self.back) = (back?.host ?? window, back)
        self.popup = popup
        origin = popup.preferredFrame.origin
        PopupStyle.apply(to: popover)
        gtk_popover_set_autohide(Self.asPopover(popover), 0)
        gtk_popover_set_has_arrow(Self.asPopover(popover), 0)
        gtk_widget_set_can_focus(popover, 0)
        gtk_popover_set_child(Self.asPopover(popover), host)
        // The shadow is beside the child.
        gtk_widget_get_parent(host).map { gtk_widget_set_overflow($0, GTK_OVERFLOW_VISIBLE) }
        gtk_widget_set_parent(popover, parent)
        HostWidget.setDelegate(self, of: host)
        input = WindowInput(host: host, inputMethod: nil) { [unowned self] in forward($0) }
        strayEvents = EventFilter(of: popover, handleStray)
        connectClosing()
        back?.front = self
    }

    private static func asPopover(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkPopover> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkPopover.self)
    }

    /// Notifies the owner of the popup that it was closed otherwise than by the owner.
    func notifyClosing() {
        popup.onClose()
    }

    private func connectClosing() {
        let closed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            withOwner(PopupWindow.self, of: data, otherwise: ()) { $0.notifyClosing() }
        }
        connections.connect(
            gpointer(popover), "closed", data: self, function: unsafeBitCast(closed, to: GCallback.self))
    }

    // MARK: - Showing

    /// Shows the popup at a new place or in another size.
    func show(_ popup: SurfacePopup) {
        guard isOpen else { return }
        if popup.size != self.popup.size { allocatedSize = nil }
        if popup.size != self.popup.size || popup.anchor != self.popup.anchor { reducedSize = nil }
        self.popup = popup
        let target = Self.asPopover(popover)
        let back = backOrigin
        var anchor = GdkRectangle(popup.anchor.offsetBy(dx: -back.x, dy: -back.y))
        gtk_popover_set_pointing_to(target, &anchor)
        gtk_popover_set_position(target, popup.edge.position)
        let isLeading = popup.alignment == .leading
        gtk_widget_set_halign(popover, isLeading && popup.edge.isVertical ? GTK_ALIGN_START : GTK_ALIGN_FILL)
        gtk_widget_set_valign(popover, isLeading && !popup.edge.isVertical ? GTK_ALIGN_START : GTK_ALIGN_FILL)
        PopupStyle.setMargin(Int(margin), of: popover)
        gtk_widget_queue_resize(host)
        gtk_popover_popup(target)
        followPlace()
        placeMayHaveChanged()
    }

    /// Removes the popup from the screen.
    func close() {
        guard isOpen else { return }
        isOpen = false
        input?.stop()
        input = nil
        strayEvents?.stop()
        strayEvents = nil
        connections.disconnectAll()
        surfaceConnections.disconnectAll()
        HostWidget.setDelegate(nil, of: host)
        // Hiding moves the pointer to what is behind the popup, which may close that as well.
        g_object_ref(popover)
        front?.detach()
        gtk_popover_popdown(Self.asPopover(popover))
        detach()
        g_object_unref(popover)
    }

    /// Removes the popup from its parent, which GTK requires before the parent is destroyed.
    private func detach() {
        guard !isDetached else { return }
        isDetached = true
        front?.detach()
        gtk_widget_unparent(popover)
    }

    /// Called when the window was moved or resized.
    func parentDidMove() {
        guard isOpen else { return }
        gtk_popover_present(Self.asPopover(popover))
        placeMayHaveChanged()
    }

    func queueDraw() {
        if isOpen { gtk_widget_queue_draw(host) }
    }

    // MARK: - Place

    private var surface: OpaquePointer? { gtk_native_get_surface(OpaquePointer(popover)) }

    /// Observes the place, which the desktop may determine later.
    private func followPlace() {
        surfaceConnections.disconnectAll()
        guard let surface else { return }
        let placed: @convention(c) (gpointer?, Int32, Int32, gpointer?) -> Void = { _, _, _, data in
            withOwner(PopupWindow.self, of: data, otherwise: ()) { $0.placeMayHaveChanged() }
        }
        surfaceConnections.connect(
            gpointer(surface), "layout", data: self, function: unsafeBitCast(placed, to: GCallback.self))
    }

    private func placeMayHaveChanged() {
        guard isOpen, gtk_widget_get_mapped(popover) != 0, let surface,
            let parentOrigin = HostWidget.originInSurface(of: parent),
            let ownOrigin = HostWidget.originInSurface(of: host)
        else { return }
        let back = backOrigin
        let place = CGPoint(
            x: CGFloat(gdk_popup_get_position_x(surface)) + ownOrigin.x - parentOrigin.x + back.x,
            y: CGFloat(gdk_popup_get_position_y(surface)) + ownOrigin.y - parentOrigin.y + back.y)
        origin = place
        queueDraw()
        popup.onMove(CGRect(origin: place, size: allocatedSize.map { popup.size(within: $0) } ?? popup.size))
    }

    /// The origin of the parent widget in the coordinates of the window.
    private var backOrigin: CGPoint { back?.origin ?? .zero }

    /// The distance by which the popup extends beyond the layer, in whole points.
    private var margin: CGFloat { isTransparent ? popup.margin.rounded(.down) : 0 }

    /// Whether the popup has a shadow and rounded corners.
    private var isTransparent: Bool { Self.isTranslucent(over: parent) }

    /// Whether the desktop composites windows; without that, popups have no shadow and no rounded corners.
    static func isTranslucent(over parent: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard let display = gtk_widget_get_display(parent) else { return false }
        return gdk_display_is_composited(display) != 0 && gdk_display_is_rgba(display) != 0
    }

    var layer: CALayer { popup.layer }

    /// Returns whether a `GdkSurface *` is that of the popup.
    func isShown(on surface: OpaquePointer) -> Bool { isOpen && surface == self.surface }

    /// Reports motion, a click or scrolling over the popup that GTK may have reported to another surface.
    func handleStray(_ event: OpaquePointer, at point: CGPoint) {
        input?.handleStray(event, at: point)
    }

    private func forward(_ event: DisplayEvent) {
        report(event.moved(by: origin))
    }
}

extension PopupWindow: HostWidgetDelegate {
    var naturalSize: (width: Int32, height: Int32) {
        let size = (reducedSize ?? popup.size).sanitized
        return (Int32(size.width.rounded(.up)), Int32(size.height.rounded(.up)))
    }

    /// The desktop can make popups smaller.
    var smallestSize: (width: Int32, height: Int32) { (1, 1) }

    /// The surface reports its layout afterwards.
    func hostDidAllocate(width: Int32, height: Int32) {
        let size = CGSize(width: CGFloat(width), height: CGFloat(height))
        allocatedSize = size
        input?.contentOriginDidChange()
        if reducedSize == nil { reduceIfEnlarged(to: size) }
    }

    /// Requests a size that fits on the screen from a desktop that has enlarged the popup.
    ///
    /// wlroots adds the lengths for which the screen has no space before version 0.16, instead of subtracting them.
    private func reduceIfEnlarged(to size: CGSize) {
        let requested = naturalSize
        let width = max(size.width - CGFloat(requested.width), 0)
        let height = max(size.height - CGFloat(requested.height), 0)
        guard width > Self.tolerance || height > Self.tolerance else { return }
        reducedSize = CGSize(
            width: max(CGFloat(requested.width) - width, 1), height: max(CGFloat(requested.height) - height, 1))
        // GTK is allocating sizes.
        Task { [weak self] in self?.requestSize() }
    }

    private func requestSize() {
        guard isOpen else { return }
        gtk_widget_queue_resize(host)
        gtk_popover_present(Self.asPopover(popover))
    }

    func hostSnapshot() -> RenderNode? {
        let (layer, painter) = (popup.layer, currentPainter())
        let area = layer.frame.insetBy(dx: -margin, dy: -margin)
        let scale = CGFloat(max(1, gtk_widget_get_scale_factor(host)))
        let content = painter.paint(layer, viewport: area, scale: scale).flatMap {
            NodeFactory.transform($0, CGAffineTransform(translationX: -layer.frame.minX, y: -layer.frame.minY))
        }
        guard !isTransparent, let color = popup.backing ?? layer.backgroundColor else { return content }
        return NodeFactory.container(NodeFactory.fill(CGRect(origin: .zero, size: area.size), color), content)
    }

    private func currentPainter() -> Painter {
        if let painter { return painter }
        let made = Painter(renderer: WindowSurface.renderer(of: OpaquePointer(popover)))
        painter = made
        return made
    }
}

extension SurfacePopup.Edge {
    fileprivate var position: GtkPositionType {
        switch self {
        case .top: GTK_POS_TOP
        case .left: GTK_POS_LEFT
        case .bottom: GTK_POS_BOTTOM
        case .right: GTK_POS_RIGHT
        }
    }
}

extension GdkRectangle {
    /// The smallest rectangle of whole points that contains another one.
    fileprivate init(_ rect: CGRect) {
        let limits = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
        let whole = rect.isFinite ? rect.integral.intersection(limits) : .zero
        self.init(
            x: Int32(whole.minX), y: Int32(whole.minY), width: Int32(max(whole.width, 1)),
            height: Int32(max(whole.height, 1)))
    }
}

/// The style of popups: nothing of the theme's is drawn around the content.
@MainActor
private enum PopupStyle {
    private static let name = "componentflow-popup"
    private static var isLoaded = false
    private static var margins: Set<Int> = []

    static func apply(to popover: UnsafeMutablePointer<GtkWidget>) {
        load()
        gtk_widget_add_css_class(popover, name)
    }

    /// Declares the size of the shadow, which GTK does not count when the desktop places the popup.
    ///
    /// GTK ignores shadows that are fully transparent.
    static func setMargin(_ margin: Int, of popover: UnsafeMutablePointer<GtkWidget>) {
        guard margin > 0 else { return }
        let style = "\(name)-\(margin)"
        gtk_widget_add_css_class(popover, style)
        guard margins.insert(margin).inserted else { return }
        StyleSheet.add("popover.\(style) > contents { box-shadow: 0 0 0 \(margin)px rgba(0, 0, 0, 0.004); }")
    }

    private static func load() {
        guard !isLoaded else { return }
        isLoaded = true
        let rule = "all: unset;"
        StyleSheet.add("popover.\(name), popover.\(name) > contents, popover.\(name) > arrow { \(rule) }")
    }
}
