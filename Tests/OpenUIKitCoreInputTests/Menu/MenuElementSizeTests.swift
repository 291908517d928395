import OpenQuartzCore
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@Suite("Sizes of menu elements") @MainActor struct MenuElementSizeTests {
    private let log = Log()

    private final class Log {
        var lines: [String] = []
    }

    private func actions(_ titles: String...) -> [UIAction] {
        titles.map { title in
            UIAction(title: title, image: UIImage(systemName: "star")) { [log] _ in log.lines.append(title) }
        }
    }

    @Test("Up to four small, three medium or one large element are side by side, with equal widths")
    func lines() throws {
        let sizes: [(UIMenu.ElementSize, [[String]])] = [
            (.small, [["a", "b", "c", "d"], ["e"]]), (.medium, [["a", "b", "c"], ["d", "e"]]),
            (.large, [["a"], ["b"], ["c"], ["d"], ["e"]]), (.automatic, [["a"], ["b"], ["c"], ["d"], ["e"]]),
        ]
        for (size, expected) in sizes {
            try OpenedMenu.run(UIMenu(preferredElementSize: size, children: actions("a", "b", "c", "d", "e"))) {
                _, rows in
                #expect(OpenedMenu.lines(rows) == expected)
                let first = try #require(rows.first)
                #expect(rows[1].frame.width == first.frame.width)
            }
        }
    }

    @Test("An inline menu displays its elements in its own size")
    func inline() {
        let inner = UIMenu(options: .displayInline, preferredElementSize: .medium, children: actions("b", "c"))
        OpenedMenu.run(UIMenu(children: actions("a") + [inner] + actions("d"))) { _, rows in
            #expect(OpenedMenu.lines(rows) == [["a"], ["b", "c"], ["d"]])
        }
    }

    @Test("A small element shows its image, and its title only without an image; a medium one shows both")
    func parts() {
        let plain = UIAction(title: "Plain") { _ in }
        OpenedMenu.run(UIMenu(preferredElementSize: .small, children: actions("Star") + [plain])) { _, rows in
            #expect(OpenedMenu.texts(rows[0]).isEmpty)
            #expect(rows[0].accessibilityLabel == "Star")
            #expect(OpenedMenu.texts(rows[1]) == ["Plain"])
        }
        OpenedMenu.run(UIMenu(preferredElementSize: .medium, children: actions("Star"))) { _, rows in
            #expect(OpenedMenu.texts(rows[0]) == ["Star"])
        }
    }

    @Test("Arrow keys move the selection within and between the lines of small elements, and Return performs one")
    func keys() {
        let small = UIMenu(options: .displayInline, preferredElementSize: .small, children: actions("b", "c", "d"))
        OpenedMenu.run(UIMenu(children: actions("a") + [small] + actions("e"))) { stage, rows in
            @MainActor func selected() -> String? { rows.first(where: \.isSelected)?.element.title }
            stage.press(KeySymbol.down)
            #expect(selected() == "a")
            stage.press(KeySymbol.down)
            #expect(selected() == "b")
            stage.press(KeySymbol.right)
            #expect(selected() == "c")
            stage.press(KeySymbol.down)
            #expect(selected() == "e")
            stage.press(KeySymbol.up)
            #expect(selected() == "b")
            stage.press(KeySymbol.right)
            stage.press(KeySymbol.right)
            stage.press(KeySymbol.right)
            #expect(selected() == "d")
            stage.press(KeySymbol.enter)
            #expect(log.lines == ["d"])
        }
    }

    @Test("A copy with other elements keeps the size")
    func replacing() {
        let menu = UIMenu(preferredElementSize: .medium, children: actions("a"))
        #expect(menu.replacingChildren(actions("b")).preferredElementSize == .medium)
    }
}
