import ComponentFlow
import ComponentFlowTesting
import Testing

@Observable
private final class ComboModel {
    var city = "Oslo"
    var accepts = true
    @ObservationIgnored var log: [String] = []
    @ObservationIgnored var submissions = 0
}

private let cities = ["Berlin", "Lisbon", "Madrid", "New York", "Oslo", "São Paulo", "York"]

private struct CityBox: CompositeComponent {
    @Bindable var model: ComboModel
    var allowsOtherValues = true
    var isEnabled = true

    var content: some Component<Empty> {
        ComboBox(
            text: model.city, options: cities, placeholder: "City", allowsOtherValues: allowsOtherValues,
            isEnabled: isEnabled
        ) { text in
            model.log.append(text)
            if model.accepts { model.city = text }
        }
        .onSubmit { model.submissions += 1 }
        .padding(8)
    }
}

@Suite("Combo boxes") @MainActor
struct ComboBoxTests {
    private static let key = (left: UInt32(0xff51), backspace: UInt32(0xff08))
    private let stage = Stage(size: CGSize(width: 320, height: 400))
    private let model = ComboModel()

    private func show(allowsOtherValues: Bool = true, isEnabled: Bool = true) throws -> UITextField {
        stage.show(CityBox(model: model, allowsOtherValues: allowsOtherValues, isEnabled: isEnabled))
        return try #require(stage.window.views(of: UITextField.self).first)
    }

    @Test("The button of a combo box grows with the text size")
    func buttonTextSize() throws {
        let field = try show()
        stage.setTextScale(3.1)
        #expect(field.rightView?.bounds.width ?? 0 > 52)
    }

    /// Replaces the text by typing.
    private func enter(_ text: String, in field: UITextField) {
        field.becomeFirstResponder()
        field.selectAll(nil)
        stage.type(text)
        stage.advance(by: 0)
    }

    private func press(_ symbol: UInt32, _ characters: String = "") {
        stage.pressKey(symbol: symbol, characters: characters)
        stage.advance(by: 0)
    }

    private func enterKey() { press(KeySymbol.enter, "\r") }

    /// The texts in the open list.
    private var values: [String] {
        stage.accessibilityOutline.filter { $0.contains("listItem") }
            .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    }

    private func tapButton(of field: UITextField) {
        let rect = field.convert(field.bounds, to: nil)
        stage.tap(at: CGPoint(x: rect.maxX - 14, y: rect.midY))
        stage.advance(by: 0)
    }

    // MARK: Filtering

    @Test("Typed text is passed to the closure and filters the values")
    func filters() throws {
        let field = try show()
        enter("b", in: field)
        #expect(model.city == "b")
        #expect(values == ["Berlin", "Lisbon"])
    }

    @Test("Values that begin with the text precede those with a word that does, and the others")
    func order() throws {
        let field = try show()
        enter("y", in: field)
        #expect(values == ["York", "New York"])
        enter("o", in: field)
        #expect(values == ["Oslo", "Lisbon", "New York", "São Paulo", "York"])
    }

    @Test("Case and accents do not matter")
    func folding() throws {
        let field = try show()
        enter("SAO", in: field)
        #expect(values == ["São Paulo"])
    }

    @Test("The list is closed if no value contains the text, and if the text is the only one")
    func noMatches() throws {
        let field = try show()
        enter("xyz", in: field)
        #expect(values.isEmpty)
        enter("Berlin", in: field)
        #expect(values.isEmpty)
    }

    // MARK: Keyboard

    @Test("The Down key opens the list with all values, the present one selected")
    func opens() throws {
        let field = try show()
        field.becomeFirstResponder()
        press(KeySymbol.down)
        #expect(values == cities)
        press(KeySymbol.down)
        enterKey()
        #expect(model.city == "São Paulo")
    }

    @Test("The arrow keys select a value, and Return chooses it")
    func chooses() throws {
        let field = try show()
        enter("b", in: field)
        press(KeySymbol.down)
        press(KeySymbol.down)
        press(KeySymbol.up)
        enterKey()
        #expect(field.text == "Berlin")
        #expect(model.city == "Berlin")
        #expect(values.isEmpty)
        #expect(field.isFirstResponder)
        #expect(model.submissions == 0)
    }

    @Test("Escape closes the list and keeps the text")
    func escape() throws {
        let field = try show()
        enter("b", in: field)
        press(KeySymbol.escape)
        #expect(values.isEmpty)
        #expect(field.text == "b")
    }

    @Test("Return without a selected value submits the text")
    func submits() throws {
        let field = try show()
        enter("Bergen", in: field)
        enterKey()
        #expect(model.city == "Bergen")
        #expect(model.submissions == 1)
    }

    // MARK: Pointer

