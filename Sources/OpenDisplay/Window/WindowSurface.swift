internal import CGTK
package import OpenCoreGraphics
package import OpenQuartzCore

/// A window on the display, implemented with GTK.
///
/// Without a display server (`DisplaySystem.canOpenWindows` is false), the surface exists but shows nothing.
///
/// Frames are produced on demand: the surface requests a frame from GTK when its layer tree does, ticks with the
/// display only while the tree is animating, and is idle otherwise.
@MainActor
package final class WindowSurface: DisplaySurface {
    package private(set) var size: CGSize
    package private(set) var scale: CGFloat = 1
    package var appearance: DisplayAppearance { theme?.appearance ?? .light }
    package var textScale: CGFloat { theme?.textScale ?? 1 }
    package var accentColor: CGColor? { DesktopAppearance.shared.accentColor }
    package var onEvent: (@MainActor (DisplayEvent) -> Void)?
    /// The number of frames that the surface has painted.
    package private(set) var framesPainted = 0

    package var title: String {
        didSet { window.map { gtk_window_set_title($0, title) } }
    }

    package var pointerShape = PointerShape.arrow {
        didSet { if pointerShape != oldValue { showPointerShape() } }
    }

    package var minimumSize: CGSize = .zero {
        didSet { if minimumSize != oldValue { sizeLimitsDidChange() } }
    }

    package var maximumSize = CGSize.unlimited {
        didSet { if maximumSize != oldValue { sizeLimitsDidChange() } }
    }

    /// The size of the content when the window was last neither maximized nor in full screen.
    private var normalSize: CGSize

    package var layerTree: LayerTree? {
        didSet { layerTreeDidChange(from: oldValue) }
    }

    private var window: UnsafeMutablePointer<GtkWindow>?
    private var host: UnsafeMutablePointer<GtkWidget>?
    private var input: WindowInput?
    private var strayEvents: EventFilter?
    /// The presses outside of the program's windows, while they are observed.
    private var outsidePresses: X11OutsidePresses?
    private var inputMethod: WindowInputMethod?
    private var dropTarget: WindowDropTarget?
    private let trace = FrameTrace()
    private var ticker: FrameTicker?
    private var theme: ThemeObserver?
    private var connections = SignalConnections()
    private var painter: Painter?
    /// The popups, each of which is in front of those before it.
    private var popups: [PopupWindow] = []
    /// The pressed buttons whose press was reported to another surface than that under the pointer.
    private var strayButtons: Set<UInt32> = []
    private var needsFrame = false
    /// Whether the user has minimized the window.
    private var isMinimized = false
    /// Whether the window was last reported to be active.
    private var wasActive = false
    private var observesState = false
    /// The position on the screen to show the window at.
    private var requestedOrigin: CGPoint?

    package var hasTitleBar = true {
        didSet { if hasTitleBar != oldValue { updateTitleBar() } }
    }

    package var contentAppearance = DisplayAppearance.light {
        didSet { if contentAppearance != oldValue { updateFrame() } }
    }

    package var menuBarExport: (any MenuBarExport)? {
        didSet { if menuBarExport !== oldValue { updateMenuBarProperties() } }
    }

    /// The event of GDK that is being handled.
    var currentEvent: OpaquePointer? { input?.currentEvent }

    /// The position of the content in the GDK surface.
    var originInSurface: CGPoint? { host.flatMap { HostWidget.originInSurface(of: $0) } }

    /// The release of the pressed buttons will not be reported.
    func pointerGrabDidBegin() {
        input?.pointerGrabDidBegin()
    }

    /// The GTK window, over which GTK shows dialogs.
    var gtkWindow: UnsafeMutablePointer<GtkWindow>? { window }

    /// The GDK surface of the window, which exists only after the window is shown.
    var gdkSurface: OpaquePointer? { window.flatMap { gtk_native_get_surface(OpaquePointer($0)) } }

    /// Whether the window has the keyboard focus or, on a device without a keyboard, is the active one of the desktop.
    ///
    /// GTK considers a window active that has the focus of a keyboard, so that without one it would never show a caret or
    /// receive the text of an on-screen keyboard.
    package var isActive: Bool {
        guard let window else { return false }
        return gtk_window_is_active(window) != 0 || (isActiveForDesktop && !hasKeyboard)
    }

    package var textInputClient: (any TextInputClient)? {
        get { inputMethod?.client }
        set { inputMethod?.client = newValue }
    }

    package var onOutsidePress: (@MainActor () -> Void)? {
        didSet { observeOutsidePresses() }
    }

    package var dropHandler: (any DropHandler)? {
        get { dropTarget?.handler }
        set { dropTarget?.handler = newValue }
    }

    package func beginDrag(_ drag: OutgoingDrag) -> Bool {
        guard let host, WindowDrag.begin(drag, from: host, painter: Painter(renderer: renderer), scale: scale) else {
            return false
        }
        input?.pointerGrabDidBegin()
        return true
    }

    package func textInputDidChange() {
        inputMethod?.update()
    }

    package func resetTextInput() {
        inputMethod?.reset()
    }

    package init(size: CGSize, title: String) {
        self.size = size.sanitized
        normalSize = self.size
        self.title = title
        if DisplaySystem.start() {
            makeWindow()
        }
    }

    isolated deinit {
        close()
    }

    package func show() {
        guard let window, let host else { return }
        let isFirstTime = !observesState
        gtk_window_present(window)
        if isFirstTime {
            moveToRequestedOrigin()
            if staysOnTop { updateStacking() }
        }
        observeState()
        gtk_widget_grab_focus(host)
    }

    package func setActivationToken(_ token: String) {
        guard let window, !token.isEmpty else { return }
        gtk_window_set_startup_id(window, token)
    }

    package func hide() {
        input?.cancel()
        for popup in popups { popup.notifyClosing() }
        closePopups()
        window.map { gtk_widget_set_visible(asWidget($0), 0) }
    }

    package var placement: SurfacePlacement {
        SurfacePlacement(
            size: normalSize, origin: currentOrigin ?? requestedOrigin, isMaximized: isMaximized,
            isFullScreen: isFullScreen)
    }

    package func setOrigin(_ origin: CGPoint?) {
        requestedOrigin = origin
    }

    /// The position of a window that is shown and neither maximized nor in full screen.
    private var currentOrigin: CGPoint? {
        guard !isMaximized, !isFullScreen, !isMinimized, let window, gtk_widget_get_mapped(asWidget(window)) != 0,
            let origin = gdkSurface.flatMap({ X11Window(of: $0) })?.origin
        else { return nil }
        return CGPoint(x: origin.x / scale, y: origin.y / scale)
    }

    /// Moves the window, which is shown for the first time, to the requested position.
    private func moveToRequestedOrigin() {
        guard let requestedOrigin, let position = gdkSurface.flatMap({ X11Window(of: $0) }),
            position.isReachable(requestedOrigin, width: normalSize.width)
        else { return }
        position.move(to: CGPoint(x: requestedOrigin.x * scale, y: requestedOrigin.y * scale))
    }

    package var staysOnTop = false {
        didSet { if staysOnTop != oldValue { updateStacking() } }
    }

    package weak var parent: (any DisplaySurface)? {
        didSet { if parent !== oldValue { updateParent() } }
    }

    private func updateParent() {
        window.map { gtk_window_set_transient_for($0, (parent as? WindowSurface)?.gtkWindow) }
    }

    package var isModal = false {
        didSet { if isModal != oldValue { updateModality() } }
    }

    /// Reports the modality to the desktop.
    ///
    /// In a window group of its own, the window does not take the input of all others, as a modal one of GTK otherwise does.
    private func updateModality() {
        guard let window else { return }
        if isModal, gtk_window_has_group(window) == 0, let group = gtk_window_group_new() {
            gtk_window_group_add_window(group, window)
            g_object_unref(group)
        }
        gtk_window_set_modal(window, isModal ? 1 : 0)
    }

    private func updateStacking() {
        gdkSurface.flatMap { X11Window(of: $0) }?.setStaysOnTop(staysOnTop)
    }

    private var isMaximized: Bool { window.map { gtk_window_is_maximized($0) != 0 } ?? false }

    private var isFullScreen: Bool { window.map { gtk_window_is_fullscreen($0) != 0 } ?? false }

    package func setMaximized(_ isMaximized: Bool) {
        guard let window else { return }
        isMaximized ? gtk_window_maximize(window) : gtk_window_unmaximize(window)
    }

    package func setFullScreen(_ isFullScreen: Bool) {
        guard let window else { return }
        isFullScreen ? gtk_window_fullscreen(window) : gtk_window_unfullscreen(window)
    }

    package func close() {
        onEvent = nil
        layerTree?.cancelAnimations()
        layerTree = nil
        input?.stop()
        input = nil
        strayEvents?.stop()
        strayEvents = nil
        inputMethod?.stop()
        inputMethod = nil
        dropTarget?.stop()
        dropTarget = nil
        ticker?.stop()
        ticker = nil
        trace.stop()
        theme?.stop()
        theme = nil
        closePopups()
        onOutsidePress = nil
        connections.disconnectAll()
        if let host {
            HostWidget.setDelegate(nil, of: host)
        }
        host = nil
        if let window {
            self.window = nil
            gtk_window_destroy(window)
        }
        painter = nil
    }

    /// The refresh rate of the monitor that shows the window, or 60 if it is unknown.
    package var maximumFramesPerSecond: Int {
        guard let window, let surface = gtk_native_get_surface(OpaquePointer(window)),
            let display = gdk_surface_get_display(surface),
            let monitor = gdk_display_get_monitor_at_surface(display, surface)
        else { return 60 }
        let millihertz = Int(gdk_monitor_get_refresh_rate(monitor))
        return millihertz > 0 ? max(1, (millihertz + 500) / 1000) : 60
    }

    /// The class of the GSK renderer of the window, such as `GskCairoRenderer`, or nil before it is shown.
    package var rendererName: String? {
        window.flatMap { Self.rendererName(of: OpaquePointer($0)) }
    }

    private static func rendererName(of native: OpaquePointer) -> String? {
        guard let renderer = gtk_native_get_renderer(native) else { return nil }
        let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
        return g_type_name_from_instance(instance).map { String(cString: $0) }
    }

    /// Returns the kind of painter for the GSK renderer of a native widget.
    static func renderer(of native: OpaquePointer) -> Painter.Renderer {
        rendererName(of: native) == "GskCairoRenderer" ? .cairo : .gpu
    }
}

