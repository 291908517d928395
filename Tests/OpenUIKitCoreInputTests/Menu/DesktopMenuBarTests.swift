import OpenDisplay
import OpenUIControls
import Testing
import UIKitTestSupport

@testable import OpenUIKitCore

@Suite("The menu bar of the desktop", .serialized) @MainActor struct DesktopMenuBarTests {
    /// The updates that wait for their time.
    private final class Schedule {
        var pending: [@MainActor () -> Void] = []
        var count = 0

        @MainActor func run() {
            let due = pending
            pending = []
            for body in due { body() }
        }
    }

    private let schedule = Schedule()

    /// Runs a body with a program on a desktop that shows its menus.
    private func run(_ menus: (MenuBarStage) -> [UIMenu], _ body: (MenuBarStage) throws -> Void) rethrows {
        let bar = UIMenuSystem.main.desktopBar
        let old = bar.schedule
        bar.schedule = { _, body in
            schedule.pending.append(body)
            schedule.count += 1
        }
        defer { bar.schedule = old }
        try MenuBarStage.run(menus) { stage in
            stage.stage.surface.desktopShowsMenuBar = true
            try body(stage)
        }
    }

    private func export(_ stage: MenuBarStage) -> OffscreenSurface.MenuBar? {
        stage.stage.surface.menuBarExport as? OffscreenSurface.MenuBar
    }

    /// The titles of the rows of all menus, those of submenus with the title of the submenu.
    private func titles(_ stage: MenuBarStage) -> [String] {
        (export(stage)?.menus ?? []).flatMap { titles($0.contents) }
    }

    private func titles(_ contents: ExportedMenu.Contents) -> [String] {
        contents.sections.joined().flatMap { row -> [String] in
            switch row {
            case .command(let command): ["\(contents.title)/\(command.title)"]
            case .submenu(let inner): titles(inner).map { "\(contents.title)/\($0)" }
            }
        }
    }

    private func commands(_ stage: MenuBarStage) -> [ExportedMenu.Command] {
        (export(stage)?.menus ?? []).flatMap(\.contents.sections).joined().compactMap { row in
            if case .command(let command) = row { command } else { nil }
        }
    }

    private func states(_ stage: MenuBarStage) -> [ExportedMenu.State] { export(stage)?.menus.first?.states ?? [] }

    private func simpleMenus(_ stage: MenuBarStage) -> [UIMenu] {
        [stage.menu("File", "New", "Open"), stage.menu("Edit", "Cut")]
    }

    // MARK: - Where the menus are

    @Test("The desktop shows the menus instead of the window, whose content is at the top")
    func place() {
        run(simpleMenus) { stage in
            #expect(stage.bar == nil)
            #expect(titles(stage) == ["File/New", "File/Open", "Edit/Cut"])
            #expect(stage.window.rootViewController?.view.frame == stage.window.bounds)
        }
    }

    @Test("The window shows its menus again when the setting of the desktop changes")
    func setting() {
        run(simpleMenus) { stage in
            let export = export(stage)
            stage.stage.surface.desktopShowsMenuBar = false
            stage.stage.frame()
            #expect(stage.titles == ["File", "Edit"])
            #expect(stage.stage.surface.menuBarExport == nil)
            #expect(export?.isStopped == true)
            stage.stage.surface.desktopShowsMenuBar = true
            #expect(stage.bar == nil)
            #expect(titles(stage).count == 3)
        }
    }

    @Test("A window whose scene has no menu bar exports none")
    func sceneWithout() {
        run(simpleMenus) { stage in
            stage.window.windowScene?.showsMenuBar = false
            #expect(stage.stage.surface.menuBarExport == nil)
            #expect(stage.bar == nil)
        }
    }

    @Test("A window has its own menu bar if the desktop cannot be reached")
    func failure() {
        MenuBarStage.run(simpleMenus) { stage in
            stage.stage.surface.acceptsMenuBars = false
            stage.stage.surface.desktopShowsMenuBar = true
            #expect(stage.titles == ["File", "Edit"])
        }
    }

    @Test("The windows have their own menu bars again after the message bus has ended")
    func lostDesktop() {
        run(simpleMenus) { stage in
            let export = export(stage)
            stage.stage.surface.acceptsMenuBars = false
            export?.onEnd?()
            stage.stage.frame()
            #expect(stage.titles == ["File", "Edit"])
            #expect(export?.isStopped == true)
        }
    }

