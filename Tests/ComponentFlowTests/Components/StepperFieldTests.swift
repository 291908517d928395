import ComponentFlowTesting
import Testing

@testable import ComponentFlow

@Observable
private final class Order {
    var copies = 3.0
    var pages = 3
    var accepts = true
    @ObservationIgnored var log: [Double] = []
}

private struct OrderField: CompositeComponent {
    @Bindable var order: Order
    var range = 1.0...9
    var step = 1.0
    var isEnabled = true

    var content: some Component<Empty> {
        StepperField("Copies", value: order.copies, in: range, step: step, isEnabled: isEnabled) { new in
            order.log.append(new)
            if order.accepts { order.copies = new }
        }
    }
}

@Suite("Stepper fields") @MainActor
struct StepperFieldTests {
    private nonisolated static let (pageUp, pageDown, escape) = (UInt32(0xff55), UInt32(0xff56), UInt32(0xff1b))
    private nonisolated static let steps: [(UInt32, Double)] = [
        (KeySymbol.up, 21), (KeySymbol.down, 19), (pageUp, 30), (pageDown, 10),
    ]
    private let stage = Stage(size: CGSize(width: 320, height: 200))
    private let order = Order()

    private var field: UITextField? { stage.window.views(of: UITextField.self).first }
    private var buttons: UIStepper? { stage.window.views(of: UIStepper.self).first }

    private func show(_ range: ClosedRange<Double> = 1...9, step: Double = 1, isEnabled: Bool = true) {
        stage.show(OrderField(order: order, range: range, step: step, isEnabled: isEnabled))
    }

    private func enter(_ text: String, pressingReturn: Bool = true) {
        field?.becomeFirstResponder()
        field?.selectAll(nil)
        stage.type(text)
        if pressingReturn { stage.press(KeySymbol.enter) }
        stage.advance(by: 0.1)
    }

    private func press(_ symbol: UInt32) {
        field?.becomeFirstResponder()
        stage.press(symbol)
        stage.advance(by: 0.1)
    }

    // MARK: Typing

    @Test("A typed number is reported when Return is pressed")
    func typing() {
        show()
        enter("7", pressingReturn: false)
        #expect(order.log == [])
        stage.press(KeySymbol.enter)
        #expect(order.log == [7])
    }

    @Test("A typed number is reported when the field loses the focus")
    func leaving() {
        show()
        enter("7", pressingReturn: false)
        field?.resignFirstResponder()
        #expect(order.log == [7])
    }

    @Test("A number outside of the range becomes the nearer end", arguments: [("12", 9.0), ("-4", 1)])
    func clamping(text: String, expected: Double) {
        show()
        enter(text)
        #expect(order.copies == expected)
        #expect(field?.text == "\(Int(expected))")
    }

    @Test("The value is written and read as in the language of the component")
    func language() {
        order.copies = 2.5
        stage.show(OrderField(order: order).language("de"))
        #expect(field?.text == "2,5")
        enter("3,75")
        #expect(order.copies == 3.75)
    }

    @Test("A value that the closure does not adopt is replaced by the specified one")
    func rejection() {
        order.accepts = false
        show()
        enter("7")
        #expect(field?.text == "3")
    }

    @Test("A typed text remains while the component is updated")
    func updateWhileTyping() {
        show()
        enter("7", pressingReturn: false)
        order.copies = 5
        stage.advance(by: 0.1)
        #expect(field?.text == "7")
    }

    // MARK: Invalid texts

    private static let message = "Enter a number from 1 to 9."

    @Test("For a text that is no number a message is displayed, and the value remains")
    func invalid() {
        show()
        enter("many")
        #expect(stage.contains(Self.message))
        #expect(order.log == [])
    }

    @Test("The field becomes higher for the message")
    func messageHeight() {
        show()
        let before = stage.componentView?.bounds.height ?? 0
        enter("many")
        #expect((stage.componentView?.bounds.height ?? 0) > before + 10)
    }

    @Test("A number replaces the message")
    func correction() {
        show()
        enter("many")
        enter("4")
        #expect(!stage.contains(Self.message))
    }