// MARK: - Set-up

extension WindowSurface {
    private func makeWindow() {
        guard let widget = gtk_window_new(), let host = HostWidget.make() else { return }
        let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
        self.window = window
        self.host = host
        HostWidget.setDelegate(self, of: host)
        gtk_widget_set_focusable(host, 1)
        gtk_window_set_title(window, title)
        gtk_window_set_child(window, host)
        scale = Self.firstMonitorScale()
        ticker = FrameTicker(widget: host) { [unowned self] in tick() }
        inputMethod = WindowInputMethod(host: host)
        input = WindowInput(host: host, inputMethod: inputMethod) { [unowned self] in report($0) }
        dropTarget = WindowDropTarget(host: host)
        theme = ThemeObserver { [unowned self] event in
            updateFrame()
            report(event)
        }
        connectSignals(window: window, host: host)
        strayEvents = EventFilter(of: widget) { [unowned self] in handleStray($0, isOfPopup: false) }
    }

    /// Reports motion, clicks and scrolling that GTK reports to the surface that the user clicked before.
    ///
    /// On Wayland, GDK 4.8 swaps the bits of the secondary and the middle button, so that after a click of one of them
    /// its implicit grab lasts until the next click: motion over other surfaces, and the press of that click, are sent to
    /// the window or the popup that was clicked, without a position, the release with a position in the other surface, and
    /// scrolling to what the pointer was over there.
    ///
    /// - Parameter isOfPopup: Whether the event was sent to a popup.
    /// - Returns: Whether the pointer is over a popup or, for events that were sent to a popup, the window.
    private func handleStray(_ event: OpaquePointer, isOfPopup: Bool) -> Bool {
        guard !popups.isEmpty, isOnWayland, mayBeStray(event) else { return false }
        // The device of a wheel has no position.
        let pointer = gdk_event_get_seat(event).flatMap { gdk_seat_get_pointer($0) }
        var (x, y) = (0.0, 0.0)
        guard let pointer, let surface = gdk_device_get_surface_at_position(pointer, &x, &y) else { return false }
        let point = CGPoint(x: x, y: y)
        let isOverWindow = isOfPopup && surface == gdkSurface
        guard isOverWindow || popups.contains(where: { $0.isShown(on: surface) }) else { return false }
        updateStrayButtons(event)
        if isOverWindow {
            input?.handleStray(event, at: point)
        } else {
            popups.first { $0.isShown(on: surface) }?.handleStray(event, at: point)
        }
        return true
    }

