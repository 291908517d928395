import CGTK
import Testing

@testable import OpenDisplay

@Suite("The menu bar on the message bus", .enabled("needs dbus-daemon") { BusDaemon.isExpected }, .serialized)
@MainActor struct BusMenuBarTests {
    /// Runs a body with the menu bar of a program, and a client that reads it.
    private func run(_ menus: [ExportedMenu], _ body: (BusMenuBar, MenuBarClient) throws -> Void) throws {
        let daemon = try BusDaemon()
        defer { daemon.stop() }
        let program = try daemon.connect()
        defer { program.close() }
        let bar = try #require(BusMenuBar(bus: program))
        defer { bar.stop() }
        bar.menus = menus
        try body(bar, try MenuBarClient(program, on: daemon))
    }

    private func command(
        _ title: String, _ index: Int, _ mark: ExportedMenu.Mark = .none, _ shortcut: MenuShortcut? = nil
    ) -> ExportedMenu.Row {
        .command(ExportedMenu.Command(title: title, shortcut: shortcut, mark: mark, index: index))
    }

    private func menu(
        _ title: String, _ sections: [[ExportedMenu.Row]], _ states: [ExportedMenu.State]
    ) -> ExportedMenu {
        ExportedMenu(ExportedMenu.Contents(title: title, sections: sections), states: states)
    }

    private func simpleMenu(_ title: String, _ rows: String...) -> ExportedMenu {
        menu(title, [rows.enumerated().map { command($1, $0) }], rows.map { _ in ExportedMenu.State() })
    }

    private var colors: ExportedMenu {
        menu(
            "Colors", [["Red", "Green"].enumerated().map { command($1, $0, .radioButton(group: 0)) }],
            [ExportedMenu.State(isOn: true), ExportedMenu.State()])
    }

    // MARK: Menus

