/// A component that can be an entry of a menu.
protocol MenuEntry {
    /// The entries that stand for the component.
    var menuItems: [MenuItem] { get }
}

extension Button: MenuEntry {
    var menuItems: [MenuItem] { [MenuItem(self)] }
}

extension LabelButton: MenuEntry {
    var menuItems: [MenuItem] { content.wrapped.itemsInMenu }
}

extension Divider: MenuEntry {
    var menuItems: [MenuItem] { [.separator] }
}

extension Menu: MenuEntry {
    var menuItems: [MenuItem] {
        [MenuItem(submenu: title, image: label.wrapped.labelImage, isEnabled: isEnabled, items: items)]
    }
}

extension TextField: MenuEntry {
    var menuItems: [MenuItem] { [MenuItem(self)] }
}

extension Inheriting: MenuEntry {
    var menuItems: [MenuItem] {
        let items = content.wrapped.itemsInMenu
        return values.isDisabled == true ? items.map(\.disabled) : items
    }
}

extension Component {
    /// The entries that stand for the component in a menu; a component that cannot be an entry is reported.
    var itemsInMenu: [MenuItem] {
        if let entry = self as? any MenuEntry { return entry.menuItems }
        diagnose(
            "menu.unsupported", "A menu contains a component that cannot be an entry", path: "\(Self.self)",
            hint: "Use buttons, MenuToggles, pickers, dividers and menus in a menu.")
        return []
    }
}