    /// Returns whether an event may belong to another surface than the one it was sent to.
    private func mayBeStray(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_SCROLL: return true
        case GDK_BUTTON_RELEASE where strayButtons.contains(gdk_button_event_get_button(event)): return true
        case GDK_MOTION_NOTIFY, GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
            var (x, y) = (0.0, 0.0)
            return gdk_event_get_position(event, &x, &y) == 0 || !(abs(x) < 1e6 && abs(y) < 1e6)
        default: return false
        }
    }

    private func updateStrayButtons(_ event: OpaquePointer) {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: strayButtons.insert(gdk_button_event_get_button(event))
        case GDK_BUTTON_RELEASE: strayButtons.remove(gdk_button_event_get_button(event))
        default: break
        }
    }

    private func connectSignals(window: UnsafeMutablePointer<GtkWindow>, host: UnsafeMutablePointer<GtkWidget>) {
        let closeRequest: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
            withOwner(WindowSurface.self, of: data, otherwise: ()) { $0.closeRequested() }
            return 1
        }
        let activeChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            withOwner(WindowSurface.self, of: data, otherwise: ()) { $0.activeDidChange() }
        }
        let realized: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            withOwner(WindowSurface.self, of: data, otherwise: ()) { $0.updateMenuBarProperties() }
        }
        let scaleChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            withOwner(WindowSurface.self, of: data, otherwise: ()) { $0.scaleDidChange() }
        }
        connections.connect(
            gpointer(window), "close-request", data: self, function: unsafeBitCast(closeRequest, to: GCallback.self))
        connections.connect(
            gpointer(window), "notify::is-active", data: self,
            function: unsafeBitCast(activeChanged, to: GCallback.self))
        // The properties are those of the GDK surface, which exists now; the desktop reads them when it is mapped.
        connections.connect(
            gpointer(window), "realize", data: self, function: unsafeBitCast(realized, to: GCallback.self))
        connections.connect(
            gpointer(host), "notify::scale-factor", data: self,
            function: unsafeBitCast(scaleChanged, to: GCallback.self))
    }

    /// Observes minimization and activation; the GDK surface that reports them exists only after the window is shown.
    private func observeState() {
        guard !observesState, let window, let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
        observesState = true
        let stateChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            withOwner(WindowSurface.self, of: data, otherwise: ()) { $0.stateDidChange() }
        }
        connections.connect(
            gpointer(surface), "notify::state", data: self, function: unsafeBitCast(stateChanged, to: GCallback.self))
    }

    private func stateDidChange() {
        activeDidChange()
        guard let window, let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
        let isMinimized = gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
        guard isMinimized != self.isMinimized else { return }
        self.isMinimized = isMinimized
        report(.visibilityChanged(!isMinimized))
    }

    /// Returns the scale to assume before the window is on a monitor.
    private static func firstMonitorScale() -> CGFloat {
        guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
            let monitor = g_list_model_get_item(monitors, 0)
        else { return 1 }
        defer { g_object_unref(monitor) }
        return CGFloat(max(1, gdk_monitor_get_scale_factor(OpaquePointer(monitor))))
    }

    private func asWidget(_ window: UnsafeMutablePointer<GtkWindow>) -> UnsafeMutablePointer<GtkWidget> {
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    }
}

