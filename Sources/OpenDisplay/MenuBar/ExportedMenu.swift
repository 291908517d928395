/// A menu of a program's menu bar, for a desktop that shows the bar outside of the program's windows.
package struct ExportedMenu: Equatable, Sendable {
    /// The title and the rows of the menu or of a submenu, in sections.
    package struct Contents: Equatable, Sendable {
        package var title: String
        package var sections: [[Row]]

        package init(title: String, sections: [[Row]]) {
            (self.title, self.sections) = (title, sections)
        }
    }

    package indirect enum Row: Equatable, Sendable {
        case command(Command)
        case submenu(Contents)
    }

    /// A row that the user can choose.
    package struct Command: Equatable, Sendable {
        package var title: String
        package var shortcut: MenuShortcut?
        package var mark: Mark
        /// The position of the command's state in ``ExportedMenu/states``.
        package var index: Int

        package init(title: String, shortcut: MenuShortcut? = nil, mark: Mark = .none, index: Int) {
            (self.title, self.shortcut, self.mark, self.index) = (title, shortcut, mark, index)
        }
    }

    /// What a command displays for its state.
    package enum Mark: Equatable, Sendable {
        case none
        case checkBox
        /// At most one command of a group is on. All commands of a group are enabled, or none.
        case radioButton(group: Int)
    }

    /// The state of a command, which changes more often than the rows.
    package struct State: Equatable, Sendable {
        package var isEnabled: Bool
        package var isOn: Bool

        package init(isEnabled: Bool = true, isOn: Bool = false) {
            (self.isEnabled, self.isOn) = (isEnabled, isOn)
        }
    }

    package var contents: Contents
    package var states: [State]

    package init(_ contents: Contents, states: [State]) {
        (self.contents, self.states) = (contents, states)
    }
}

/// A key combination that a menu displays.
package struct MenuShortcut: Equatable, Sendable {
    /// The X keysym of the key without modifiers.
    package var keySymbol: UInt32
    package var modifiers: KeyModifiers

    package init(keySymbol: UInt32, modifiers: KeyModifiers) {
        (self.keySymbol, self.modifiers) = (keySymbol, modifiers)
    }
}

/// The connection of a program's menu bar to the desktop.
@MainActor
package protocol MenuBarExport: AnyObject {
    /// The menus, from the first to the last.
    var menus: [ExportedMenu] { get set }
    /// Called when the user chooses a command, with the positions of its menu and of its state.
    var onChoose: (@MainActor (_ menu: Int, _ command: Int) -> Void)? { get set }
    /// Called when the desktop can no longer show the menus, because the message bus has ended.
    var onEnd: (@MainActor () -> Void)? { get set }

    /// Withdraws the menus from the desktop.
    func stop()
}