    @Test("The button opens the list, and closes it again")
    func button() throws {
        let field = try show()
        tapButton(of: field)
        #expect(values == cities)
        #expect(field.isFirstResponder)
        tapButton(of: field)
        #expect(values.isEmpty)
    }

    @Test("A click chooses a value")
    func click() throws {
        let field = try show()
        tapButton(of: field)
        let rect = field.convert(field.bounds, to: nil)
        stage.tap(at: CGPoint(x: rect.minX + 40, y: rect.maxY + 4 + 5 + 10))
        stage.advance(by: 0)
        #expect(model.city == "Berlin")
        #expect(field.text == "Berlin")
    }

    @Test("A disabled combo box does not open")
    func disabled() throws {
        let field = try show(isEnabled: false)
        tapButton(of: field)
        #expect(values.isEmpty)
    }

    @Test("In right-to-left layouts, the button is at the left")
    func reversed() throws {
        let field = try show()
        field.semanticContentAttribute = .forceRightToLeft
        field.setNeedsLayout()
        stage.advance(by: 0)
        let rect = field.convert(field.bounds, to: nil)
        stage.tap(at: CGPoint(x: rect.minX + 14, y: rect.midY))
        stage.advance(by: 0)
        #expect(values == cities)
    }

    // MARK: Only listed values

    @Test("Only a text that equals a value is reported if other values are not allowed")
    func listedOnly() throws {
        let field = try show(allowsOtherValues: false)
        enter("york", in: field)
        #expect(model.log == ["York"])
        enter("yor", in: field)
        #expect(model.city == "York")
    }

    @Test("Return chooses the first value if other values are not allowed")
    func listedReturn() throws {
        let field = try show(allowsOtherValues: false)
        enter("mad", in: field)
        enterKey()
        #expect(field.text == "Madrid")
        #expect(model.city == "Madrid")
    }

    @Test("The specified text is shown again when editing ends with another one")
    func listedEnd() throws {
        let field = try show(allowsOtherValues: false)
        enter("nothing", in: field)
        #expect(field.text == "nothing")
        field.resignFirstResponder()
        stage.advance(by: 0)
        #expect(field.text == "Oslo")
        #expect(model.log.isEmpty)
    }

    @Test("Escape discards a text that is not a value")
    func listedEscape() throws {
        let field = try show(allowsOtherValues: false)
        enter("nothing", in: field)
        press(KeySymbol.escape)
        #expect(field.text == "Oslo")
    }

    // MARK: Updates

    @Test("A rejected edit is reverted")
    func rejected() throws {
        model.accepts = false
        let field = try show()
        enter("b", in: field)
        model.city = "Madrid"
        stage.advance(by: 0)
        #expect(field.text == "Madrid")
        #expect(model.log == ["b"])
    }

    @Test("A changed text is shown")
    func changed() throws {
        let field = try show()
        model.city = "Lisbon"
        stage.advance(by: 0)
        #expect(field.text == "Lisbon")
    }

    @Test("The list closes when editing ends and when the combo box is removed")
    func closes() throws {
        let field = try show()
        tapButton(of: field)
        field.resignFirstResponder()
        stage.advance(by: 0)
        #expect(values.isEmpty)
        tapButton(of: field)
        stage.show(Text("other"))
        stage.advance(by: 0)
        #expect(values.isEmpty)
    }

    // MARK: Accessibility

    @Test("Assistive technologies see a combo box that is collapsed or expanded")
    func accessibility() throws {
        let field = try show()
        #expect(stage.accessibilityOutline.first?.hasPrefix(#"comboBox "City" text "Oslo""#) == true)
        #expect(stage.accessibilityOutline.first?.contains("expanded") == false)
        tapButton(of: field)
        #expect(stage.accessibilityOutline.contains { $0.hasPrefix("comboBox") && $0.contains("expanded") })
    }

    @Test("An open combo box in light and dark", arguments: [false, true])
    func picture(isDark: Bool) throws {
        stage.setStyle(isDark ? .dark : .light)
        stage.window.backgroundColor = .systemBackground
        let field = try show()
        field.tintColor = .systemBlue
        tapButton(of: field)
        stage.advance(by: 0.5)
        try stage.verifySnapshot(named: isDark ? "combobox_dark" : "combobox_light")
    }

    @Test("Combo boxes are equal if their properties are")
    func equality() {
        let box = ComboBox(text: "a", options: ["a"]) { _ in }
        #expect(box == ComboBox(text: "a", options: ["a"]) { _ in })
        #expect(box != ComboBox(text: "a", options: ["b"]) { _ in })
        #expect(box != ComboBox(text: "a", options: ["a"], allowsOtherValues: false) { _ in })
    }
}
