import OpenQuartzCore
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@Suite("Sizes of menu elements") @MainActor struct MenuElementSizeTests {
    private let log = Log()

    private final class Log {
        var lines: [String] = []
    }

    private final class Owner: UIContextMenuInteractionDelegate {
        let menu: UIMenu
        init(_ menu: UIMenu) { self.menu = menu }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration { [menu] _ in menu }
        }
    }

    private func actions(_ titles: String...) -> [UIAction] {
        titles.map { title in
            UIAction(title: title, image: UIImage(systemName: "star")) { [log] _ in log.lines.append(title) }
        }
    }

    /// Opens a menu and returns its rows.
    private func run(_ menu: UIMenu, _ body: (WindowStage, [MenuRow]) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let owner = Owner(menu)
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 500, height: 400))
            view.addInteraction(UIContextMenuInteraction(delegate: owner))
            stage.pointer(.pressed, 50, 60, button: 3)
            stage.pointer(.released, 50, 60, button: 3)
            stage.frame()
            try withExtendedLifetime(owner) { try body(stage, rows(in: stage.window)) }
        }
    }

    private func rows(in view: UIView) -> [MenuRow] {
        if let row = view as? MenuRow { return [row] }
        return view.subviews.flatMap(rows)
    }

    /// Returns the rows with the same top edge, from top to bottom.
    private func lines(_ rows: [MenuRow]) -> [[String]] {
        let tops = Set(rows.map(\.frame.minY)).sorted()
        return tops.map { top in
            rows.filter { $0.frame.minY == top }.sorted { $0.frame.minX < $1.frame.minX }.map(\.element.title)
        }
    }

    @Test("Up to four small, three medium or one large element are side by side, with equal widths")
    func lines() throws {
        let sizes: [(UIMenu.ElementSize, [[String]])] = [
            (.small, [["a", "b", "c", "d"], ["e"]]), (.medium, [["a", "b", "c"], ["d", "e"]]),
            (.large, [["a"], ["b"], ["c"], ["d"], ["e"]]), (.automatic, [["a"], ["b"], ["c"], ["d"], ["e"]]),
        ]
        for (size, expected) in sizes {
            try run(UIMenu(preferredElementSize: size, children: actions("a", "b", "c", "d", "e"))) { _, rows in
                #expect(lines(rows) == expected)
                let first = try #require(rows.first)
                #expect(rows[1].frame.width == first.frame.width)
            }
        }
    }

    @Test("An inline menu displays its elements in its own size")
    func inline() {
        let inner = UIMenu(options: .displayInline, preferredElementSize: .medium, children: actions("b", "c"))
        run(UIMenu(children: actions("a") + [inner] + actions("d"))) { _, rows in
            #expect(lines(rows) == [["a"], ["b", "c"], ["d"]])
        }
    }

    @Test("A small element shows its image, and its title only without an image; a medium one shows both")
    func parts() {
        func labels(_ row: MenuRow) -> [String] {
            row.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.compactMap(\.text)
        }
        let plain = UIAction(title: "Plain") { _ in }
        run(UIMenu(preferredElementSize: .small, children: actions("Star") + [plain])) { _, rows in
            #expect(labels(rows[0]).isEmpty)
            #expect(rows[0].accessibilityLabel == "Star")
            #expect(labels(rows[1]) == ["Plain"])
        }
        run(UIMenu(preferredElementSize: .medium, children: actions("Star"))) { _, rows in
            #expect(labels(rows[0]) == ["Star"])
        }
    }

    @Test("Arrow keys move the selection within and between the lines of small elements, and Return performs one")
    func keys() {
        let small = UIMenu(options: .displayInline, preferredElementSize: .small, children: actions("b", "c", "d"))
        run(UIMenu(children: actions("a") + [small] + actions("e"))) { stage, rows in
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