    @Test("Windows share the menu bar, which is withdrawn with the last one")
    func severalWindows() {
        run(simpleMenus) { stage in
            let export = export(stage)
            let surface = OffscreenSurface(size: CGSize(width: 200, height: 200))
            surface.desktopShowsMenuBar = true
            let window = UIWindow(surface: surface)
            window.windowScene?.showsMenuBar = true
            window.makeKeyAndVisible()
            #expect(surface.menuBarExport === export)
            window.close()
            #expect(export?.isStopped == false)
            stage.window.close()
            #expect(export?.isStopped == true)
        }
    }

    // MARK: - Content

    @Test("Sections, submenus and shortcuts are those of the menus")
    func rows() {
        run({ stage in
            let recent = UIMenu(title: "Recent", children: [stage.action("a_b")])
            let section = UIMenu(
                options: .displayInline,
                children: [
                    UIKeyCommand(title: "Save", input: "s", modifierFlags: [.command, .shift]) { _ in },
                    UIKeyCommand(title: "Up", input: UIKeyCommand.inputUpArrow, modifierFlags: .alternate) { _ in },
                    UIKeyCommand(title: "Help", input: UIKeyCommand.f1) { _ in },
                    UIKeyCommand(title: "Several", input: "ab", modifierFlags: .control) { _ in },
                ])
            return [UIMenu(title: "File", children: [stage.action("New"), recent, section])]
        }) { stage in
            #expect(
                titles(stage) == [
                    "File/New", "File/Recent/a_b", "File/Save", "File/Up", "File/Help", "File/Several",
                ])
            #expect(export(stage)?.menus.first?.contents.sections.count == 2)
            #expect(
                commands(stage).map(\.shortcut) == [
                    nil, MenuShortcut(keySymbol: 0x73, modifiers: [.shift, .control]),
                    MenuShortcut(keySymbol: 0xff52, modifiers: .alternate),
                    MenuShortcut(keySymbol: 0xffbe, modifiers: []), nil,
                ])
        }
    }

    @Test("Hidden elements are left out, and disabled ones are disabled")
    func attributes() {
        run({ stage in
            let rows = [stage.action("a"), stage.action("b", .hidden), stage.action("c", .disabled)]
            return [UIMenu(title: "File", children: rows)]
        }) { stage in
            #expect(titles(stage) == ["File/a", "File/c"])
            #expect(states(stage).map(\.isEnabled) == [true, false])
        }
    }

    @Test("The elements of a palette are below each other, as radio buttons")
    func palette() {
        run({ stage in
            let actions = ["Red", "Blue"].map { stage.action($0) }
            actions[1].state = .on
            return [
                UIMenu(
                    title: "Color",
                    children: [
                        UIMenu(options: [.displayInline, .displayAsPalette, .singleSelection], children: actions)
                    ])
            ]
        }) { stage in
            #expect(titles(stage) == ["Color/Red", "Color/Blue"])
            #expect(commands(stage).map(\.mark) == [.radioButton(group: 0), .radioButton(group: 0)])
            #expect(states(stage).map(\.isOn) == [false, true])
        }
    }

    @Test("A command that is on has a check box, and the elements of a menu with single selection are radio buttons")
    func marks() {
        run({ stage in
            let on = stage.action("On")
            on.state = .on
            let (left, right) = (stage.action("Left"), stage.action("Right", .disabled))
            left.state = .on
            let group = UIMenu(
                options: [.displayInline, .singleSelection], children: [left, right, stage.action("Up")])
            return [UIMenu(title: "View", children: [stage.action("Off"), on, group])]
        }) { stage in
            #expect(
                commands(stage).map(\.mark) == [
                    .none, .checkBox, .radioButton(group: 0), .radioButton(group: 1), .radioButton(group: 0),
                ])
            #expect(states(stage).map(\.isOn) == [false, true, true, false, false])
        }
    }

    @Test("Elements that are provided later take the place of the deferred element")
    func deferred() {
        var provide: (@MainActor ([UIMenuElement]) -> Void)?
        run({ _ in [UIMenu(title: "File", children: [UIDeferredMenuElement { provide = $0 }])] }) { stage in
            #expect(titles(stage) == ["File/Loading…"])
            #expect(states(stage).map(\.isEnabled) == [false])
            schedule.run()
            provide?([stage.action("Recent")])
            schedule.run()
            #expect(titles(stage) == ["File/Recent"])
        }
    }

    @Test("Menus beyond the limits are cut off")
    func limits() {
        run({ stage in
            let rows = (0..<5_000).map { stage.action("\($0)") }
            let deep = (0..<100).reduce(UIMenu(title: "0", children: [stage.action("x")])) {
                UIMenu(title: "\($1)", children: [$0, stage.action("y")])
            }
            return [
                UIMenu(title: "Long", children: rows), deep, stage.menu(String(repeating: "a", count: 9_999), "row"),
            ]
        }) { stage in
            let menus = export(stage)?.menus ?? []
            #expect(menus.map(\.states.count) == [2_000, 17, 1])
            #expect(menus.last?.contents.title.count == 500)
        }
    }

    // MARK: - Updates

    @Test("The menus are updated when those of the program are built again")
    func rebuild() {
        run(simpleMenus) { stage in
            stage.setMenus([stage.menu("File", "New", "Save")])
            schedule.run()
            #expect(titles(stage) == ["File/New", "File/Save"])
        }
    }

    @Test("Several events and frames are followed by one update, which is sent only if something has changed")
    func coalescing() {
        run(simpleMenus) { stage in
            schedule.run()
            let (count, updates) = (schedule.count, export(stage)?.updateCount)
            for _ in 0..<10 { stage.press(0xff52) }
            #expect(schedule.count == count + 1)
            schedule.run()
            #expect(export(stage)?.updateCount == updates)
        }
    }

    @Test("Commands are validated by the responder that has the focus")
    func validation() {
        let menus = { (_: MenuBarStage) in
            [UIMenu(title: "Edit", children: [UICommand(title: "Select All", action: .selectAll)])]
        }
        run(menus) { stage in
            #expect(states(stage).map(\.isEnabled) == [false])
            let field = stage.stage.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 30))
            field.text = "text"
            field.becomeFirstResponder()
            stage.stage.frame()
            schedule.run()
            #expect(states(stage).map(\.isEnabled) == [true])
        }
    }

    @Test("Commands are not validated while the program is inactive, because a menu of the desktop may be open")
    func inactive() {
        run(simpleMenus) { stage in
            schedule.run()
            stage.stage.surface.setActive(false)
            stage.setMenus([stage.menu("File", "Save")])
            schedule.run()
            #expect(titles(stage).count == 3)
            stage.stage.surface.setActive(true)
            schedule.run()
            #expect(titles(stage) == ["File/Save"])
        }
    }

    // MARK: - Choices

    @Test("A chosen element is performed")
    func choice() {
        run(simpleMenus) { stage in
            export(stage)?.onChoose?(0, 1)
            export(stage)?.onChoose?(1, 0)
            #expect(stage.log.titles == ["Open", "Cut"])
        }
    }

    @Test("A chosen command is that of the key window, also while the desktop has the keyboard")
    func keyWindow() {
        let menus = { (_: MenuBarStage) in
            [UIMenu(title: "Edit", children: [UICommand(title: "Select All", action: .selectAll)])]
        }
        run(menus) { stage in
            let field = stage.stage.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 30))
            field.text = "text"
            field.becomeFirstResponder()
            schedule.run()
            stage.stage.surface.setActive(false)
            export(stage)?.onChoose?(0, 0)
            #expect(field.selectedTextRange?.isEmpty == false)
        }
    }

    @Test("A chosen radio button is selected in the menu of the program and of the desktop")
    func radioChoice() {
        run({ stage in
            let rows = ["Left", "Right"].map { stage.action($0) }
            rows[0].state = .on
            return [UIMenu(title: "View", options: .singleSelection, children: rows)]
        }) { stage in
            export(stage)?.onChoose?(0, 1)
            #expect(states(stage).map(\.isOn) == [false, true])
        }
    }

    @Test("A command that was disabled since the last update, and positions without one, are not performed")
    func refusedChoices() {
        var action: UIAction?
        run({ stage in
            let new = stage.action("New")
            action = new
            return [UIMenu(title: "File", children: [new])]
        }) { stage in
            action?.attributes = .disabled
            export(stage)?.onChoose?(0, 0)
            export(stage)?.onChoose?(0, 7)
            export(stage)?.onChoose?(-1, 0)
            #expect(stage.log.titles.isEmpty)
        }
    }
}
