import ComponentFlowTesting
import Testing

@testable import ComponentFlow

private struct SortMenu: CompositeComponent {
    @Bindable var model: PresentationModel

    var content: some Component<Empty> {
        let number = model.number
        return Menu("Sort") {
            Button("First") { model.log.append("first \(number)") }
            Button("Disabled", isEnabled: false) { model.log.append("disabled") }
            Divider()
            Menu("More") { Button("Nested") { model.log.append("nested \(number)") } }
            if number == 3 { Button("Third") { model.log.append("third") } }
        }
    }
}

@Suite("Menus of components") @MainActor
struct MenuTests {
    private static let down: UInt32 = 0xff54
    private static let enter: UInt32 = 0xff0d

    private let model = PresentationModel()
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    private func open() throws {
        stage.show(SortMenu(model: model))
        stage.tap(on: try #require(stage.window.firstView { (_: UIButton) in true }))
        stage.advance(by: 0.1)
    }

    private func press(_ keys: UInt32...) {
        for key in keys { stage.pressKey(symbol: key) }
    }

    @Test("A press opens the menu below the label")
    func opens() throws {
        try open()
        #expect(stage.window.shownTexts.contains("Disabled"))
        #expect(stage.window.shownTexts.contains("More"))
    }

    @Test("An entry that is chosen with the keyboard performs its action")
    func keyboard() throws {
        try open()
        press(Self.down, Self.enter)
        #expect(model.takeLog() == ["first 1"])
    }

    @Test("An entry that is tapped performs its action")
    func tap() throws {
        try open()
        stage.tap(on: try #require(stage.window.firstView { (label: UILabel) in label.text == "First" }))
        #expect(model.takeLog() == ["first 1"])
    }

    @Test("A menu in a disabled component is disabled, and its label is dimmed")
    func inDisabledComponent() throws {
        stage.show(Menu("Sort") { Button("First") {} }.disabled())
        let menu = try #require(stage.window.firstView { (_: UIButton) in true })
        #expect(!menu.isEnabled)
        #expect(menu.subviews.contains { $0.alpha < 0.5 })
    }

    @Test("A disabled entry performs nothing")
    func disabled() throws {
        try open()
        stage.tap(on: try #require(stage.window.firstView { (label: UILabel) in label.text == "Disabled" }))
        #expect(model.takeLog() == [])
    }

    @Test("An entry of a submenu performs its action")
    func submenu() throws {
        try open()
        stage.tap(on: try #require(stage.window.firstView { (label: UILabel) in label.text == "More" }))
        press(Self.down, Self.enter)
        stage.advance(by: 0.1)
        #expect(model.takeLog() == ["nested 1"])
    }

    @Test("An entry performs its current action if the menu was updated while it was open")
    func currentAction() throws {
        try open()
        model.number = 2
        stage.advance(by: 0.1)
        press(Self.down, Self.enter)
        #expect(model.takeLog() == ["first 2"])
    }

    @Test("A menu opens with the entries of the last update")
    func updated() throws {
        stage.show(SortMenu(model: model))
        model.number = 3
        stage.advance(by: 0.1)
        stage.tap(on: try #require(stage.window.firstView { (_: UIButton) in true }))
        #expect(stage.window.shownTexts.contains("Third"))
    }

    @Test("A disabled menu does not open")
    func disabledMenu() throws {
        stage.show(Menu("Sort", isEnabled: false) { Button("First") {} })
        stage.tap(on: try #require(stage.window.firstView { (_: UIButton) in true }))
        #expect(stage.window.shownTexts == ["Sort"])
    }

    @Test("A label reads the environment")
    func environment() {
        struct Label: CompositeComponent {
            var content: some Component<String> { VStack { Text("label \(environment[String.self].value)") } }
        }
        let menu = Menu {
            Button("First") {}
        } label: {
            Label()
        }
        stage.show(menu) { "value" }
        #expect(stage.window.shownTexts == ["label value"])
    }

    @Test("Entries between dividers are sections")
    func sections() {
        @MenuBuilder func items() -> [MenuItem] {
            Button("a") {}
            Button("b") {}
            Divider()
            Button("c") {}
        }
        let sections = items().elements { _, _ in }.compactMap { $0 as? UIMenu }
        #expect(sections.map { $0.children.map(\.title) } == [["a", "b"], ["c"]])
    }

    @Test("Entries of equal titles are distinguished by their positions")
    func indices() {
        @MenuBuilder func items() -> [MenuItem] {
            Menu("x") { Button("same") {} }
            Menu("y") { Button("same") {} }
        }
        let log = UpdateLog()
        let menus = items().elements { log.note("\($1)") }.compactMap { $0 as? UIMenu }
        for menu in menus { (menu.children.first as? UIAction)?.performWithSender(nil, target: nil) }
        #expect(log.entries == ["0", "1"])
    }

    @Test("The equality of entries ignores their actions")
    func equality() {
        #expect(MenuItem("a") {} == MenuItem("a") { Issue.record("is not performed") })
        #expect(MenuItem("a") {} != MenuItem("a", isEnabled: false) {})
    }

    @Test("A button without a text is reported")
    func noTitle() {
        let reports = Diagnostics.record {
            _ = MenuItem(Button(content: AnyComponent(Rectangle(color: .red))) {})
        }
        #expect(reports.map(\.rule) == ["menu.no-title"])
    }
}
