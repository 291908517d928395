// The entries of a bar as bar button items.

extension [MenuItem] {
    /// Returns the items of a bar; a separator is a space, which takes the remaining width of a bar at the bottom.
    ///
    /// - Parameters:
    ///   - placement: The place of the items.
    ///   - perform: A closure called with the entry that the user chooses, and its index in the flattened entries.
    @MainActor func barItems(
        at placement: ToolbarItemPlacement = .trailing, perform: @escaping @MainActor (MenuItem, Int) -> Void
    ) -> [UIBarButtonItem] {
        var index = 0
        return compactMap { entry in
            defer { index += [entry].flattened.count }
            if case .separator = entry.kind { return placement.edge == .bottom ? .flexibleSpace() : .fixedSpace(16) }
            let item = entry.barItem(at: index, perform: perform)
            if let purpose = placement.purpose { item?.show(purpose) }
            return item
        }
    }

    /// Returns the commands for the key combinations of the entries, in the order of the flattened entries.
    @MainActor func keyCommands(perform: @escaping @MainActor (MenuItem, Int) -> Void) -> [UIKeyCommand] {
        flattened.enumerated().compactMap { index, entry in
            entry.shortcut.map { shortcut in
                UIKeyCommand(
                    title: entry.title, input: shortcut.key.input, modifierFlags: shortcut.modifiers,
                    attributes: entry.isEnabled ? [] : .disabled
                ) { _ in perform(entry, index) }
            }
        }
    }
}

extension MenuItem {
    @MainActor fileprivate func barItem(
        at index: Int, perform: @escaping @MainActor (MenuItem, Int) -> Void
    ) -> UIBarButtonItem? {
        switch kind {
        case .separator:
            return nil
        case .action:
            return actionItem { perform(self, index) }
        case .submenu(let items):
            return menuItem(UIMenu(children: items.elements(from: index, perform: perform)))
        case .picker(let presentation, let options):
            return menuItem(pickerMenu(presentation, options, from: index, perform: perform))
        case .element(let element):
            return element.barItem
        case .textField(let field):
            field.reportInMenu()
            return nil
        }
    }

    @MainActor private func menuItem(_ menu: UIMenu) -> UIBarButtonItem {
        let item = UIBarButtonItem(title: title, image: image, menu: menu)
        item.isEnabled = isEnabled
        return item
    }

    @MainActor private func actionItem(perform: @escaping @MainActor () -> Void) -> UIBarButtonItem {
        let item = UIBarButtonItem(title: title, image: image, primaryAction: UIAction { _ in perform() })
        item.style = role == .primary ? .done : .plain
        if role == .destructive { item.tintColor = .systemRed }
        item.isSelected = isOn == true
        item.isEnabled = isEnabled
        return item
    }
}

extension UIBarButtonItem {
    /// Displays the purpose of the item's place.
    fileprivate func show(_ purpose: ToolbarItemPlacement.Purpose) {
        switch purpose {
        case .confirmation: style = .done
        case .destruction: tintColor = .systemRed
        }
    }
}

extension UIMenuElement {
    /// A bar button item for an action or a menu of UIKit; another element is reported.
    fileprivate var barItem: UIBarButtonItem? {
        if let action = self as? UIAction { return UIBarButtonItem(primaryAction: action) }
        if let menu = self as? UIMenu { return UIBarButtonItem(title: title, image: image, menu: menu) }
        diagnose(
            "toolbar.unsupported", "A bar contains a menu element that is neither an action nor a menu",
            path: "\(type(of: self))", hint: "Use a button, a UIAction or a UIMenu in a bar.")
        return nil
    }
}
