internal import CGTK
internal import OpenCoreGraphics

/// The Swift object behind a host widget.
@MainActor
protocol HostWidgetDelegate: AnyObject {
    /// The preferred size of the widget, in points.
    var naturalSize: (width: Int32, height: Int32) { get }
    /// The smallest size of the widget, in points.
    var smallestSize: (width: Int32, height: Int32) { get }
    /// Called when the widget has been allocated a size, in points.
    func hostDidAllocate(width: Int32, height: Int32)
    /// Returns the node to show, or nil for nothing.
    func hostSnapshot() -> RenderNode?
}

extension HostWidgetDelegate {
    /// Returns the smallest and the preferred length of the widget in one direction, in points.
    fileprivate func lengths(isHorizontal: Bool) -> (smallest: Int32, preferred: Int32) {
        isHorizontal ? (smallestSize.width, naturalSize.width) : (smallestSize.height, naturalSize.height)
    }
}

/// A subclass of GtkWidget without children or behavior, whose content comes from its delegate.
///
/// The class is registered with GObject from Swift; each instance has one additional word that stores the delegate,
/// unowned.
@MainActor
enum HostWidget {
    /// The size of GtkWidget's instance, after which the additional word is stored.
    private nonisolated static let slotOffset: Int = {
        var query = GTypeQuery()
        g_type_query(gtk_widget_get_type(), &query)
        return Int(query.instance_size)
    }()

    private nonisolated static let type: GType = {
        var query = GTypeQuery()
        g_type_query(gtk_widget_get_type(), &query)
        var info = GTypeInfo()
        info.class_size = guint16(query.class_size)
        info.instance_size = guint16(Int(query.instance_size) + MemoryLayout<UnsafeMutableRawPointer?>.stride)
        info.class_init = { table, _ in
            guard let table else { return }
            installOverrides(in: table.assumingMemoryBound(to: GtkWidgetClass.self))
        }
        return g_type_register_static(gtk_widget_get_type(), "ComponentFlowHost", &info, GTypeFlags(rawValue: 0))
    }()

    /// Creates a widget with a floating reference, like every new widget.
    static func make() -> UnsafeMutablePointer<GtkWidget>? {
        g_object_new_with_properties(type, 0, nil, nil).map {
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
        }
    }

    /// Sets the widget's delegate, which must be reset to nil before the delegate is deallocated.
    static func setDelegate(_ delegate: (any HostWidgetDelegate)?, of widget: UnsafeMutablePointer<GtkWidget>) {
        slot(of: widget).pointee = delegate.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() }
    }

    /// Returns the position of the widget's origin in the surface that contains it, or `nil` if it is in none.
    ///
    /// GTK may draw a frame and shadows around the widget.
    static func originInSurface(of widget: UnsafeMutablePointer<GtkWidget>) -> CGPoint? {
        guard let native = gtk_widget_get_native(widget) else { return nil }
        var (surfaceX, surfaceY) = (0.0, 0.0)
        gtk_native_get_surface_transform(native, &surfaceX, &surfaceY)
        let nativeWidget = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        var (x, y) = (0.0, 0.0)
        guard gtk_widget_translate_coordinates(widget, nativeWidget, 0, 0, &x, &y) != 0 else { return nil }
        // GTK uses single precision; widgets are at whole points.
        return CGPoint(x: (x + surfaceX).rounded(), y: (y + surfaceY).rounded())
    }

    private static func delegate(of widget: UnsafeMutablePointer<GtkWidget>) -> (any HostWidgetDelegate)? {
        guard let pointer = slot(of: widget).pointee else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? any HostWidgetDelegate
    }

    private static func slot(
        of widget: UnsafeMutablePointer<GtkWidget>
    ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
        (UnsafeMutableRawPointer(widget) + slotOffset).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    }

    private nonisolated static func installOverrides(in table: UnsafeMutablePointer<GtkWidgetClass>) {
        table.pointee.snapshot = { widget, snapshot in
            guard let widget, let snapshot else { return }
            nonisolated(unsafe) let (host, target) = (widget, snapshot)
            MainActor.assumeIsolated {
                guard let node = HostWidget.delegate(of: host)?.hostSnapshot() else { return }
                gtk_snapshot_append_node(target, node.pointer)
            }
        }
        table.pointee.size_allocate = { widget, width, height, _ in
            guard let widget else { return }
            nonisolated(unsafe) let host = widget
            MainActor.assumeIsolated {
                HostWidget.delegate(of: host)?.hostDidAllocate(width: width, height: height)
            }
        }
        table.pointee.measure = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
            guard let widget else { return }
            nonisolated(unsafe) let host = widget
            let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
            let (smallest, preferred) = MainActor.assumeIsolated {
                HostWidget.delegate(of: host)?.lengths(isHorizontal: isHorizontal) ?? (smallest: 0, preferred: 0)
            }
            minimum?.pointee = max(1, smallest)
            natural?.pointee = max(1, smallest, preferred)
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
        }
    }
}
