package import OpenDisplay

/// The views of a window that are shown in front of it, where they can extend beyond its edges: menus, lists of
/// completions, popovers and tool tips.
///
/// They remain subviews, whose frames may be outside of the window; only their pixels are on surfaces of the desktop. On a
/// surface that cannot show popups, such views are placed inside the window.
@MainActor package final class WindowPopups {
    private unowned let window: UIWindow
    private var views: [UIView] = []

    init(window: UIWindow) {
        self.window = window
    }

    /// The largest size of a view, in points, or `nil` if the desktop cannot show any.
    package var limit: CGSize? { window.surface?.popupLimit }

    /// Whether the views can have shadows and any outline; otherwise they are opaque rectangles.
    ///
    /// ``PopupPanel/isOpaqueRectangle`` of the views is set accordingly while they are shown in front of the window.
    var areTranslucent: Bool { window.surface?.popupsAreTranslucent ?? true }

    /// Whether the desktop would show the views in front of the window that has the keyboard focus instead of this one.
    var wouldCoverActiveWindow: Bool { !window.hasKeyboard && window.surface?.popupsStayWithSurface != true }

    /// Shows a view of the window beside an anchor, where the desktop has space for it, and sets its frame.
    ///
    /// - Parameters:
    ///   - size: The size of the view, within ``limit``.
    ///   - anchor: The rectangle beside which the view is placed, in the window's coordinates.
    ///   - margin: The distance by which the shadow of the view extends beyond the view, in points.
    ///   - backing: The color behind the view where the desktop cannot show translucent popups; `nil` uses the background
    ///     color of the view.
    ///   - onMove: Called with the frame of the view, in its superview's coordinates, which is smaller than the size if the
    ///     desktop has less space; the default sets it.
    ///   - onClose: Called when the desktop has closed the popup.
    package func show(
        _ view: UIView, size: CGSize, beside anchor: CGRect, at edge: SurfacePopup.Edge,
        _ alignment: SurfacePopup.Alignment = .leading, margin: CGFloat, backing: CGColor? = nil,
        onMove: (@MainActor (CGRect) -> Void)? = nil, onClose: @escaping @MainActor () -> Void
    ) {
        guard let surface = window.surface, view.hostWindow === window else { return }
        if !views.contains(where: { $0 === view }) { views.append(view) }
        view.layer.isPaintedSeparately = true
        (view as? any PopupPanel)?.isOpaqueRectangle = !areTranslucent
        let popup = SurfacePopup(
            view.layer, size: size, margin: margin, beside: anchor, at: edge, alignment, backing: backing,
            onMove: { [weak self, weak view] place in
                guard let self, let view, isShown(view), let superview = view.superview else { return }
                let frame = superview.convert(place, from: nil)
                UIView.performWithoutAnimation { if let onMove { onMove(frame) } else { view.frame = frame } }
            }, onClose: onClose)
        surface.showPopup(popup)
    }

    /// Lets the window display a view itself again; call this before the view is removed.
    package func close(_ view: UIView) {
        guard isShown(view) else { return }
        remove(view)
    }

    /// Closes the popups of views that have left the window.
    func viewsDidLeaveWindow() {
        for view in views where view.hostWindow !== window { remove(view) }
    }

    private func remove(_ view: UIView) {
        views.removeAll { $0 === view }
        view.layer.isPaintedSeparately = false
        (view as? any PopupPanel)?.isOpaqueRectangle = false
        window.surface?.closePopup(of: view.layer)
    }

    /// Returns whether a view is shown in front of the window.
    package func isShown(_ view: UIView) -> Bool { views.contains { $0 === view } }

    /// Returns the largest size of a view that has to be shown in front of the window, in points, or `nil` if the window can
    /// display it, or the desktop cannot show it.
    ///
    /// - Parameters:
    ///   - fits: Whether the window has enough space for the view.
    ///   - area: The area, in the window's coordinates, in which the window would display it.
    package func limit(for view: UIView, fits: Bool, at area: CGRect) -> CGSize? {
        fits && !mustShow(view, at: area) ? nil : limit
    }

    /// Returns whether a view at an area of the window has to be shown in front of the window: other views of this kind are
    /// there, or the area is or may be beyond the edges of the screen.
    ///
    /// Wayland does not report where windows are, so that the desktop places these views in all windows that do not fill the
    /// screen or a half of it.
    ///
    /// - Parameter area: The area, in the window's coordinates.
    private func mustShow(_ view: UIView, at area: CGRect) -> Bool {
        cover(area, besides: view) || window.surface?.screenArea?.contains(area) != true
    }

    /// Returns whether a part of an area of the window is known to be beyond the edges of the screen.
    ///
    /// - Parameter area: The area, in the window's coordinates.
    func isBeyondScreen(_ area: CGRect) -> Bool { window.surface?.screenArea?.contains(area) == false }

    /// Returns whether other views of this kind are in front of an area of the window, so that a view there has to be shown
    /// in front of the window, too.
    ///
    /// - Parameter area: The area, in the window's coordinates.
    func cover(_ area: CGRect, besides view: UIView) -> Bool {
        views.contains { $0 !== view && $0.convert($0.bounds, to: nil).intersects(area) }
    }

    /// Returns the view at a point, in the window's coordinates, that is in the last of the views there, which is in front
    /// of the others.
    func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !views.isEmpty else { return nil }
        return views.reversed().firstResult { $0.hitTest($0.convert(point, from: nil), with: event) }
    }
}

/// A view with rounded corners and a shadow, which is an opaque rectangle with a border where the desktop does not composite
/// windows.
@MainActor package protocol PopupPanel: UIView {
    /// Whether the view has neither rounded corners nor a shadow.
    var isOpaqueRectangle: Bool { get set }
}