    @Test("Clients read menus, sections and submenus in their order")
    func rows() throws {
        let export = ExportedMenu.Contents(title: "Export", sections: [[command("PDF", 1)], [command("Text", 2)]])
        let file = menu(
            "File", [[command("New", 0), .submenu(export)], [command("Quit", 3)]], Array(repeating: .init(), count: 4))
        try run([file, simpleMenu("Help", "About")]) { _, client throws in
            #expect(
                try client.paths() == [
                    "File/New", "File/Export/PDF", "—", "File/Export/Text", "—", "File/Quit", "Help/About",
                ])
        }
    }

    @Test("An underscore in a title is no mnemonic")
    func underscores() throws {
        try run([simpleMenu("my_menu", "snake_case__name")]) { _, client throws in
            #expect(try client.paths() == ["my__menu/snake__case____name"])
        }
    }

    @Test(
        "A shortcut has GTK's name",
        arguments: [
            (MenuShortcut(character: "z", modifiers: [.shift, .control]), "<Shift><Control>z"),
            (MenuShortcut(character: "+", modifiers: .control), "<Control>plus"),
            (MenuShortcut(character: "Ü", modifiers: .alternate), "<Alt>udiaeresis"),
            (MenuShortcut(keySymbol: 0xffc8, modifiers: []), "F11"),
        ])
    func shortcuts(_ shortcut: MenuShortcut, _ name: String) throws {
        try run([menu("File", [[command("Row", 0, .none, shortcut)]], [.init()])]) { _, client throws in
            #expect(try client.row("File/Row").shortcut == name)
        }
    }

    @Test("A menu that changes is replaced, and the others keep their actions")
    func changedMenu() throws {
        try run([simpleMenu("File", "New"), simpleMenu("Edit", "Cut"), simpleMenu("Help", "About")]) {
            bar, client throws in
            let help = try client.row("Help/About").action
            bar.menus = [simpleMenu("File", "New"), simpleMenu("Edit", "Cut", "Copy"), simpleMenu("Help", "About")]
            #expect(try client.paths() == ["File/New", "Edit/Cut", "Edit/Copy", "Help/About"])
            #expect(try client.row("Help/About").action == help)
        }
    }

    @Test("Menus can be added and removed")
    func addedMenus() throws {
        try run([simpleMenu("File", "New"), simpleMenu("Help", "About")]) { bar, client throws in
            bar.menus = [simpleMenu("File", "New")]
            #expect(try client.paths() == ["File/New"])
            #expect(try client.actionNames().count == 1)
            bar.menus = [simpleMenu("Game", "Start"), simpleMenu("File", "New")]
            #expect(try client.paths() == ["Game/Start", "File/New"])
            bar.menus = []
            #expect(try client.actionNames().isEmpty)
        }
    }

    // MARK: States

    @Test("A command without a mark has no state, and one with a check box a truth value")
    func checkBoxes() throws {
        let states = [ExportedMenu.State(isEnabled: false), ExportedMenu.State(isOn: true)]
        try run([menu("View", [[command("Zoom", 0), command("Grid", 1, .checkBox)]], states)]) { _, client throws in
            let (zoom, grid) = (try client.row("View/Zoom"), try client.row("View/Grid"))
            #expect(try client.action(zoom.action).state == nil)
            #expect(try client.action(zoom.action).isEnabled == false)
            #expect(try client.action(grid.action).state == .boolean(true))
            #expect(try client.action(grid.action).isEnabled)
        }
    }

    @Test("The radio buttons of a group are values of one action, whose state is the selected one")
    func radioButtons() throws {
        try run([colors]) { _, client throws in
            let (red, green) = (try client.row("Colors/Red"), try client.row("Colors/Green"))
            #expect(red.action == green.action)
            #expect(red.target != green.target)
            #expect(try client.action(red.action).state == red.target.map { .string($0) })
        }
    }

    @Test("A changed state does not replace the menu")
    func changedState() throws {
        try run([colors]) { bar, client throws in
            let green = try client.row("Colors/Green")
            bar.menus[0].states = [ExportedMenu.State(), ExportedMenu.State(isOn: true)]
            #expect(try client.action(green.action).state == green.target.map { .string($0) })
            #expect(try client.row("Colors/Green").action == green.action)
        }
    }

    @Test("A client cannot set a state without choosing the command")
    func foreignState() throws {
        try run([menu("View", [[command("Grid", 0, .checkBox)]], [.init()])]) { _, client throws in
            let grid = try client.row("View/Grid").action
            try client.setState(grid, .boolean(true))
            #expect(try client.action(grid).state == .boolean(false))
        }
    }

    // MARK: Choices

    /// The choices that are reported, as "menu.command".
    private func choices(_ bar: BusMenuBar, _ body: () throws -> Void) rethrows -> [String] {
        var choices: [String] = []
        bar.onChoose = { choices.append("\($0).\($1)") }
        try body()
        bar.onChoose = nil
        return choices
    }

    @Test("A chosen command is reported with its menu, from check boxes and radio buttons too")
    func choice() throws {
        let marks: [ExportedMenu.Mark] = [.none, .checkBox, .radioButton(group: 3)]
        let rows = marks.enumerated().map { command("Row\($0)", $0, $1) }
        let states = marks.map { _ in ExportedMenu.State() }
        try run([simpleMenu("File", "New"), menu("All", [rows], states)]) { bar, client throws in
            let found = try choices(bar) {
                for index in 0..<3 { try client.choose(try client.row("All/Row\(index)")) }
                try client.choose(try client.row("File/New"))
            }
            #expect(found == ["1.0", "1.1", "1.2", "0.0"])
        }
    }

    @Test("A disabled command, a value that does not exist and an unknown action are not reported")
    func refusedChoices() throws {
        let edit = menu("Edit", [[command("Paste", 0)]], [ExportedMenu.State(isEnabled: false)])
        try run([edit, colors]) { bar, client throws in
            let found = try choices(bar) {
                try client.choose(try client.row("Edit/Paste"))
                _ = try? client.activate(try client.row("Colors/Red").action, target: "17")
                _ = try? client.activate("none", target: nil)
            }
            #expect(found == [])
        }
    }

    @Test("A choice in a menu that was replaced is not that of another command")
    func outdatedChoice() throws {
        try run([simpleMenu("File", "New", "Open")]) { bar, client throws in
            let open = try client.row("File/Open")
            bar.menus = [simpleMenu("File", "Delete All", "Quit")]
            let found = choices(bar) {
                _ = try? client.choose(open)
            }
            #expect(found == [])
        }
    }

    @Test("A choice may change the menus")
    func changeByChoice() throws {
        try run([simpleMenu("File", "New")]) { bar, client throws in
            bar.onChoose = { _, _ in bar.menus = [simpleMenu("File", "New", "Close")] }
            try client.choose(try client.row("File/New"))
            #expect(try client.paths() == ["File/New", "File/Close"])
        }
    }

    // MARK: Failures

    @Test("A connection exports one menu bar, and another one after that was stopped")
    func secondBar() throws {
        let daemon = try BusDaemon()
        defer { daemon.stop() }
        let program = try daemon.connect()
        defer { program.close() }
        let first = try #require(BusMenuBar(bus: program))
        #expect(BusMenuBar(bus: program) == nil)
        first.stop()
        #expect(BusMenuBar(bus: program) != nil)
    }

    @Test("The end of the bus is reported, and a closed connection exports nothing")
    func end() throws {
        let daemon = try BusDaemon()
        let program = try daemon.connect()
        let bar = try #require(BusMenuBar(bus: program))
        bar.menus = [colors]
        var hasEnded = false
        bar.onEnd = { hasEnded = true }
        daemon.stop()
        #expect(NestedWait.wait(upTo: 10) { hasEnded })
        #expect(BusMenuBar(bus: program) == nil)
        bar.menus = []
    }
}
