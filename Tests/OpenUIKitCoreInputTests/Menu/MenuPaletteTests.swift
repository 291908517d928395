import OpenQuartzCore
import Testing
import UIKitTestSupport

@testable import OpenUIKitCore

@Suite("Palettes in menus") @MainActor struct MenuPaletteTests {
    private let log = Log()

    private final class Log {
        var lines: [String] = []
    }

    private func actions(_ titles: [String], selected: String? = nil) -> [UIAction] {
        titles.map { title in
            UIAction(
                title: title, image: UIImage(systemName: "star"), attributes: .keepsMenuPresented,
                state: title == selected ? .on : .off
            ) { [log] _ in log.lines.append(title) }
        }
    }

    private func palette(
        _ titles: String..., selected: String? = nil, options: UIMenu.Options = []
    ) -> UIMenu {
        UIMenu(
            title: "Palette", options: options.union([.displayAsPalette, .singleSelection]),
            children: actions(titles, selected: selected))
    }

    private func picture(of row: MenuRow) -> UIImageView? {
        row.subviews.lazy.compactMap { $0 as? UIImageView }.first
    }

    // MARK: - Arrangement

    @Test("The option has the value of UIKit")
    func rawValue() {
        #expect(UIMenu.Options.displayAsPalette.rawValue == 1 << 7)
    }

    @Test("Images that fit are on one line")
    func line() {
        OpenedMenu.run(palette("a", "b", "c", "d", "e", "f")) { _, rows in
            #expect(OpenedMenu.lines(rows) == [["a", "b", "c", "d", "e", "f"]])
        }
    }

    @Test("Images that do not fit are on further lines, in columns")
    func wrapped() {
        OpenedMenu.run(palette("a", "b", "c", "d", "e", "f", "g")) { _, rows in
            #expect(OpenedMenu.lines(rows) == [["a", "b", "c", "d"], ["e", "f", "g"]])
            #expect(rows[6].frame.minX == rows[2].frame.minX)
            #expect(rows[6].frame.width == rows[2].frame.width)
        }
    }

    @Test("Titles in place of images reduce the number of columns")
    func titles() {
        let titles = ["An element with a long title", "Another element", "A third element"]
        let menu = UIMenu(options: .displayAsPalette, children: titles.map { UIAction(title: $0) { _ in } })
        OpenedMenu.run(menu) { _, rows in
            #expect(OpenedMenu.lines(rows) == titles.map { [$0] })
        }
    }

    @Test("The first image is on the right in right-to-left layouts, and gaps are on the left")
    func mirrored() {
        OpenedMenu.run(palette("a", "b", "c", "d", "e", "f", "g"), isMirrored: true) { _, rows in
            #expect(OpenedMenu.lines(rows) == [["d", "c", "b", "a"], ["g", "f", "e"]])
            #expect(rows[6].frame.minX == rows[2].frame.minX)
        }
    }

    @Test("An inline palette is a section of its menu, and the preferred size has no effect on it")
    func inline() {
        let inner = palette("b", "c", options: .displayInline)
        inner.preferredElementSize = .large
        let (first, last) = (actions(["a"]), actions(["d"]))
        OpenedMenu.run(UIMenu(children: first + [inner] + last)) { _, rows in
            #expect(OpenedMenu.lines(rows) == [["a"], ["b", "c"], ["d"]])
        }
    }

    @Test("A palette that is not inline opens as a submenu")
    func submenu() {
        OpenedMenu.run(UIMenu(children: [palette("a", "b")])) { stage, rows in
            #expect(OpenedMenu.lines(rows) == [["Palette"]])
            stage.press(KeySymbol.down)
            stage.press(KeySymbol.right)
            stage.press(KeySymbol.right)
            stage.press(KeySymbol.enter)
            #expect(log.lines == ["b"])
        }
    }

    // MARK: - Elements

