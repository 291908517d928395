internal import CGTK
package import OpenCoreGraphics

// The title bar of a window that displays its own: the desktop still moves and resizes the window.

extension WindowSurface {
    package var windowControls: WindowControls {
        GTKSettings.text("gtk-decoration-layout").map { WindowControls(decorationLayout: $0) } ?? WindowControls()
    }

    /// Replaces GTK's title bar with an empty one, so that GTK still draws the shadow and resizes the window at its edges.
    ///
    /// Without effect once the window was shown.
    func updateTitleBar() {
        guard let window = gtkWindow else { return }
        let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
        guard gtk_widget_get_realized(widget) == 0 else { return }
        guard !hasTitleBar, let empty = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) else {
            gtk_window_set_titlebar(window, nil)
            return updateFrame()
        }
        gtk_widget_set_visible(empty, 0)
        gtk_window_set_titlebar(window, empty)
        // The corners of the content are rounded like those of the window.
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        updateFrame()
    }

    /// Gives the title bar or the frame, if GTK draws one, colors that suit the content.
    func updateFrame() {
        guard let window = gtkWindow else { return }
        let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
        FrameStyle.apply(hasTitleBar && contentAppearance == appearance ? nil : contentAppearance, to: widget)
    }

    package func minimize() {
        gtkWindow.map { gtk_window_minimize($0) }
    }

    package func beginMove(from location: CGPoint, button: Int) {
        guard let surface = gdkSurface, let event = currentEvent, let device = gdk_event_get_device(event),
            let origin = originInSurface
        else { return }
        gdk_toplevel_begin_move(
            surface, device, Int32(clamping: button), location.x + origin.x, location.y + origin.y,
            gdk_event_get_time(event))
        pointerGrabDidBegin()
    }

    package func performAction(of click: TitleBarClick) -> Bool {
        let name =
            switch click {
            case .double: "gtk-titlebar-double-click"
            case .middle: "gtk-titlebar-middle-click"
            case .secondary: "gtk-titlebar-right-click"
            }
        return perform(TitleBarAction(setting: GTKSettings.text(name) ?? ""))
    }

    private func perform(_ action: TitleBarAction) -> Bool {
        guard let surface = gdkSurface else { return true }
        switch action {
        case .toggleMaximized: if minimumSize != maximumSize { setMaximized(!placement.isMaximized) }
        case .minimize: minimize()
        case .lower: gdk_toplevel_lower(surface)
        case .menu: return currentEvent.map { gdk_toplevel_show_window_menu(surface, $0) != 0 } ?? false
        case .none: break
        }
        return true
    }
}