    @Test("Escape shows the value again, without the message")
    func escape() {
        show()
        enter("many")
        press(Self.escape)
        #expect(field?.text == "3")
        #expect(!stage.contains(Self.message))
    }

    // MARK: Steps

    @Test("The keys change the value by a step or ten", arguments: steps)
    func keys(symbol: UInt32, expected: Double) {
        order.copies = 20
        show(0...100)
        press(symbol)
        #expect(order.copies == expected)
    }

    @Test("A step begins at the typed number")
    func stepFromText() {
        show()
        enter("5", pressingReturn: false)
        press(KeySymbol.up)
        #expect(order.log == [6])
    }

    @Test("Many steps of a tenth add up to a whole number")
    func exactSteps() {
        order.copies = 0
        show(0...1, step: 0.1)
        for _ in 0..<10 { press(KeySymbol.up) }
        #expect(order.copies == 1)
    }

    @Test("The buttons change the value by a step")
    func pressButtons() throws {
        show()
        let frame = try #require(buttons.map { $0.convert($0.bounds, to: stage.window) })
        stage.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
        #expect(order.copies == 4)
        stage.tap(at: CGPoint(x: frame.minX + 10, y: frame.midY))
        #expect(order.copies == 3)
    }

    @Test("In a layout from right to left, the buttons are at the left")
    func rightToLeft() throws {
        stage.show(OrderField(order: order).language("ar"))
        let (field, buttons) = (try #require(field), try #require(buttons))
        #expect(buttons.frame.maxX < field.frame.minX)
    }

    @Test("A disabled field can be neither edited nor stepped")
    func disabled() {
        show(isEnabled: false)
        #expect(field?.isEnabled == false)
        #expect(buttons?.isEnabled == false)
    }

    // MARK: Accessibility

    @Test("Assistive technologies present a text field with the title and the number, and no buttons")
    func accessibility() {
        show()
        let elements = stage.elements.filter { $0.label == "Copies" }
        #expect(elements.map(\.value) == ["3"])
        #expect(!stage.elements.contains { $0.role == "stepper" })
    }

    @Test("Actions of assistive technologies change the value by a step")
    func actions() throws {
        show()
        let action = try #require(field?.accessibilityCustomActions?.first { $0.name == "Increment" })
        _ = action.actionHandler?(action)
        #expect(order.copies == 4)
    }

    // MARK: Formats and integers

    @Test("A number is written in its format, and read without the parts of the format")
    func format() {
        let value = Binding(get: { order.copies }, set: { order.copies = $0 })
        let style = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: Locale(identifier: "en_US"))
        stage.show(StepperField("Price", value: value, format: style))
        #expect(field?.text == "€3.00")
        enter("4.5")
        #expect(order.copies == 4.5)
    }

    @Test("Typed fractions of a binding to an integer are rounded")
    func integers() {
        let value = Binding(get: { order.pages }, set: { order.pages = $0 })
        stage.show(StepperField("Pages", value: value))
        enter("6.7")
        #expect(order.pages == 7)
    }
}

@Suite("Numbers as users write them")
struct NumberInputTests {
    @Test(
        "Numbers of a locale are read",
        arguments: [
            ("en_US", "1,234.5", 1234.5), ("en_US", "-2", -2), ("en_US", "\u{2212}0.5", -0.5), ("en_US", ".5", 0.5),
            ("en_US", "+7", 7), ("de_DE", "1.234,5", 1234.5), ("de_DE", "0,25", 0.25),
            ("fr_FR", "1\u{202F}234,5", 1234.5),
            ("en_IN", "12,34,567", 1_234_567), ("ar_EG", "٣٫٥", 3.5), ("en_US", " 12 ", 12),
        ])
    func numbers(locale: String, text: String, expected: Double) {
        #expect(NumberInput(Locale(identifier: locale)).number(in: text) == expected)
    }

    @Test(
        "Other texts are rejected",
        arguments: [
            "", "-", ".", "a", "12a", "1.2.3", "1,2", ",5", "1,,234", "--1", "1e5", "½", "0x10", "nan", "inf",
            String(repeating: "9", count: 100_000),
        ])
    func others(text: String) {
        #expect(NumberInput(Locale(identifier: "en_US")).number(in: text) == nil)
    }
}
