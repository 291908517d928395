import OpenUIKitCore
import Testing
import UIKitTestSupport

@testable import OpenUILists

@Suite("Font picker controllers") @MainActor struct FontPickerViewControllerTests {
    private final class Recorder: UIFontPickerViewControllerDelegate {
        var lines: [String] = []

        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            lines.append("pick \(viewController.selectedFontDescriptor?.familyName ?? "-")")
        }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { lines.append("cancel") }
    }

    @MainActor private struct Fixture {
        let stage: WindowStage
        let root = UIViewController()
        let recorder = Recorder()
        let picker: UIFontPickerViewController

        var table: UITableView? { find(UITableView.self, in: picker.view) }
        var field: UITextField? { find(UITextField.self, in: picker.view) }
        var names: [String] {
            (0..<(table?.numberOfRows(inSection: 0) ?? 0)).compactMap { row in
                table?.dataSource?.tableView(table ?? UITableView(), cellForRowAt: IndexPath(row: row, section: 0))
                    .accessibilityLabel
            }
        }
        var highlighted: Int? { table?.indexPathForSelectedRow?.row }

        private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
            (view as? View) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
        }

        func type(_ text: String) {
            for character in text {
                stage.press(character.unicodeScalars.first?.value ?? 0, String(character))
            }
            stage.frame()
        }
    }

    private func run(
        selected: UIFontDescriptor? = nil, _ configure: (UIFontPickerViewController.Configuration) -> Void = { _ in },
        _ body: (Fixture) throws -> Void
    ) rethrows {
        try WindowStage.run(CGSize(width: 500, height: 600)) { stage in
            let configuration = UIFontPickerViewController.Configuration()
            configure(configuration)
            let fixture = Fixture(stage: stage, picker: UIFontPickerViewController(configuration: configuration))
            fixture.picker.delegate = fixture.recorder
            fixture.picker.selectedFontDescriptor = selected
            stage.window.rootViewController = fixture.root
            stage.frame()
            fixture.root.present(fixture.picker, animated: false)
            stage.frame()
            try body(fixture)
        }
    }

    private var families: [FontFamily] { FontFamily.available }

    // MARK: Configuration

    @Test("A configuration offers all families in their own fonts by default")
    func defaults() {
        let configuration = UIFontPickerViewController().configuration
        #expect(!configuration.includeFaces)
        #expect(!configuration.displayUsingSystemFont)
        #expect(configuration.filteredTraits == [])
    }

    @Test("The configuration of a picker is a copy")
    func configurationCopy() {
        let configuration = UIFontPickerViewController.Configuration()
        let picker = UIFontPickerViewController(configuration: configuration)
        configuration.includeFaces = true
        picker.configuration.displayUsingSystemFont = true
        #expect(!picker.configuration.includeFaces)
        #expect(!picker.configuration.displayUsingSystemFont)
    }

    // MARK: List

    @Test("The picker lists all families")
    func list() {
        run { fixture in
            #expect(fixture.names == families.map(\.name))
        }
    }

    @Test("A name is displayed in its own font, or in the system font", arguments: [false, true])
    func faces(usesSystemFont: Bool) {
        run {
            $0.displayUsingSystemFont = usesSystemFont
        } _: { fixture in
            let cell = fixture.table?.visibleCells.first
            let family = usesSystemFont ? "System" : families.first?.name
            #expect(cell?.textLabel?.font.familyName == family)
        }
    }

    @Test("With faces, those of a family follow it")
    func includedFaces() {
        run {
            $0.includeFaces = true
        } _: { fixture in
            let expected = families.flatMap { family in
                [family.name] + (family.faces.count > 1 ? family.faces.map { "\(family.name) \($0.style)" } : [])
            }
            #expect(fixture.names == expected)
        }
    }

    @Test("Only families with a face that has the traits are listed")
    func traits() {
        run {
            $0.filteredTraits = .traitMonoSpace
        } _: { fixture in
            let expected = families.filter { $0.faces.contains { $0.traits.contains(.traitMonoSpace) } }.map(\.name)
            #expect(fixture.names == expected)
        }
    }

    @Test("Cells are created only for visible rows")
    func laziness() {
        run {
            $0.includeFaces = true
        } _: { fixture in
            #expect((fixture.table?.visibleCells.count ?? 0) < 20)
        }
    }

    @Test("The selected family is highlighted, and has a check mark")
    func selected() throws {
        let family = try #require(families.last)
        run(selected: family.descriptor.withSize(20)) { fixture in
            #expect(fixture.highlighted == families.count - 1)
            let cell = fixture.table?.cellForRow(at: IndexPath(row: families.count - 1, section: 0))
            #expect(cell?.accessoryType == .checkmark)
        }
    }

    // MARK: Search

    @Test("The search has the keyboard, and finds families regardless of case")
    func search() throws {
        let family = try #require(families.last).name
        run { fixture in
            #expect(fixture.field?.isFirstResponder == true)
            fixture.type(family.uppercased())
            #expect(fixture.names.contains(family))
            #expect(fixture.names.allSatisfy { $0.lowercased().contains(family.lowercased()) })
        }
    }

    @Test("A search without results is described")
    func noResults() {
        run { fixture in
            fixture.type("no such font")
            #expect(fixture.names == [])
            #expect(fixture.table?.backgroundView is UIContentUnavailableView)
            fixture.stage.press(KeySymbol.enter, "\r")
            #expect(fixture.recorder.lines == [])
        }
    }

    // MARK: Keyboard

    @Test("The arrow keys highlight a font, and Return picks it and dismisses the picker")
    func keyboard() throws {
        let family = try #require(families.dropFirst().first).name
        run { fixture in
            fixture.stage.press(KeySymbol.down)
            fixture.stage.press(KeySymbol.down)
            #expect(fixture.highlighted == 1)
            fixture.stage.press(KeySymbol.enter, "\r")
            #expect(fixture.recorder.lines == ["pick \(family)"])
            fixture.stage.advance(by: 1)
            #expect(fixture.root.presentedViewController == nil)
            #expect(fixture.recorder.lines.count == 1)
        }
    }

    @Test("The highlight stops at the first and the last font")
    func ends() {
        run { fixture in
            fixture.stage.press(KeySymbol.up)
            #expect(fixture.highlighted == families.count - 1)
            fixture.stage.press(KeySymbol.down)
            #expect(fixture.highlighted == families.count - 1)
        }
    }

    @Test("Escape cancels the picker")
    func escape() {
        run { fixture in
            fixture.stage.press(KeySymbol.escape)
            fixture.stage.advance(by: 1)
            #expect(fixture.recorder.lines == ["cancel"])
            #expect(fixture.root.presentedViewController == nil)
        }
    }

    // MARK: Pointer

    @Test("A tap picks a font without a size")
    func tap() throws {
        let family = try #require(families.first)
        run { fixture in
            let table = fixture.table
            let rect = table.map { $0.convert($0.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil) } ?? .zero
            fixture.stage.tap(rect.midX, rect.midY)
            #expect(fixture.recorder.lines == ["pick \(family.name)"])
            #expect(fixture.picker.selectedFontDescriptor?.pointSize == 0)
        }
    }

    // MARK: Rows

    private func row(_ family: String, _ style: String? = nil) -> FontPickerRow {
        let attributes: [UIFontDescriptor.AttributeName: Any] = [.family: family, .face: style ?? "Regular"]
        return FontPickerRow(
            family: family, style: style, descriptor: UIFontDescriptor(fontAttributes: attributes))
    }

    @Test(
        "A row contains the words of a search in any order, without accents",
        arguments: [("", true), ("cafe", true), ("bold caf", true), ("BOLD", true), ("bolder", false)])
    func words(search: String, isFound: Bool) {
        #expect(row("Café Sans", "Bold").contains(FontPickerRow.words(of: search)) == isFound)
    }

    @Test("A descriptor selects the row of its face, or else that of its family")
    func selectedRow() {
        let rows = [row("A"), row("B"), row("B", "Regular"), row("B", "Bold")]
        #expect(rows.index(selecting: row("B", "Bold").descriptor) == 3)
        #expect(rows.index(selecting: row("b").descriptor) == 2)
        #expect(rows.index(selecting: row("A", "Bold").descriptor) == 0)
        #expect(rows.index(selecting: row("C").descriptor) == nil)
    }
}
