/// Changes the menus of the program.
///
/// ```swift
/// override func buildMenu(with builder: any UIMenuBuilder) {
///     super.buildMenu(with: builder)
///     let export = UIKeyCommand(title: "Export", input: "e", modifierFlags: .command) { [weak self] _ in self?.export() }
///     builder.insertChild(UIMenu(options: .displayInline, children: [export]), atEndOfMenu: .file)
/// }
/// ```
///
/// Requests that name a menu that does not exist have no effect.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
    /// The menus that are being built.
    var system: UIMenuSystem { get }
    /// Returns the menu with an identifier, or `nil` if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns the action with an identifier, or `nil` if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns the first command with an action, or `nil` if there is none.
    func command(for action: Selector) -> UICommand?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces the elements of a menu.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Inserts a menu before another one in the same parent.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another one in the same parent.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the first element of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the last element of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of the program while they are being built.
final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ root: UIMenu, system: UIMenuSystem) {
        self.root = root
        self.system = system
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        root.firstElement { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        root.firstElement { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func command(for action: Selector) -> UICommand? {
        root.firstElement { ($0 as? UICommand)?.action == action } as? UICommand
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        edit(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        edit(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        edit(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        edit(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        edit(removedIdentifier) { _ in [] }
    }

    /// Replaces a menu with the elements that `change` returns for it.
    ///
    /// The root can be replaced by one menu only.
    private func edit(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
        guard root.identifier == identifier else {
            root = root.replacing(identifier, change)
            return
        }
        let elements = change(root)
        if elements.count == 1, let menu = elements.first as? UIMenu { root = menu }
    }
}

extension UIMenu {
    /// Returns the first element of the menu and its submenus that satisfies a condition, this menu included.
    fileprivate func firstElement(where accepts: (UIMenuElement) -> Bool) -> UIMenuElement? {
        if accepts(self) { return self }
        for child in children {
            let found = (child as? UIMenu)?.firstElement(where: accepts) ?? (accepts(child) ? child : nil)
            if let found { return found }
        }
        return nil
    }

    /// Returns a copy in which a submenu is replaced with the elements that `change` returns for it.
    fileprivate func replacing(_ identifier: Identifier, _ change: (UIMenu) -> [UIMenuElement]) -> UIMenu {
        var elements: [UIMenuElement] = []
        for child in children {
            guard let menu = child as? UIMenu else {
                elements.append(child)
                continue
            }
            elements += menu.identifier == identifier ? change(menu) : [menu.replacing(identifier, change)]
        }
        return replacingChildren(elements)
    }

    /// Returns a copy without submenus that have no elements.
    func removingEmptyMenus() -> UIMenu {
        var elements: [UIMenuElement] = []
        for child in children {
            let element = (child as? UIMenu)?.removingEmptyMenus() ?? child
            if (element as? UIMenu)?.children.isEmpty != true { elements.append(element) }
        }
        return replacingChildren(elements)
    }

    /// The key commands of the menu and its submenus, from top to bottom.
    var allKeyCommands: [UIKeyCommand] {
        children.flatMap { element -> [UIKeyCommand] in
            if let menu = element as? UIMenu { return menu.allKeyCommands }
            return (element as? UIKeyCommand).map { [$0] } ?? []
        }
    }
}