// MARK: - Popups

extension WindowSurface {
    /// The distance of popups to the edges of the screen, in points.
    private static let screenMargin: CGFloat = 16

    package var popupLimit: CGSize? {
        guard let window, gtk_widget_get_mapped(asWidget(window)) != 0, let surface = gdkSurface,
            let display = gdk_surface_get_display(surface),
            let monitor = gdk_display_get_monitor_at_surface(display, surface)
        else { return nil }
        var area = GdkRectangle()
        gdk_monitor_get_geometry(monitor, &area)
        return CGSize(
            width: CGFloat(area.width) - 2 * Self.screenMargin, height: CGFloat(area.height) - 2 * Self.screenMargin)
    }

    /// The area of the monitor, or on Wayland that of the content of windows that fill the monitor or a half of it.
    package var screenArea: CGRect? {
        guard let surface = gdkSurface else { return nil }
        guard !isOnWayland else {
            return isMaximized || isFullScreen || isTiled(surface) ? CGRect(origin: .zero, size: size) : nil
        }
        guard let position = X11Window(of: surface)?.originWithoutFrame, let origin = originInSurface,
            let display = gdk_surface_get_display(surface),
            let monitor = gdk_display_get_monitor_at_surface(display, surface)
        else { return nil }
        var area = GdkRectangle()
        gdk_monitor_get_geometry(monitor, &area)
        return CGRect(
            x: CGFloat(area.x) - position.x / scale - origin.x, y: CGFloat(area.y) - position.y / scale - origin.y,
            width: CGFloat(area.width), height: CGFloat(area.height))
    }

