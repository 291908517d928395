import ComponentFlowTesting
import Testing

@testable import ComponentFlow

@Suite("Menus from buttons") @MainActor
struct MenuBuilderTests {
    private let log = UpdateLog()

    private func menu(@MenuBuilder _ items: () -> [MenuItem]) -> [UIMenuElement] {
        items().elements()
    }

    @Test("A button becomes an action with its title, role and state")
    func button() {
        let elements = menu {
            Button("Open") {}
            Button("Delete", role: .destructive, isEnabled: false) {}
            Button("Share") {}.disabled()
        }
        let actions = elements.compactMap { $0 as? UIAction }
        #expect(actions.map { $0.title } == ["Open", "Delete", "Share"])
        #expect(actions.map { $0.attributes } == [[], [.destructive, .disabled], .disabled])
    }

    @Test("A divider separates sections, and empty sections are not shown")
    func sections() {
        let elements = menu {
            Divider()
            Button("a") {}
            Divider()
            Divider()
            Button("b") {}
            Button("c") {}
            Divider()
        }
        let menus = elements.compactMap { $0 as? UIMenu }
        #expect(menus.map { $0.children.map { $0.title } } == [["a"], ["b", "c"]])
        #expect(menus.allSatisfy { $0.options == .displayInline })
    }

    @Test("A menu without dividers has no sections")
    func flat() {
        let elements = menu {
            Button("a") {}
            Button("b") {}
        }
        #expect(elements.map { $0.title } == ["a", "b"])
    }

    @Test("A submenu contains its own items")
    func submenu() {
        let elements = menu {
            Menu("Move to") {
                for name in ["Inbox", "Archive"] { Button(name) {} }
            }
        }
        let children = (elements.first as? UIMenu)?.children.map { $0.title }
        #expect(elements.first?.title == "Move to")
        #expect(children == ["Inbox", "Archive"])
    }

    @Test("Conditions, loops and menu elements can be combined", arguments: [true, false])
    func statements(isNew: Bool) {
        let elements = menu {
            if isNew { Button("new") {} }
            if isNew {
                Button("first") {}
            } else {
                Button("second") {}
            }
            UIAction(title: "action") { _ in }
            [UIAction(title: "array") { _ in }]
        }
        #expect(elements.map { $0.title } == (isNew ? ["new", "first"] : ["second"]) + ["action", "array"])
    }

    @Test("A button with a keyboard shortcut becomes a key command")
    func shortcut() throws {
        let elements = menu { Button("Copy") {}.keyboardShortcut("c") }
        let command = try #require(elements.first as? UIKeyCommand)
        #expect(command.input == "c")
        #expect(command.modifierFlags == .command)
    }

    @Test("A component that is not a button is reported")
    func unsupported() {
        let diagnostics = Diagnostics.record { _ = menu { Rectangle(color: .red).disabled() } }
        #expect(diagnostics.map(\.rule) == ["menu.unsupported"])
    }

    @Test("A menu has an entry for each element of a ForEach")
    func forEach() {
        let elements = menu { ForEach(["a", "b"], id: \.self) { Button($0) {} } }
        #expect(elements.map { $0.title } == ["a", "b"])
    }

    @Test("A toggle has a check mark while its value is true", arguments: [true, false])
    func toggle(isOn: Bool) {
        let elements = menu { MenuToggle("Wrap", isOn: .constant(isOn)).disabled() }
        let action = elements.first as? UIAction
        #expect(action?.title == "Wrap")
        #expect(action?.state == (isOn ? .on : .off))
        #expect(action?.attributes == .disabled)
    }

    @Test("A toggle that is chosen changes its value")
    func chosenToggle() {
        var isOn = false
        let binding = Binding {
            isOn
        } set: {
            isOn = $0
        }
        let elements = menu { MenuToggle("Wrap", isOn: binding) }
        (elements.first as? UIAction)?.performWithSender(nil, target: nil)
        #expect(isOn)
    }

    @Test("The title and the image of an entry are those of the label")
    func label() {
        let image = UIImage()
        let elements = menu {
            Button {
            } label: {
                Image(image: image)
                Text("a").padding(2).tint(.red)
            }
            LabelButton<Int> {
            } label: {
                Text("b")
            }
        }
        #expect(elements.map { $0.title } == ["a", "b"])
        #expect(elements.map { $0.image } == [image, nil])
    }

    @Test("A disabled submenu cannot be opened")
    func disabledSubmenu() {
        let elements = menu { Menu("More") { Button("a") {} }.disabled() }
        #expect((elements.first as? UIAction)?.attributes == .disabled)
    }

    @Test("A text field in a menu is reported")
    func textField() {
        let diagnostics = Diagnostics.record { _ = menu { TextField("Name", text: .constant("")) } }
        #expect(diagnostics.map(\.rule) == ["menu.unsupported"])
    }

    @Test("A context menu of buttons performs the action of the chosen one")
    func contextMenu() {
        let log = log
        let stage = Stage(size: CGSize(width: 200, height: 200))
        stage.show(
            Rectangle(color: .red, width: 60, height: 40).contextMenu {
                Button("First") { log.note("first") }
                Divider()
                Button("Second", role: .destructive) { log.note("second") }
            })
        stage.click(at: CGPoint(x: 20, y: 20), button: 3)
        stage.pressKey(symbol: 0xff54)
        stage.pressKey(symbol: 0xff54)
        stage.pressKey(symbol: 0xff0d)
        #expect(log.entries == ["second"])
    }
}