    @Test("An element shows its image, or else its title, and is named by its title")
    func parts() {
        let plain = UIAction(title: "Plain") { _ in }
        let menu = UIMenu(options: .displayAsPalette, children: actions(["Star"]) + [plain])
        OpenedMenu.run(menu) { _, rows in
            #expect(OpenedMenu.texts(rows[0]).isEmpty)
            #expect(OpenedMenu.texts(rows[1]) == ["Plain"])
            #expect(rows.map(\.accessibilityLabel) == ["Star", "Plain"])
        }
    }

    @Test("An image keeps its colors if its rendering mode demands it, and otherwise has the color of text")
    func colors() {
        let star = UIImage(systemName: "star")
        let images = [star, star?.withTintColor(.red, renderingMode: .alwaysOriginal)]
        let menu = UIMenu(options: .displayAsPalette, children: images.map { UIAction(image: $0) { _ in } })
        OpenedMenu.run(menu) { _, rows in
            let tints = rows.map { picture(of: $0)?.layer.layerTintColor != nil }
            #expect(tints == [true, false])
        }
    }

    @Test("A disabled image with its own colors is dimmed")
    func disabled() {
        let image = UIImage(systemName: "star")?.withTintColor(.red, renderingMode: .alwaysOriginal)
        let actions = [UIMenuElement.Attributes.disabled, []].map { UIAction(image: image, attributes: $0) { _ in } }
        OpenedMenu.run(UIMenu(options: .displayAsPalette, children: actions)) { _, rows in
            #expect(rows.map { (picture(of: $0)?.alpha ?? 0) < 1 } == [true, false])
        }
    }

    @Test("The selected element has an outline and the trait, which follow a choice")
    func selection() {
        OpenedMenu.run(palette("a", "b", "c", selected: "a")) { stage, rows in
            @MainActor func outlined() -> [Bool] { rows.map { $0.layer.borderWidth > 0 } }
            @MainActor func selected() -> [Bool] { rows.map { $0.accessibilityTraits.contains(.selected) } }
            #expect(outlined() == [true, false, false])
            #expect(selected() == [true, false, false])
            stage.press(KeySymbol.down)
            stage.press(KeySymbol.right)
            stage.press(KeySymbol.enter)
            #expect(outlined() == [false, true, false])
            #expect(selected() == [false, true, false])
        }
    }

    @Test("The outline is visible in the dark style")
    func outlineColor() {
        OpenedMenu.run(palette("a", selected: "a")) { stage, rows in
            let light = rows[0].layer.borderColor
            stage.window.overrideUserInterfaceStyle = .dark
            stage.frame()
            #expect(rows[0].layer.borderColor != light)
        }
    }

    // MARK: - Keyboard

    @Test("Arrow keys move in both directions", arguments: [false, true])
    func keys(isMirrored: Bool) {
        let (forward, backward) = isMirrored ? (KeySymbol.left, KeySymbol.right) : (KeySymbol.right, KeySymbol.left)
        OpenedMenu.run(palette("a", "b", "c", "d", "e", "f", "g"), isMirrored: isMirrored) { stage, rows in
            @MainActor func selected() -> String? { rows.first(where: \.isSelected)?.element.title }
            stage.press(KeySymbol.down)
            stage.press(forward)
            stage.press(forward)
            #expect(selected() == "c")
            stage.press(KeySymbol.down)
            #expect(selected() == "g")
            stage.press(backward)
            #expect(selected() == "f")
            stage.press(KeySymbol.up)
            #expect(selected() == "b")
        }
    }

    @Test("No letter is assigned to an image in a menu bar")
    func letters() {
        MenuBarStage.run { stage in
            [UIMenu(title: "View", children: [palette("Edge", options: .displayInline), stage.action("Even")])]
        } _: { stage in
            stage.press(KeySymbol.f10, KeySymbol.down)
            let letters = stage.panels.flatMap { panel in
                ["e", "v"].map { panel.row(with: $0)?.element.title }
            }
            #expect(letters == ["Even", nil])
        }
    }
}