    private func isTiled(_ surface: OpaquePointer) -> Bool {
        gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_TILED.rawValue != 0
    }

    package func showPopup(_ popup: SurfacePopup) {
        guard let host else { return }
        if let shown = popups.first(where: { $0.layer === popup.layer }) { return shown.show(popup) }
        let opened = PopupWindow(
            popup, over: host, inFrontOf: isOnWayland ? popups.last : nil,
            handleStray: { [unowned self] in handleStray($0, isOfPopup: true) }
        ) { [unowned self] in
            report($0)
        }
        guard let opened else { return }
        popups.append(opened)
        opened.show(popup)
    }

    /// Whether the desktop composites windows.
    package var popupsAreTranslucent: Bool { host.map { PopupWindow.isTranslucent(over: $0) } ?? true }

    /// On X11 and in KWin, popups are in front of all windows.
    private func observeOutsidePresses() {
        outsidePresses?.stop()
        outsidePresses = nil
        guard onOutsidePress != nil, let display = gdkSurface.flatMap({ gdk_surface_get_display($0) }) else { return }
        outsidePresses = X11OutsidePresses(on: display) { [weak self] in self?.onOutsidePress?() }
    }

    package var popupsStayWithSurface: Bool {
        isOnWayland && !DisplayConnection.hasWaylandGlobal("org_kde_plasma_shell")
    }

    /// Whether the display is that of a Wayland desktop.
    ///
    /// There a popup has to be the child of another one to be in front of it, because some desktops show the popups of
    /// a window in any order; on X11 the newest one is in front.
    private var isOnWayland: Bool {
        gdk_display_get_default().map { DisplayConnection.isKind("GdkWaylandDisplay", $0) } ?? false
    }

    package func closePopup(of layer: CALayer) {
        guard let popup = popups.first(where: { $0.layer === layer }) else { return }
        // The desktop closes those in front of it first.
        while let last = popups.last, last !== popup, popups.contains(where: { $0 === popup }) {
            last.notifyClosing()
            if popups.last === last { popups.removeLast().close() }
        }
        if popups.last === popup { popups.removeLast().close() }
    }

    private func closePopups() {
        let open = popups
        popups = []
        for popup in open.reversed() { popup.close() }
    }
}

// MARK: - Changes of the window

extension WindowSurface {
    /// Sets the cursor of the theme, which may depend on the window's; without a name, GTK uses the default cursor.
    private func showPointerShape() {
        host.map { gtk_widget_set_cursor_from_name($0, pointerShape == .arrow ? nil : pointerShape.rawValue) }
    }

    /// A window that is not resizable has its natural size.
    private func sizeLimitsDidChange() {
        guard let window, let host else { return }
        gtk_window_set_resizable(window, minimumSize == maximumSize ? 0 : 1)
        gtk_widget_queue_resize(host)
    }

    private func report(_ event: DisplayEvent) {
        guard !NestedWait.isWaiting else { return NestedWait.postpone { [weak self] in self?.onEvent?(event) } }
        onEvent?(event)
    }

    private func closeRequested() {
        if onEvent != nil {
            report(.closeRequested)
        } else {
            close()
        }
    }

    private func activeDidChange() {
        let isActive = self.isActive
        guard isActive != wasActive else { return }
        wasActive = isActive
        inputMethod?.isWindowActive = isActive
        report(.activeChanged(isActive))
    }

    private var isActiveForDesktop: Bool {
        gdkSurface.map { gdk_toplevel_get_state($0).rawValue & GDK_TOPLEVEL_STATE_FOCUSED.rawValue != 0 } ?? false
    }

