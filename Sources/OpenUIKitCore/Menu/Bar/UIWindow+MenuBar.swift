extension UIWindow {
    /// The area of the root view controller's view: below the menu bar, if there is one.
    package final var contentFrame: CGRect {
        guard let menuBar else { return bounds }
        let height = min(titleBarHeight + menuBar.fittingHeight, bounds.height)
        return CGRect(
            x: bounds.minX, y: bounds.minY + height, width: bounds.width, height: bounds.height - height)
    }

    /// Lets the desktop show the menus of the program if the scene has a menu bar, or otherwise shows them in the window.
    final func updateMenuBar() {
        let showsBar = attachedScene?.showsMenuBar == true
        let isOnDesktop = showsBar && UIMenuSystem.main.desktopBar.attach(self)
        if !isOnDesktop { UIMenuSystem.main.desktopBar.detach(self) }
        showMenuBar(showsBar && !isOnDesktop)
    }

    /// Adds the menu bar of the program, or removes it.
    private func showMenuBar(_ isShown: Bool) {
        guard isShown != (menuBar != nil) else { return }
        if isShown {
            addMenuBar()
        } else {
            menuBar?.endTracking()
            menuBar?.removeFromSuperview()
            menuBar = nil
        }
        placeContent()
    }

    /// Places the menu bar below the title bar, and the content below the menu bar.
    final func placeContent() {
        if let menuBar {
            let top = min(titleBarHeight, bounds.height)
            menuBar.frame = CGRect(
                x: 0, y: top, width: bounds.width, height: min(menuBar.fittingHeight, bounds.height - top))
        }
        guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
        view.place(in: contentFrame)
    }

    private func addMenuBar() {
        let bar = MenuBarView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 0))
        bar.autoresizingMask = .flexibleWidth
        menuBar = bar
        // Above the content, and behind what is presented.
        insertSubview(bar, at: rootViewController?.viewIfLoaded?.superview === self ? 1 : 0)
    }

    /// The menu bar, unless a modal presentation covers it.
    final var usableMenuBar: MenuBarView? {
        menuBar.flatMap { modality.blocks($0) ? nil : $0 }
    }
}
