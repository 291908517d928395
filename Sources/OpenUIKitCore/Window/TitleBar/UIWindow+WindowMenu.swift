extension UIWindow {
    /// Shows a menu with the actions of the window, for desktops that have no window menu.
    final func showWindowMenu(at location: CGPoint) {
        menus.open(windowMenu, .at(location), from: self)
    }

    private var windowMenu: UIMenu {
        func text(_ string: LocalizedString) -> String { builtInText(string) }
        let isMaximized = surface?.placement.isMaximized == true
        let isResizable = minimumSize != maximumSize
        let size = [
            UIAction(title: text(.BuiltIn.windowMinimize)) { [weak self] _ in self?.surface?.minimize() },
            UIAction(
                title: text(isMaximized ? .BuiltIn.windowRestore : .BuiltIn.windowMaximize),
                attributes: isResizable ? [] : .disabled
            ) { [weak self] _ in
                self?.surface?.setMaximized(!isMaximized)
            },
        ]
        let isOnTop = windowLevel > .normal
        let order = UIAction(title: text(.BuiltIn.windowAlwaysOnTop), state: isOnTop ? .on : .off) { [weak self] _ in
            guard let self else { return }
            windowLevel = windowLevel > .normal ? .normal : .statusBar
        }
        let close = UIAction(title: text(.BuiltIn.close)) { [weak self] _ in
            if let self { UIApplication.shared.windowDidRequestClose(self) }
        }
        return UIMenu(children: [size, [order], [close]].map { UIMenu(options: .displayInline, children: $0) })
    }
}