    /// Whether the user has a keyboard; GDK reports the capability in any case.
    private var hasKeyboard: Bool {
        guard let surface = gdkSurface, let display = gdk_surface_get_display(surface),
            let seat = gdk_display_get_default_seat(display),
            let keyboards = gdk_seat_get_devices(seat, GDK_SEAT_CAPABILITY_KEYBOARD)
        else { return false }
        g_list_free(keyboards)
        return true
    }

    private func scaleDidChange() {
        guard let host else { return }
        let current = CGFloat(max(1, gtk_widget_get_scale_factor(host)))
        guard current != scale else { return }
        scale = current
        gtk_widget_queue_draw(host)
        report(.scaleFactorChanged(current))
    }
}

// MARK: - Frames

extension WindowSurface: HostWidgetDelegate {
    var naturalSize: (width: Int32, height: Int32) {
        let (smallest, largest) = (minimumSize.sanitized, maximumSize)
        return Self.wholePoints(
            CGSize(
                width: max(min(normalSize.width, largest.width), smallest.width),
                height: max(min(normalSize.height, largest.height), smallest.height)))
    }

    var smallestSize: (width: Int32, height: Int32) { Self.wholePoints(minimumSize.sanitized) }

    private static func wholePoints(_ size: CGSize) -> (width: Int32, height: Int32) {
        (Int32(size.width.rounded(.up)), Int32(size.height.rounded(.up)))
    }

    func hostDidAllocate(width: Int32, height: Int32) {
        input?.contentOriginDidChange()
        for popup in popups { popup.parentDidMove() }
        let allocated = CGSize(width: CGFloat(width), height: CGFloat(height))
        if !isMaximized, !isFullScreen { normalSize = allocated }
        guard allocated != size else { return }
        size = allocated
        report(.resized(allocated))
    }

    func hostSnapshot() -> RenderNode? {
        FrameMeter.run(.nodes) { paintFrame() }
    }

    private func paintFrame() -> RenderNode? {
        guard let layerTree else { return nil }
        if needsFrame, !NestedWait.isWaiting {
            // Layout changed the tree after this frame's tick.
            prepareFrame(of: layerTree)
        }
        framesPainted += 1
        if framesPainted == 1, let window { ProgramIdentity.setIconWhenIdle(of: window) }
        if FrameTrace.isNeeded, let host { trace.willPaint(frame: framesPainted, of: host) }
        let painter = currentPainter()
        return painter.paint(layerTree.rootLayer, viewport: CGRect(origin: .zero, size: size), scale: scale)
    }

    private func currentPainter() -> Painter {
        if let painter {
            return painter
        }
        let painter = Painter(renderer: renderer)
        self.painter = painter
        return painter
    }

    private var renderer: Painter.Renderer { window.map { Self.renderer(of: OpaquePointer($0)) } ?? .gpu }

    private func layerTreeDidChange(from old: LayerTree?) {
        guard old !== layerTree else { return }
        old?.onNeedsFrame = nil
        layerTree?.onNeedsFrame = { [unowned self] in requestFrame() }
        if layerTree != nil {
            requestFrame()
        }
    }

    private func requestFrame() {
        needsFrame = true
        ticker?.start()
    }

    private func tick() -> Bool {
        guard let layerTree else { return false }
        guard !NestedWait.isWaiting else { return true }
        if needsFrame || layerTree.needsAnotherFrame {
            prepareFrame(of: layerTree)
            if !layerTree.rootLayer.renderDirty.isEmpty {
                host.map { gtk_widget_queue_draw($0) }
                for popup in popups { popup.queueDraw() }
            }
        }
        return needsFrame || layerTree.needsAnotherFrame
    }

    private func prepareFrame(of tree: LayerTree) {
        needsFrame = false
        let frame = ticker?.frame
        if let frame, frame.duration > 0 {
            tree.frameDuration = frame.duration
        }
        tree.prepareFrame(at: time(of: frame?.time))
    }

    /// Returns the time to show, which is not in the past, so that animations that were just added have started.
    private func time(of frameTime: TimeInterval?) -> TimeInterval {
        let now = CACurrentMediaTime()
        guard let frameTime, let clock = MediaClock.current as? SystemMediaClock, !clock.isScaled else { return now }
        return max(frameTime, now)
    }
}
