import ComponentFlowTesting
import Testing

@testable import ComponentFlow

private struct FolderMenu: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        let text = model.text
        return Menu("Folder") {
            Picker("Folder", selection: model.number) {
                for number in 1...3 { Text("Folder \(number)").tag(number) }
            } selectionUpdated: { number in
                model.log.append("\(number)\(text)")
                if model.isShown { model.number = number }
            }
            Button("Last") { model.log.append("last") }
        }
    }
}

@Suite("Pickers in menus") @MainActor
struct MenuPickerTests {
    private static let down: UInt32 = 0xff54
    private static let (left, right): (UInt32, UInt32) = (0xff51, 0xff53)
    private static let enter: UInt32 = 0xff0d

    private let model = PresentationModel()
    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    private func picker(_ style: PickerStyle = .automatic, isEnabled: Bool = true) -> Picker<String> {
        let log = log
        return Picker("Mark", selection: "flag", isEnabled: isEnabled) {
            Label("Star", systemImage: "star").tag("star")
            Label("Flag", systemImage: "flag").tag("flag")
        } selectionUpdated: {
            log.note($0)
        }
        .pickerStyle(style)
    }

    private func menu(@MenuBuilder _ items: () -> [MenuItem]) -> [UIMenuElement] {
        items().elements()
    }

    private func firstMenu(@MenuBuilder _ items: () -> [MenuItem]) throws -> UIMenu {
        try #require(items().elements().first as? UIMenu)
    }

    private func actions(_ menu: UIMenu) -> [UIAction] { menu.children.compactMap { $0 as? UIAction } }

    private func open(_ component: some Component<Empty>) throws -> UIButton {
        stage.show(component)
        let button = try #require(stage.window.firstView { (_: UIButton) in true })
        stage.tap(on: button)
        stage.advance(by: 0.1)
        return button
    }

    private func press(_ keys: UInt32...) {
        for key in keys { stage.pressKey(symbol: key) }
        stage.advance(by: 0.1)
    }

    // MARK: - Styles

    @Test(
        "A picker is a section of which one option is selected",
        arguments: [PickerStyle.automatic, .inline, .segmented, .wheel])
    func section(style: PickerStyle) throws {
        let section = try firstMenu { picker(style) }
        #expect(section.options == [.displayInline, .singleSelection])
        #expect(actions(section).map(\.title) == ["Star", "Flag"])
        #expect(actions(section).map(\.state) == [.off, .on])
        #expect(actions(section).allSatisfy { $0.image != nil })
    }

    @Test("A picker with the style of a menu is a submenu with its title and the selected one")
    func submenu() throws {
        let submenu = try firstMenu { picker(.menu) }
        #expect(submenu.options == .singleSelection)
        #expect(submenu.title == "Mark")
        #expect(submenu.subtitle == "Flag")
        #expect(actions(submenu).map(\.state) == [.off, .on])
    }

    @Test("A picker with the style of a palette is one in its menu")
    func palette() throws {
        let palette = try firstMenu { picker(.palette) }
        #expect(palette.options == [.displayInline, .singleSelection, .displayAsPalette])
    }

    @Test("A picker is a section of its own between other entries")
    func between() {
        let elements = menu {
            Button("First") {}
            picker()
            Button("Last") {}
        }
        #expect(elements.map { $0 is UIMenu } == [false, true, false])
    }

    @Test("A picker with a modifier is an entry", arguments: [true, false])
    func disabled(isDisabled: Bool) throws {
        let section = try firstMenu { picker().disabled(isDisabled) }
        #expect(actions(section).map(\.attributes) == (isDisabled ? [.disabled, .disabled] : [[], []]))
    }

    @Test("The options of a disabled picker cannot be chosen")
    func notEnabled() throws {
        let section = try firstMenu { picker(.palette, isEnabled: false) }
        #expect(actions(section).map(\.attributes) == [.disabled, .disabled])
    }

