// The entries of a menu as menu elements.

extension [MenuItem] {
    /// The entries that perform actions, with those of submenus in place of these.
    var flattened: [MenuItem] {
        flatMap(\.flattened)
    }

    /// Returns the elements of a menu, in which entries between separators form a section.
    ///
    /// - Parameters:
    ///   - start: The number of entries that precede these in the ``flattened`` entries of the whole menu.
    ///   - perform: A closure called with the entry that the user chooses, and its index in the flattened entries.
    @MainActor func elements(
        from start: Int = 0, perform: @escaping @MainActor (MenuItem, Int) -> Void
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
}

extension MenuItem {
    fileprivate var flattened: [MenuItem] {
        switch kind {
        case .action: [self]
        case .separator: []
        case .submenu(let items): items.flattened
        }
    }

    @MainActor fileprivate func element(
        at index: Int, perform: @escaping @MainActor (MenuItem, Int) -> Void
    ) -> UIMenuElement? {
        if kind == .separator { return nil }
        if case .submenu(let items) = kind, isEnabled {
            return UIMenu(title: title, children: items.elements(from: index, perform: perform))
        }
        var attributes: UIMenuElement.Attributes = isEnabled ? [] : .disabled
        if role == .destructive { attributes.insert(.destructive) }
        return UIAction(title: title, attributes: attributes) { _ in perform(self, index) }
    }
}
