import ComponentFlow
import ComponentFlowTesting
import Testing

/// Elements that tests find by their labels.
@Suite @MainActor struct StageElementTests {
    private let stage = Stage(size: CGSize(width: 200, height: 160))

    private struct Counter: CompositeComponent {
        @Local var count = 0

        var content: some Component<Empty> {
            VStack {
                Text("\(count)")
                Button("Count") { count += 1 }
                Button("Reset") { count = 0 }.disabled(count == 0)
            }
        }
    }

    private struct Settings: CompositeComponent {
        @Local var isQuiet = true
        @Local var volume = 0.25
        @Local var name = "Ada"

        var content: some Component<Empty> {
            VStack {
                Toggle("Quiet", isOn: $isQuiet)
                Slider(value: $volume).accessibilityLabel("Volume")
                TextField("Name", text: $name)
            }
        }
    }

    @Test("A tap on a label presses the button with this title")
    func tap() throws {
        stage.show(Counter())
        try stage.tap("Count")
        stage.advance(by: 0.1)
        #expect(stage.contains("1"))
        #expect(!stage.contains("0"))
    }

    @Test("An element has the value and the state of its control")
    func values() throws {
        stage.show(Settings())
        #expect(try stage.element("Quiet").isOn == true)
        #expect(try stage.element("Volume").value == "25%")
        #expect(try stage.element("Name").value == "Ada")
        try stage.tap("Quiet")
        stage.advance(by: 1)
        #expect(try stage.element("Quiet").isOn == false)
    }

    @Test("Disabled buttons are found, too")
    func disabled() throws {
        stage.show(Counter())
        #expect(try !stage.element("Reset").isEnabled)
    }

    @Test("Elements are found by their identifier, which distinguishes those with the same label")
    func identifiers() throws {
        var pressed: [Int] = []
        stage.show(
            VStack {
                Button("Open") { pressed.append(1) }.accessibilityIdentifier("first")
                Button("Open") { pressed.append(2) }.accessibilityIdentifier("second")
            })
        try stage.tap("second")
        #expect(pressed == [2])
    }

    @Test("A label that is missing is reported with those that exist")
    func missing() {
        stage.show(Counter())
        let error = #expect(throws: StageElementError.self) { try stage.tap("Cuont") }
        #expect(error == .notFound("Cuont", existing: ["0", "Count", "Reset"]))
        #expect(error?.description == #"There is no element "Cuont". There are: "0", "Count", "Reset"."#)
    }

    @Test("A label of several buttons is reported with the buttons")
    func ambiguous() {
        stage.show(
            VStack {
                Button("Open") {}
                Button("Open") {}
            })
        let error = #expect(throws: StageElementError.self) { try stage.tap("Open") }
        #expect(error == .ambiguous("Open", candidates: [#"button "Open""#, #"button "Open""#]))
    }

    @Test("A button precedes a text with the same label")
    func operable() throws {
        var isPressed = false
        stage.show(
            VStack {
                Text("Save")
                Button("Save") { isPressed = true }
            })
        try stage.tap("Save")
        #expect(isPressed)
    }

    @Test("A tap on a text reaches the row that contains it")
    func row() throws {
        var isTapped = false
        stage.show(
            HStack {
                Text("Row")
                Spacer()
            }.onTap { isTapped = true })
        try stage.tap("Row")
        #expect(isTapped)
    }

    @Test("The center of the visible part is tapped")
    func partlyVisible() throws {
        var isPressed = false
        stage.show(
            ScrollView {
                Rectangle(color: .red).frame(width: 180, height: 1_000).onTap { isPressed = true }.accessibilityLabel(
                    "Long")
            }.frame(width: 200, height: 160))
        try stage.tap("Long")
        #expect(isPressed)
    }

    @Test("An element that is scrolled out of view cannot be tapped")
    func scrolled() {
        stage.show(
            ScrollView {
                VStack {
                    Rectangle(color: .red).frame(width: 100, height: 500)
                    Button("Below") {}
                }
            }.frame(width: 200, height: 160))
        let error = #expect(throws: StageElementError.self) { try stage.tap("Below") }
        guard case .notVisible("Below", _) = error else {
            Issue.record("The error is \(String(describing: error)).")
            return
        }
    }

    @Test("An element that another view covers cannot be tapped")
    func covered() {
        stage.show(
            ZStack {
                Button("Behind") {}
                Rectangle(color: .red).onTap {}.frame(width: 200, height: 160)
            })
        let error = #expect(throws: StageElementError.self) { try stage.tap("Behind") }
        guard case .covered("Behind", _) = error else {
            Issue.record("The error is \(String(describing: error)).")
            return
        }
    }

    @Test("The elements of the window of a program are found in the same way")
    func program() throws {
        struct CounterApp: ComponentApp {
            var body: some Scene { Window("Counter") { Counter() } }
        }
        let stage = ApplicationStage(CounterApp())
        defer { stage.end() }
        let window = try #require(stage.windows.first)
        try stage.tap("Count", in: window)
        stage.advance(by: 0.1)
        #expect(try stage.element("1", in: window).role == "label")
    }
}
