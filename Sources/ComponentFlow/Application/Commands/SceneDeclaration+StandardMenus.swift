extension SceneDeclaration {
    /// The entries that the program's menus have for the scene: a command that opens the settings or a new window.
    var standardMenuChanges: [MenuChange] {
        switch kind {
        case .settings: [entry(.BuiltIn.menuSettings, ",", in: .preferences) { openSettings() }]
        case .several: [newWindowEntry]
        case .single, .values: []
        }
    }

    private var newWindowEntry: MenuChange {
        let (id, title) = (self.id, self.title)
        return MenuChange { builder in
            // Only the first group has the key combination.
            let isFirst = builder.menu(for: .newScene)?.children.isEmpty != false
            let command = Self.command(.BuiltIn.menuNewWindow(title), isFirst ? "n" : "") { openWindow(id: id) }
            builder.replaceChildren(ofMenu: .newScene) { $0 + [command] }
        }
    }

    private func entry(
        _ title: LocalizedString, _ key: String, in menu: UIMenu.Identifier, action: @escaping @MainActor () -> Void
    ) -> MenuChange {
        MenuChange { $0.replaceChildren(ofMenu: menu) { $0 + [Self.command(title, key, action: action)] } }
    }

    private static func command(
        _ title: LocalizedString, _ key: String, action: @escaping @MainActor () -> Void
    ) -> UIKeyCommand {
        UIKeyCommand(title: title.text(in: mainMenuLanguage), input: key, modifierFlags: .control) { _ in action() }
    }
}
