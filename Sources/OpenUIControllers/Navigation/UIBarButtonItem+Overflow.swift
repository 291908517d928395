import OpenUIKitCore

/// Bar button items as elements of the menu with the items that do not fit into a bar.
extension UIBarButtonItem {
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Whether a menu can contain the item.
    var canOverflow: Bool { customView == nil || menuRepresentation != nil }

    /// Returns the element that represents the item in the menu of a button.
    func overflowElement(from button: BarButton) -> UIMenuElement {
        if let menuRepresentation { return menuRepresentation }
        guard isEnabled, let menu else { return overflowAction(overflowTitle(of: button), image, from: button) }
        return overflowMenu(menu, from: button)
    }

    /// The title; an item with an image only is named as for assistive technologies.
    private func overflowTitle(of button: BarButton) -> String {
        let title = displayedTitle(in: button.traitCollection.language) ?? ""
        return title.isEmpty ? accessibilityLabel ?? "" : title
    }

    private func overflowAction(_ title: String, _ image: UIImage?, from button: BarButton) -> UIAction {
        var attributes = primaryAction?.attributes.intersection([.destructive, .keepsMenuPresented]) ?? []
        if !isEnabled { attributes.insert(.disabled) }
        return UIAction(title: title, image: image, attributes: attributes, state: isSelected ? .on : .off) {
            [weak self, weak button] _ in
            guard let self, let button else { return }
            if changesSelectionAsPrimaryAction { isSelected.toggle() }
            press(from: button)
        }
    }

    /// Returns a submenu with the elements of a menu, which begins with the action of an item that has both.
    private func overflowMenu(_ menu: UIMenu, from button: BarButton) -> UIMenu {
        let title = overflowTitle(of: button)
        guard hasAction else { return menu.submenu(title: title, image: image) }
        let section = UIMenu(options: menu.options.union(.displayInline), children: menu.children)
        section.selectsChosenElement = menu.selectsChosenElement
        return UIMenu(title: title, image: image, children: [overflowAction(title, nil, from: button), section])
    }
}

extension UIMenu {
    /// Returns a copy of the menu that opens beside its parent.
    fileprivate func submenu(title: String, image: UIImage?) -> UIMenu {
        let menu = UIMenu(
            title: title, image: image, options: options.subtracting(.displayInline),
            preferredElementSize: preferredElementSize, children: children)
        menu.displayPreferences = displayPreferences
        menu.selectsChosenElement = selectsChosenElement
        return menu
    }
}
