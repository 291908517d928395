internal import OpenDisplay

/// Converts menus of the program to those that a desktop shows, and validates their commands.
///
/// Rows beyond the limits of number and depth are left out.
@MainActor struct MenuConverter {
    private static let rowLimit = 2_000
    private static let depthLimit = 16
    private static let titleLimit = 500

    private let sections: MenuSections
    private let source: UIResponder
    /// The number of the menu with single selection that contains an element.
    private var groups: [ObjectIdentifier: Int] = [:]
    private var rowCount = 0
    private var states: [ExportedMenu.State] = []
    /// The elements of the states.
    private(set) var elements: [UIMenuElement] = []

    /// - Parameters:
    ///   - sections: The rows of menus.
    ///   - source: The responder from which commands are resolved.
    init(_ sections: MenuSections, source: UIResponder) {
        (self.sections, self.source) = (sections, source)
    }

    /// Returns a menu of the bar.
    mutating func convert(_ menu: UIMenu) -> ExportedMenu {
        (states, elements, rowCount, groups) = ([], [], 0, [:])
        findGroups(in: menu, depth: 0)
        let contents = contents(of: menu, depth: 0)
        return ExportedMenu(contents, states: states)
    }

    private mutating func findGroups(in menu: UIMenu, depth: Int) {
        guard depth < Self.depthLimit else { return }
        let number = groups.count
        if menu.options.contains(.singleSelection) {
            for child in menu.children where !(child is UIMenu) { groups[ObjectIdentifier(child)] = number }
        }
        for case let inner as UIMenu in menu.children { findGroups(in: inner, depth: depth + 1) }
    }

    private mutating func contents(of menu: UIMenu, depth: Int) -> ExportedMenu.Contents {
        var rows: [[ExportedMenu.Row]] = []
        for section in sections.sections(of: menu) {
            rows.append(section.compactMap { row(for: $0, depth: depth) })
        }
        return ExportedMenu.Contents(title: Self.title(of: menu), sections: rows.filter { !$0.isEmpty })
    }

    private mutating func row(for element: UIMenuElement, depth: Int) -> ExportedMenu.Row? {
        guard rowCount < Self.rowLimit else { return nil }
        rowCount += 1
        guard let menu = element as? UIMenu else { return .command(command(for: element)) }
        return depth < Self.depthLimit ? .submenu(contents(of: menu, depth: depth + 1)) : nil
    }

    private mutating func command(for element: UIMenuElement) -> ExportedMenu.Command {
        // Validation may change the title and the state.
        let isEnabled = element.isEnabled(for: source)
        states.append(ExportedMenu.State(isEnabled: isEnabled, isOn: element.elementState == .on))
        elements.append(element)
        return ExportedMenu.Command(
            title: Self.title(of: element), shortcut: (element as? UIKeyCommand)?.shortcut,
            mark: mark(of: element, isEnabled: isEnabled), index: states.count - 1)
    }

    private func mark(of element: UIMenuElement, isEnabled: Bool) -> ExportedMenu.Mark {
        // The enabled commands of a group and the others are radio buttons of separate groups.
        if let group = groups[ObjectIdentifier(element)] { return .radioButton(group: 2 * group + (isEnabled ? 0 : 1)) }
        return element.elementState == .off ? .none : .checkBox
    }

    private static func title(of element: UIMenuElement) -> String { String(element.title.prefix(titleLimit)) }
}

extension UIKeyCommand {
    /// The key combination as a desktop displays it, or `nil` if there is none.
    fileprivate final var shortcut: MenuShortcut? {
        guard let input, !input.isEmpty else { return nil }
        var modifiers: KeyModifiers = []
        if modifierFlags.contains(.shift) { modifiers.insert(.shift) }
        if !modifierFlags.isDisjoint(with: [.control, .command]) { modifiers.insert(.control) }
        if modifierFlags.contains(.alternate) { modifiers.insert(.alternate) }
        if let symbol = KeySymbols.symbol(forInput: input) {
            return MenuShortcut(keySymbol: symbol, modifiers: modifiers)
        }
        guard let scalar = input.unicodeScalars.first, input.unicodeScalars.count == 1 else { return nil }
        return MenuShortcut(character: scalar, modifiers: modifiers)
    }
}
