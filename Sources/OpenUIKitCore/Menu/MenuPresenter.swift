/// Presents menus within their window and routes key input to the open menu.
@MainActor package final class MenuPresenter {
    /// The position of a menu, in the window's coordinates.
    package enum Anchor {
        case at(CGPoint)
        case below(CGRect)
    }

    private unowned let window: UIWindow
    private var overlay: MenuOverlay?
    private var ended: (() -> Void)?

    init(window: UIWindow) {
        self.window = window
    }

    /// Whether a menu is open.
    package var isOpen: Bool { overlay != nil }

    /// The responder that receives key events while a menu is open.
    package var keyResponder: UIResponder? { overlay }

    /// Opens a menu and closes the one that is currently open.
    ///
    /// `source` is the responder from which commands are resolved, and the sender of actions. `ended` is called when
    /// the menu has been closed.
    package func open(_ menu: UIMenu, _ anchor: Anchor, from source: UIResponder, ended: (() -> Void)? = nil) {
        close()
        let overlay = MenuOverlay(frame: window.bounds)
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.choose = { [weak self] element in self?.choose(element, of: menu, from: source) }
        overlay.dismiss = { [weak self] in self?.close() }
        window.addSubview(overlay)
        guard overlay.show(menu, anchor, for: source) else { return overlay.close() }
        self.ended = ended
        self.overlay = overlay
        window.focus.item?.accessibilityDidChange(.content)
        // The row under a resting pointer is not selected, because the menu may be used with the keyboard.
        window.touchDispatcher.endHover()
        // Letters select rows; an active input method would consume them.
        window.textInputSession?.end()
    }

    /// Closes the menu that is currently open.
    func close() {
        guard let overlay else { return }
        self.overlay = nil
        overlay.close()
        window.focus.item?.accessibilityDidChange(.content)
        window.contentUnderPointerDidChange()
        window.textInputSession?.begin()
        let ended = ended
        self.ended = nil
        ended?()
    }

    /// Selects the first row of the open menu, which was opened without a pointer.
    func selectFirst() {
        overlay?.selectFirst()
    }

    /// Opens the menus of the program at the top left corner of the window; returns `false` if they are empty.
    package func openMainMenu() -> Bool {
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
        let attributes = element.elementAttributes
        guard attributes.isDisjoint(with: [.disabled, .hidden]) else { return }
        if !attributes.contains(.keepsMenuPresented) { close() }
        menu.select(element)
        switch element {
        case let action as UIAction: action.perform(from: source)
        case let command as UICommand: command.perform(from: source)
        default: break
        }
        overlay?.refresh()
    }
}

extension UIMenuElement {
    final var elementAttributes: UIMenuElement.Attributes {
        switch self {
        case let action as UIAction: action.attributes
        case let command as UICommand: command.attributes
        case is UIDeferredMenuElement: .disabled
        default: []
        }
    }

    final var elementState: UIMenuElement.State {
        switch self {
        case let action as UIAction: action.state
        case let command as UICommand: command.state
        default: .off
        }
    }
}

extension UIMenu {
    /// In menus with single selection, sets the chosen element to `on` and the others to `off`.
    fileprivate func select(_ element: UIMenuElement) {
        for case let menu as UIMenu in children { menu.select(element) }
        guard options.contains(.singleSelection), children.contains(where: { $0 === element }) else { return }
        for child in children {
            let state: UIMenuElement.State = child === element ? .on : .off
            (child as? UIAction)?.state = state
            (child as? UICommand)?.state = state
        }
    }
}
