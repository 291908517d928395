import Accessibility
import OpenDisplay
import OpenUIControls
import Testing
import UIKitTestSupport

@testable import OpenUIKitCore

@Suite("Menu bar", .serialized) @MainActor struct MenuBarTests {
    private func run(
        size: CGSize = CGSize(width: 500, height: 400), isMirrored: Bool = false,
        _ body: (MenuBarStage) throws -> Void
    ) rethrows {
        try MenuBarStage.run(
            { bar in
                [
                    UIMenu(
                        title: "File",
                        children: [
                            bar.action("Open"), bar.menu("Recent", "One", "Two"), bar.action("Save", .disabled),
                        ]), bar.menu("Edit", "Cut", "Copy"), bar.menu("Format", "Bold"),
                ]
            }, size: size, isMirrored: isMirrored, body)
    }

    // MARK: - The window

    @Test("The content begins below the bar, also after the window was resized")
    func content() {
        run { bar in
            bar.stage.surface.resize(to: CGSize(width: 300, height: 200))
            bar.stage.frame()
            #expect(
                bar.window.rootViewController?.view.frame
                    == CGRect(x: 0, y: MenuBarView.height, width: 300, height: 200 - MenuBarView.height))
        }
    }

    @Test("A root view controller that is replaced begins below the bar")
    func replacedController() {
        run { bar in
            bar.window.rootViewController = UIViewController()
            #expect(bar.window.rootViewController?.view.frame.minY == MenuBarView.height)
        }
    }

    @Test("Without the bar, the content fills the window again")
    func removal() {
        run { bar in
            bar.press(KeySymbol.f10)
            bar.window.windowScene?.showsMenuBar = false
            #expect(bar.window.rootViewController?.view.frame == bar.window.bounds)
            #expect(!bar.window.menus.isOpen)
        }
    }

    @Test("A scene that shows the bar before it has a window shows it in the window")
    func scene() {
        WindowStage.run { stage in
            let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
            scene.showsMenuBar = true
            let window = UIWindow(windowScene: scene)
            #expect(window.menuBar != nil)
        }
    }

    @Test("The bar shows the menus after they were rebuilt")
    func rebuild() {
        run { bar in
            bar.setMenus([bar.menu("New", "Row")])
            #expect(bar.titles == ["New"])
        }
    }

    @Test("Menus that do not fit are submenus of a last item")
    func overflow() {
        run(size: CGSize(width: 110, height: 300)) { bar in
            #expect(bar.titles == ["File", "…"])
            bar.press(KeySymbol.f10, KeySymbol.right)
            #expect(bar.path == ["Edit"])
        }
    }

    @Test("All menus are shown again when they fit")
    func overflowEnds() {
        run(size: CGSize(width: 110, height: 300)) { bar in
            bar.stage.surface.resize(to: CGSize(width: 500, height: 300))
            bar.stage.frame()
            #expect(bar.titles == ["File", "Edit", "Format"])
        }
    }

    @Test("The first item is at the right edge in right-to-left layouts")
    func mirroredItems() {
        run(isMirrored: true) { bar in
            #expect(bar.center(of: "File").x > bar.center(of: "Edit").x)
            bar.press(KeySymbol.f10, KeySymbol.left)
            #expect(bar.panels.first?.frame.maxX == bar.bar?.openItem?.frame.maxX)
        }
    }

    // MARK: - Keys

    @Test("F10 opens the first menu and selects its first row, and closes it")
    func functionKey() {
        run { bar in
            bar.press(KeySymbol.f10)
            #expect(bar.open == "File")
            #expect(bar.path == ["Open"])
            bar.press(KeySymbol.f10)
            #expect(bar.selected == nil)
            #expect(bar.panels.isEmpty)
        }
    }

    @Test("Escape closes the submenu, then the menu, and then ends the use of the bar")
    func escape() {
        run { bar in
            bar.press(KeySymbol.f10, KeySymbol.down, KeySymbol.right)
            #expect(bar.path == ["Recent", "One"])
            bar.press(KeySymbol.escape)
            #expect(bar.path == ["Recent"])
            bar.press(KeySymbol.escape)
            #expect(bar.path.isEmpty)
            #expect(bar.selected == "File")
            bar.press(KeySymbol.escape)
            #expect(bar.selected == nil)
            #expect(!bar.window.menus.isOpen)
        }
    }

    @Test("The focus and its input method are the same after the use of the bar")
    func focus() {
        run { bar in
            let field = bar.stage.add(UITextField(), CGRect(x: 10, y: 50, width: 100, height: 30))
            field.becomeFirstResponder()
            bar.press(KeySymbol.f10, KeySymbol.escape, KeySymbol.escape)
            #expect(field.isFirstResponder)
            #expect(bar.stage.surface.textInputClient != nil)
            bar.type("f")
            #expect(field.text == "f")
        }
    }

    @Test("The arrow keys of the other direction move between the menus in right-to-left layouts")
    func mirroredKeys() {
        run(isMirrored: true) { bar in
            bar.press(KeySymbol.f10, KeySymbol.left)
            #expect(bar.open == "Edit")
            bar.press(KeySymbol.right, KeySymbol.down, KeySymbol.left)
            #expect(bar.path == ["Recent", "One"])
        }
    }

    @Test("A letter opens the menu together with the Alt key, and chooses a row of the open menu")
    func letters() {
        run { bar in
            bar.type("e", .alternate)
            #expect(bar.open == "Edit")
            bar.type("o")
            #expect(bar.log.titles == ["Copy"])
            #expect(bar.selected == nil)
        }
    }

    @Test("Menus whose titles begin with the same letter have different letters")
    func differentLetters() {
        run { bar in
            #expect(bar.bar?.letters == ["f", "e", "o"])
        }
    }

    @Test("The letters of the bar are not those of controls")
    func lettersOfControls() {
        run { bar in
            bar.stage.add(
                UIButton(primaryAction: UIAction(title: "Find") { _ in }), CGRect(x: 0, y: 60, width: 80, height: 24),
                to: bar.window.rootViewController?.view)
            #expect(bar.window.mnemonics.letters.map(\.letter) == ["i"])
        }
    }

    @Test("Letters are underlined while the Alt key is held, and while the bar is used with the keyboard")
    func underlines() {
        run { bar in
            #expect(underlined(bar).isEmpty)
            bar.stage.key(.pressed, KeySymbol.leftAlt)
            bar.stage.advance(by: 1)
            #expect(underlined(bar) == ["F", "E", "o"])
            bar.stage.key(.released, KeySymbol.leftAlt)
            #expect(underlined(bar).isEmpty)
            bar.press(KeySymbol.f10)
            #expect(underlined(bar) == ["F", "E", "o", "O", "R"])
        }
    }

    private func underlined(_ bar: MenuBarStage) -> [String] {
        bar.views(UILabel.self, in: bar.window).compactMap { label in
            guard let text = label.attributedText else { return nil }
            var found: String?
            text.enumerateAttribute(.underlineStyle, in: NSRange(location: 0, length: text.length)) { value, range, _ in
                if value != nil { found = (text.string as NSString).substring(with: range) }
            }
            return found
        }
    }

    @Test("A sheet covers the bar, and F10 opens the menus at the corner")
    func sheet() {
        run { bar in
            bar.window.rootViewController?.present(UIViewController(), animated: false)
            bar.stage.frame()
            bar.press(KeySymbol.f10)
            #expect(bar.selected == nil)
            #expect(bar.path == ["File"])
        }
    }

    // MARK: - Pointer

    @Test("While a menu is open, the pointer opens the others")
    func hover() {
        run { bar in
            bar.pointer(.pressed, bar.center(of: "File"))
            bar.pointer(.released, bar.center(of: "File"))
            #expect(bar.open == "File")
            bar.pointer(.moved, bar.center(of: "Edit"))
            #expect(bar.open == "Edit")
            #expect(bar.panels.count == 1)
        }
    }

    @Test("A press opens a menu, and a release over a row chooses it")
    func dragging() {
        run { bar in
            bar.pointer(.pressed, bar.center(of: "Edit"))
            bar.pointer(.moved, bar.center(ofRow: "Copy"))
            bar.pointer(.released, bar.center(ofRow: "Copy"))
            #expect(bar.log.titles == ["Copy"])
        }
    }

    @Test("A click on the item of the open menu or outside closes the menu", arguments: [true, false])
    func closingClick(onItem: Bool) {
        run { bar in
            bar.pointer(.pressed, bar.center(of: "Edit"))
            bar.pointer(.released, bar.center(of: "Edit"))
            bar.pointer(.pressed, onItem ? bar.center(of: "Edit") : CGPoint(x: 480, y: 380))
            #expect(bar.selected == nil)
            #expect(bar.panels.isEmpty)
        }
    }

    @Test("The bar is not used any more when the window loses the keyboard focus")
    func inactive() {
        run { bar in
            bar.press(KeySymbol.f10, KeySymbol.escape)
            bar.stage.surface.setActive(false)
            #expect(bar.selected == nil)
        }
    }

    // MARK: - Elements

    @Test("A command is validated when its menu opens")
    func validation() {
        final class Validating: UIViewController {
            var isOn = false
            override func validate(_ command: UICommand) { command.state = isOn ? .on : .off }
            func wrap() {}
        }
        run { bar in
            let controller = Validating()
            bar.window.rootViewController = controller
            let command = UICommand(title: "Wrap", action: Selector(Validating.wrap))
            bar.setMenus([UIMenu(title: "View", children: [command])])
            bar.press(KeySymbol.f10, KeySymbol.escape)
            #expect(command.state == .off)
            controller.isOn = true
            bar.press(KeySymbol.down)
            #expect(command.state == .on)
        }
    }

    @Test("Deferred elements are requested when their menu opens")
    func deferred() {
        run { bar in
            var provide: ([UIMenuElement]) -> Void = { _ in }
            bar.setMenus([UIMenu(title: "Recent", children: [UIDeferredMenuElement { provide = $0 }])])
            bar.press(KeySymbol.f10)
            provide([bar.action("Letter")])
            bar.stage.frame()
            bar.press(KeySymbol.down, KeySymbol.enter)
            #expect(bar.log.titles == ["Letter"])
        }
    }

    @Test("Elements of the root that are no menus are in the first menu")
    func looseElements() {
        let loose = UIAction(title: "Loose") { _ in }
        #expect(UIMenu(children: [loose]).menuBarMenus.first?.children.count == 1)
        #expect(UIMenu(children: [UIMenu(title: "A"), loose]).menuBarMenus.map(\.title) == ["A"])
    }

    // MARK: - Accessibility

    private func node(_ view: UIView) -> AccessibilityNode {
        var node = AccessibilityNode(id: .application, role: .group)
        (view as? any AccessibilityDescribing)?.describe(&node)
        return node
    }

    @Test("The bar is a menu bar, whose menus are expandable")
    func roles() throws {
        try run { bar in
            let view = try #require(bar.bar)
            let item = try #require(view.items.first)
            #expect(node(view).role == .menuBar)
            #expect(node(item).role == .menu)
            #expect(node(item).states.contains(.expandable))
            #expect(!node(item).states.contains(.expanded))
            bar.press(KeySymbol.f10)
            #expect(node(item).states.contains(.expanded))
        }
    }

    @Test("The selected item has the focus while its menu is closed, and the selected row while it is open")
    func accessibilityFocus() throws {
        try run { bar in
            let item = try #require(bar.bar?.items.first)
            bar.press(KeySymbol.f10)
            #expect(!item.accessibilityElementIsFocused())
            #expect(bar.panels.first?.selectedRow?.accessibilityElementIsFocused() == true)
            bar.press(KeySymbol.escape)
            #expect(item.accessibilityElementIsFocused())
        }
    }

    @Test("An assistive technology opens a menu")
    func activation() {
        run { bar in
            #expect(bar.bar?.items.last?.accessibilityActivate() == true)
            #expect(bar.path == ["Bold"])
        }
    }

    @Test("The bar and an open menu are drawn", arguments: ["light", "dark"])
    func picture(style: String) throws {
        try run { bar in
            if style == "dark" { bar.stage.surface.setAppearance(.dark) }
            bar.press(KeySymbol.f10, KeySymbol.down, KeySymbol.right)
            let image = try bar.stage.screenshot("menu-bar-\(style)")
            #expect(image.width == 500)
        }
    }
}