    @Test("A disabled submenu of a picker cannot be opened")
    func disabledSubmenu() {
        let elements = menu { picker(.menu).disabled() }
        #expect((elements.first as? UIAction)?.attributes == .disabled)
    }

    // MARK: - Choices

    @Test("A choice calls the closure, unless the option is selected already")
    func choice() throws {
        let section = try firstMenu { picker() }
        for action in actions(section) { action.performWithSender(nil, target: nil) }
        #expect(log.entries == ["star"])
    }

    @Test("The options count as entries, in their order")
    func indices() throws {
        let log = log
        @MenuBuilder func items() -> [MenuItem] {
            Button("First") {}
            picker(.menu)
            Button("Last") {}
        }
        let elements = items().elements { log.note("\($0.title) \($1)") }
        let submenu = try #require(elements[1] as? UIMenu)
        for action in actions(submenu) + [elements[2]].compactMap({ $0 as? UIAction }) {
            action.performWithSender(nil, target: nil)
        }
        #expect(log.entries == ["Star 1", "Flag 2", "Last 3"])
    }

    @Test("An option that is chosen with the keyboard is selected")
    func keyboard() throws {
        _ = try open(FolderMenu(model: model))
        press(Self.down, Self.down, Self.enter)
        #expect(model.takeLog() == ["2"])
        #expect(model.number == 2)
    }

    @Test("The selected option has the check mark when the menu is opened again")
    func reopened() throws {
        let button = try open(FolderMenu(model: model))
        press(Self.down, Self.down, Self.enter)
        let section = try #require(button.menu?.children.first as? UIMenu)
        #expect(actions(section).map(\.state) == [.off, .on, .off])
    }

    @Test("A selection that the closure does not adopt has no check mark")
    func rejected() throws {
        model.isShown = false
        let button = try open(FolderMenu(model: model))
        press(Self.down, Self.down, Self.enter)
        #expect(model.takeLog() == ["2"])
        let section = try #require(button.menu?.children.first as? UIMenu)
        #expect(actions(section).map(\.state) == [.on, .off, .off])
    }

    @Test("A choice calls the current closure if the selection has changed while the menu was open")
    func currentClosure() throws {
        _ = try open(FolderMenu(model: model))
        model.number = 3
        model.text = " new"
        stage.advance(by: 0.1)
        press(Self.down, Self.enter)
        #expect(model.takeLog() == ["1 new"])
    }

    @Test("The entry after a picker performs its own action")
    func following() throws {
        _ = try open(FolderMenu(model: model))
        press(Self.down, Self.down, Self.down, Self.down, Self.enter)
        #expect(model.takeLog() == ["last"])
    }

    // MARK: - Other menus

    @Test("Arrow keys move among the images of a palette in a context menu")
    func contextMenu() {
        let picker = picker(.palette)
        stage.show(
            Rectangle(color: .red, width: 60, height: 40).contextMenu {
                Button("First") {}
                picker
            })
        stage.click(at: CGPoint(x: 20, y: 20), button: 3)
        press(Self.down, Self.down, Self.right, Self.left, Self.enter)
        #expect(log.entries == ["star"])
    }

    @Test("The menus of the program contain pickers")
    func commands() throws {
        let menu = CommandMenu("Note") { picker() }.menu
        let section = try #require(menu.children.first as? UIMenu)
        #expect(actions(section).map(\.title) == ["Star", "Flag"])
    }

    @Test("A picker in a bar is a button with a menu of the options")
    func bar() throws {
        @ToolbarBuilder<Empty> func items() -> [ToolbarItem<Empty>] { picker(.palette) }
        let item = try #require(items().first?.group?.items.barItems { _, _ in }.first)
        let menu = try #require(item.menu)
        #expect(item.title == "Mark")
        #expect(menu.options.contains(.displayAsPalette))
        #expect(actions(menu).map(\.title) == ["Star", "Flag"])
    }
}
