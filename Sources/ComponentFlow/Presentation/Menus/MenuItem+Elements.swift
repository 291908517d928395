// The entries of a menu as elements of UIKit's menus.

extension [MenuItem] {
    /// The entries that perform actions, with those of submenus and the options of pickers in place of these.
    var flattened: [MenuItem] {
        flatMap(\.flattened)
    }

    /// Returns the elements of a menu, in which entries between separators form a section.
    ///
    /// - Parameters:
    ///   - start: The number of entries that precede these in the ``flattened`` entries of the whole menu.
    ///   - perform: A closure called with the entry that the user chooses, and its index in the flattened entries.
    @MainActor func elements(
        from start: Int = 0,
        perform: @escaping @MainActor (MenuItem, Int) -> Void = { item, _ in item.action() }
    ) -> [UIMenuElement] {
        var index = start
        var sections: [[UIMenuElement]] = [[]]
        for item in self {
            if item.kind == .separator { sections.append([]) }
            if let element = item.element(at: index, perform: perform) { sections[sections.count - 1].append(element) }
            index += item.flattened.count
        }
        sections.removeAll(where: \.isEmpty)
        guard sections.count > 1 else { return sections.first ?? [] }
        return sections.map { UIMenu(options: .displayInline, children: $0) }
    }

    /// Returns the entry at an index of the flattened entries if it is the one that the user chose, or else that one: the
    /// entries may have been updated while they were shown.
    func current(_ chosen: MenuItem, at index: Int) -> MenuItem {
        let items = flattened
        return items.indices.contains(index) && items[index].isSame(as: chosen) ? items[index] : chosen
    }
}

extension MenuItem {
    fileprivate var flattened: [MenuItem] {
        switch kind {
        case .action: [self]
        case .separator, .element, .textField: []
        case .submenu(let items), .picker(_, let items): items.flattened
        }
    }

    /// Returns whether the entries are equal, apart from their check marks.
    fileprivate func isSame(as other: MenuItem) -> Bool {
        var unmarked = self
        unmarked.isOn = other.isOn
        return unmarked == other
    }

    @MainActor fileprivate func element(
        at index: Int, perform: @escaping @MainActor (MenuItem, Int) -> Void
    ) -> UIMenuElement? {
        switch kind {
        case .separator: return nil
        case .element(let element): return element
        case .textField(let field):
            field.reportInMenu()
            return nil
        case .submenu(let items) where isEnabled:
            return UIMenu(title: title, image: image, children: items.elements(from: index, perform: perform))
        case .picker(let presentation, let options) where isEnabled || presentation != .submenu:
            return pickerMenu(presentation, options, from: index, perform: perform)
        case .action, .submenu, .picker:
            return command { perform(self, index) }
        }
    }

    /// Returns the menu of a picker; as a submenu, it shows the selected title.
    @MainActor func pickerMenu(
        _ presentation: PickerPresentation, _ options: [MenuItem], from index: Int,
        perform: @escaping @MainActor (MenuItem, Int) -> Void
    ) -> UIMenu {
        let selected = options.first { $0.isOn == true }?.title
        let menu = UIMenu(
            title: title, subtitle: presentation == .submenu ? selected : nil, options: presentation.options,
            children: options.elements(from: index, perform: perform))
        menu.keepStates()
        return menu
    }

    /// Returns an element that calls a closure, with the key combination of the entry.
    @MainActor private func command(perform: @escaping @MainActor () -> Void) -> UIMenuElement {
        var attributes: UIMenuElement.Attributes = isEnabled ? [] : .disabled
        if role == .destructive { attributes.insert(.destructive) }
        let state: UIMenuElement.State = isOn == true ? .on : .off
        guard let shortcut else {
            return UIAction(title: title, image: image, attributes: attributes, state: state) { _ in perform() }
        }
        return UIKeyCommand(
            title: title, image: image, input: shortcut.key.input, modifierFlags: shortcut.modifiers,
            attributes: attributes, state: state
        ) { _ in perform() }
    }
}

extension TextField {
    /// Reports a text field among entries that are not those of an alert.
    func reportInMenu() {
        diagnose(
            "menu.unsupported", "A menu contains a text field", path: "TextField",
            hint: "Use text fields in alerts; a menu consists of buttons, MenuToggles, pickers, dividers and menus.")
    }
}
