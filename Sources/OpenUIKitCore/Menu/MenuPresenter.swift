/// Presents menus within their window and routes key input to the open menu.
@MainActor package final class MenuPresenter {
    /// The position of a menu, in the window's coordinates.
    package enum Anchor {
        case at(CGPoint)
        case below(CGRect)
    }

    private unowned let window: UIWindow
    private(set) var overlay: MenuOverlay?
    private var ended: (() -> Void)?

    init(window: UIWindow) {
        self.window = window
    }

    /// Whether a menu is open, or an item of the menu bar is selected.
    package var isOpen: Bool { keyResponder != nil }

    /// The responder that receives key events while a menu is open or an item of the menu bar is selected.
    package var keyResponder: UIResponder? { overlay ?? trackingBar }

    private var trackingBar: MenuBarView? { window.menuBar.flatMap { $0.isTracking ? $0 : nil } }

    /// Opens a menu and closes the one that is currently open.
    ///
    /// `source` is the responder from which commands are resolved, and the sender of actions. `ended` is called when
    /// the menu has been closed.
    package func open(_ menu: UIMenu, _ anchor: Anchor, from source: UIResponder, ended: (() -> Void)? = nil) {
        endTracking()
        show(menu, anchor, from: source, in: nil, ended: ended)
    }

    /// Opens the menu of an item of the menu bar; returns `false` if it is empty.
    ///
    /// `ended` is called when the menu has been closed.
    func open(_ menu: UIMenu, below item: MenuBarItem, in bar: MenuBarView, ended: @escaping () -> Void) -> Bool {
        let rect = item.convert(item.bounds, to: nil)
        show(menu, .below(rect), from: window.focus.keyResponder, in: bar, ended: ended)
        return overlay != nil
    }

    private func show(
        _ menu: UIMenu, _ anchor: Anchor, from source: UIResponder, in bar: MenuBarView?, ended: (() -> Void)?
    ) {
        close()
        let overlay = MenuOverlay(frame: window.bounds)
        overlay.bar = bar
        overlay.restingLocation = window.touchDispatcher.pointerLocation
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // An open menu does not retain the view that opened it; without that view, it only closes.
        overlay.choose = { [weak self, weak source] element in
            guard let source else { self?.close(); return }
            self?.choose(element, of: menu, from: source)
        }
        overlay.dismiss = { [weak self] in self?.close() }
        window.addSubview(overlay)
        guard overlay.show(menu, anchor, for: source) else { return overlay.close() }
        self.ended = ended
        self.overlay = overlay
        window.surface?.onOutsidePress = { [weak self] in self?.endTracking() }
        // The row under a resting pointer is not selected, because the menu may be used with the keyboard.
        window.touchDispatcher.endHover()
        keysWereTaken()
    }

    /// Closes the menu that is currently open; if it is a menu of the menu bar, its item stays selected only if the bar
    /// closes it.
    func close() {
        guard let overlay else { return }
        self.overlay = nil
        window.surface?.onOutsidePress = nil
        overlay.close()
        window.contentUnderPointerDidChange()
        if trackingBar == nil { keysWereReturned() }
        let ended = ended
        self.ended = nil
        ended?()
    }

    /// Closes the menu that is currently open if the view that opened it has left the window.
    func viewsDidLeaveWindow() {
        if let overlay, overlay.bar == nil, !overlay.hasSource(in: window) { close() }
    }

    /// Closes the menu that is currently open, and ends the use of the menu bar.
    func endTracking() {
        window.menuBar?.endTracking()
        close()
    }

    func barDidBeginTracking() { keysWereTaken() }

    func barDidEndTracking() {
        if overlay == nil { keysWereReturned() } else { close() }
    }

    private func keysWereTaken() {
        window.focus.item?.accessibilityDidChange(.content)
        // Letters select rows; an active input method would consume them.
        window.textInputSession?.end()
    }

    private func keysWereReturned() {
        window.focus.item?.accessibilityDidChange(.content)
        window.textInputSession?.begin()
    }

    /// Selects the first row of the open menu, which was opened without a pointer.
    package func selectFirst() {
        overlay?.selectFirst()
    }

    /// Selects the last row of the open menu.
    func selectLast() {
        overlay?.selectLast()
    }

    /// Opens the first menu of the menu bar, or ends its use; returns `false` if the program has no menus.
    ///
    /// In a window without a menu bar that can be used, the menus open at the top left corner.
    package func openMainMenu() -> Bool {
        if let bar = window.usableMenuBar { return bar.toggle() }
        let corner = CGPoint(x: window.safeAreaInsets.left, y: window.safeAreaInsets.top)
        open(UIMenuSystem.main.menu, .at(corner), from: window.focus.keyResponder)
        overlay?.selectFirst()
        return overlay != nil
    }

    /// Opens the context menu of the first responder in the chain that has one; returns `false` if there is none.
    func openContextMenu(for responder: UIResponder) -> Bool {
        responder.firstInChain { openMenu(of: $0) } != nil
    }

    private func openMenu(of responder: UIResponder) -> Bool {
        guard let view = responder as? UIView else { return false }
        for case let interaction as UIContextMenuInteraction in view.interactions
        where interaction.open(at: view.contextMenuAnchor) {
            overlay?.selectFirst()
            return true
        }
        return false
    }

    private func choose(_ element: UIMenuElement, of menu: UIMenu, from source: UIResponder) {
        guard element.isChoice else { return }
        if !element.elementAttributes.contains(.keepsMenuPresented) { close() }
        menu.perform(element, from: source)
        overlay?.refresh()
    }
}
