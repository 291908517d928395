import OpenDisplay
import Testing
import UIKitTestSupport

import OpenUIKitCore

private final class MenuApplication: UIResponder, UIApplicationDelegate {
    var build: (any UIMenuBuilder) -> Void = { _ in }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        build(builder)
    }
}

@Suite(.serialized) @MainActor
struct MainMenuTests {
    private let delegate = MenuApplication()

    /// Shows a window of a program with the given changes of its menus.
    private func run(_ build: @escaping (any UIMenuBuilder) -> Void, _ body: (WindowStage) throws -> Void) rethrows {
        delegate.build = build
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        try WindowStage.run(CGSize(width: 400, height: 400), body)
    }

    private func titles(of menu: UIMenu?) -> [String] {
        (menu?.children ?? []).flatMap { element -> [String] in
            guard let inner = element as? UIMenu, inner.options.contains(.displayInline) else { return [element.title] }
            return titles(of: inner)
        }
    }

    private func menu(_ title: String) -> UIMenu? {
        UIMenuSystem.main.menu.children.first { $0.title == title } as? UIMenu
    }

    private func command(_ title: String, _ input: String = "", action: @escaping () -> Void = {}) -> UIKeyCommand {
        UIKeyCommand(title: title, input: input, modifierFlags: .control) { _ in action() }
    }

    private func section(_ titles: String...) -> UIMenu {
        UIMenu(options: .displayInline, children: titles.map { command($0) })
    }

    @Test("Menus without elements are not shown")
    func emptyMenus() {
        run({ _ in }) { _ in
            #expect(menu("Help") == nil)
            #expect(titles(of: menu("Edit")) == ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All"])
        }
    }

    @Test("A builder inserts menus before, after and in others")
    func insertion() {
        run({ builder in
            builder.insertChild(section("last"), atEndOfMenu: .file)
            builder.insertChild(section("first"), atStartOfMenu: .file)
            builder.insertSibling(section("before"), beforeMenu: .close)
            builder.insertSibling(section("after"), afterMenu: .close)
        }) { _ in
            #expect(titles(of: menu("File")) == ["first", "before", "Close Window", "after", "last"])
        }
    }

    @Test("A builder replaces and removes menus, and finds their elements")
    func replacement() {
        run({ builder in
            builder.replace(menu: .close, with: section("replaced"))
            builder.replaceChildren(ofMenu: .fullscreen) { $0 + [command("added")] }
            builder.remove(menu: .edit)
            #expect(builder.menu(for: .edit) == nil)
            #expect(builder.menu(for: .view)?.title == "View")
        }) { _ in
            #expect(titles(of: menu("File")) == ["replaced"])
            #expect(titles(of: menu("View")) == ["Full Screen", "added"])
            #expect(menu("Edit") == nil)
        }
    }

    @Test("Changes of menus that do not exist have no effect")
    func unknownMenus() {
        run({ builder in
            builder.insertSibling(section("lost"), afterMenu: UIMenu.Identifier("unknown"))
            builder.remove(menu: .root)
        }) { _ in
            #expect(menu("Edit") != nil)
        }
    }

    @Test("The key combination of a menu's command performs it, unless a responder has a command for the combination")
    func keyCommands() {
        final class Commanding: UIViewController {
            var commands: [UIKeyCommand] = []
            override var keyCommands: [UIKeyCommand]? { commands }
        }
        var performed: [String] = []
        let save = command("Save", "s") { performed.append("menu") }
        run({ $0.insertChild(UIMenu(options: .displayInline, children: [save]), atEndOfMenu: .file) }) { stage in
            let controller = Commanding()
            stage.window.rootViewController = controller
            stage.press(0x73, "s", .control)
            #expect(performed == ["menu"])
            controller.commands = [command("Own", "s") { performed.append("responder") }]
            stage.press(0x73, "s", .control)
            #expect(performed == ["menu", "responder"])
        }
    }

    @Test("A disabled command of a menu is not performed")
    func disabledCommand() {
        var performed = 0
        let save = command("Save", "s") { performed += 1 }
        run({ $0.insertChild(UIMenu(options: .displayInline, children: [save]), atEndOfMenu: .file) }) { stage in
            save.attributes = .disabled
            stage.press(0x73, "s", .control)
            #expect(performed == 0)
        }
    }

    @Test("F10 opens the menus, which Escape closes")
    func opening() {
        run({ _ in }) { stage in
            stage.press(0xFFC7)
            #expect(stage.window.menus.keyResponder != nil)
            stage.press(0xFF1B)
            #expect(stage.window.menus.keyResponder == nil)
        }
    }

    @Test("Undo is available while the window's undo manager has an action")
    func undo() throws {
        final class Counter {
            var value = 0
        }
        try run({ _ in }) { stage in
            let counter = Counter()
            stage.press(0x7A, "z", .control)
            let manager = try #require(stage.window.undoManager)
            manager.registerUndo(withTarget: counter) { $0.value += 1 }
            stage.press(0x7A, "z", .control)
            #expect(counter.value == 1)
        }
    }
}
