extension UIMenu {
    /// The menus that a menu bar shows for the root menu.
    ///
    /// Inline menus are replaced by their menus. Elements that are no menus are at the end of the first menu.
    var menuBarMenus: [UIMenu] {
        var (menus, others): ([UIMenu], [UIMenuElement]) = ([], [])
        for child in children where !child.elementAttributes.contains(.hidden) {
            switch child {
            case let menu as UIMenu where menu.options.contains(.displayInline):
                menus += menu.menuBarMenus
            case let menu as UIMenu: menus.append(menu)
            default: others.append(child)
            }
        }
        guard !others.isEmpty else { return menus }
        let section = UIMenu(options: .displayInline, children: others)
        guard let first = menus.first else {
            return [UIMenu(title: ProcessInfo.processInfo.processName, children: others)]
        }
        return [first.replacingChildren(first.children + [section])] + menus.dropFirst()
    }
}
