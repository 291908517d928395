import ComponentFlow
import ComponentFlowTesting
import InspectorClient
import InspectorProtocol
import Testing

@testable import InspectorWindow

@MainActor
@Suite("The window of an inspector", .serialized)
struct WindowTests {
    private func show(_ model: InspectorModel, size: CGSize = CGSize(width: 1320, height: 880)) -> Stage {
        let stage = Stage(size: size)
        stage.window.rootViewController = ComponentViewController(InspectorScreen(model: model) {})
        stage.advance(by: 0.3)
        return stage
    }

    private func shown(_ program: ScriptedProgram) async -> (Stage, InspectorModel) {
        let model = await makeModel(program)
        return (show(model), model)
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }

    private func label(_ text: String, _ stage: Stage) -> UILabel? {
        views(UILabel.self, in: stage.window).first { $0.text == text }
    }

    private func tap(_ view: UIView?, _ stage: Stage) throws {
        let view = try #require(view)
        stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        stage.advance(by: 0.3)
    }

    private func press(_ symbol: UInt32, _ stage: Stage) {
        stage.pressKey(symbol: symbol)
        stage.advance(by: 0.3)
    }

    private static let (paneKey, tabKey): (UInt32, UInt32) = (0xffc3, 0xff09)
    private static let (leftKey, rightKey, downKey): (UInt32, UInt32, UInt32) = (0xff51, 0xff53, 0xff54)

    @Test("A click on a row selects the node")
    func click() async throws {
        let (stage, model) = await shown(sampleProgram())
        try tap(label("Row", stage), stage)
        #expect(model.trees.selection == "c3")
    }

    @Test("The keyboard focus is in the tree when the window opens")
    func initialFocus() async throws {
        let (stage, model) = await shown(sampleProgram())
        press(Self.downKey, stage)
        #expect(model.trees.selection == "c1")
    }

    @Test("F6 moves the keyboard focus to each pane, and back to the first one")
    func panes() async throws {
        let (stage, _) = await shown(sampleProgram())
        let names = (0..<6).compactMap { _ -> String? in
            press(Self.paneKey, stage)
            var view = UIFocusSystem.focusSystem(for: stage.window)?.focusedItem
            while let current = view, !(current is Pane.View) { view = current.superview }
            return view?.accessibilityLabel
        }
        #expect(Set(names) == ["Program", "Tree", "Picture", "List"])
    }

    @Test("A click on the mark of a row closes it")
    func mark() async throws {
        let (stage, model) = await shown(sampleProgram())
        try tap(views(DisclosureMark.View.self, in: stage.window).first, stage)
        #expect(model.trees.rows.map(\.id) == ["c1"])
    }

    @Test("The Tab key does not reach the marks of rows")
    func tabAndMarks() async throws {
        let (stage, _) = await shown(sampleProgram())
        let reached = (0..<30).map { _ -> Bool in
            press(Self.tabKey, stage)
            return UIFocusSystem.focusSystem(for: stage.window)?.focusedItem is DisclosureMark.View
        }
        #expect(!reached.contains(true))
    }

    @Test("The rows of a deep tree are indented by their levels, and have a place for their names")
    func deepTree() async throws {
        let nodes = (0..<60).map { ("c\($0)", "Node", $0 == 0 ? nil : "c\($0 - 1)") }
        let (stage, _) = await shown(sampleProgram(.tree(nodes)))
        let names = views(UILabel.self, in: stage.window).filter { $0.text == "Node" }
        let places = names.map { $0.convert($0.bounds, to: nil).minX }.sorted()
        #expect(places.count > 10)
        #expect(zip(places.prefix(10), places.dropFirst()).allSatisfy { $0 < $1 })
        #expect(places.allSatisfy { $0 < 220 })
    }

    @Test("The down key selects the next node")
    func down() async throws {
        let (stage, model) = await shown(sampleProgram())
        try tap(label("Column", stage), stage)
        press(Self.downKey, stage)
        #expect(model.trees.selection == "c2")
    }

    @Test("The left key closes a node, so that its children are not shown")
    func left() async throws {
        let (stage, model) = await shown(sampleProgram())
        try tap(label("Column", stage), stage)
        press(Self.leftKey, stage)
        #expect(model.trees.rows.map(\.id) == ["c1"])
    }

    @Test("The right key opens a node")
    func right() async throws {
        let (stage, model) = await shown(sampleProgram())
        try tap(label("Column", stage), stage)
        press(Self.leftKey, stage)
        press(Self.rightKey, stage)
        #expect(model.trees.rows.count == 4)
    }

    @Test("Text that is typed into the search field filters the tree")
    func search() async throws {
        let (stage, model) = await shown(sampleProgram())
        stage.holdModifiers(.control)
        stage.pressKey(symbol: 0x66, characters: "f")
        stage.holdModifiers([])
        stage.type("row")
        stage.advance(by: 0.3)
        #expect(model.trees.rows.map(\.id) == ["c1", "c3"])
    }

    @Test("A click in the picture asks the program for the node at the point of the window")
    func pick() async throws {
        let program = sampleProgram()
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        program.answer(.screenshot, ["png": .string(try #require(picture.pngData()).base64EncodedString())])
        let (stage, model) = await shown(program)
        try tap(views(PictureCanvas.View.self, in: stage.window).first, stage)
        await model.waitUntilIdle()
        #expect(program.calls(.hitTest).map { $0["x"] } == [100])
    }

    @Test("Return in a field sets the property")
    func edit() async throws {
        let program = sampleProgram()
        program.answer(.set, ["swift": "label.text = \"Hello!\""])
        let (stage, model) = await shown(program)
        model.select("c2")
        await model.waitUntilIdle()
        stage.advance(by: 0.3)
        try tap(views(UITextField.self, in: stage.window).first { $0.text == "Hello" }, stage)
        stage.pressKey(symbol: 0xff57)
        stage.type("!\n")
        await model.waitUntilIdle()
        #expect(program.calls(.set) == [["node": "v2", "property": "text", "value": "Hello!"]])
    }

    @Test("A refused value has its reason below the field")
    func refused() async throws {
        let program = sampleProgram()
        program.fail([.set], with: .request(.invalidParameters("\"alpha\" is a number.")))
        let (stage, model) = await shown(program)
        model.select("c2")
        await model.waitUntilIdle()
        model.set("v2.alpha", to: "x")
        await model.waitUntilIdle()
        stage.advance(by: 0.3)
        #expect(label("\"alpha\" is a number.", stage) != nil)
    }

    @Test(
        "A program that cannot be inspected has a message in the window",
        arguments: [
            (InspectorClientError.disconnected, "has ended"), (.timeout, "is not responding"),
            (.invalidResponse, "is not a response"),
        ])
    func message(error: InspectorClientError, text: String) async {
        let program = sampleProgram()
        let (stage, model) = await shown(program)
        program.fail(with: error)
        model.refresh()
        await model.waitUntilIdle()
        stage.advance(by: 0.3)
        #expect(views(UILabel.self, in: stage.window).contains { $0.text?.contains(text) == true })
    }

    @Test(
        "In the smallest window, the bar of each list has texts of one line inside of the window",
        arguments: [
            (UpdatePane.List.updates, "Only the selected component"), (.costs, "Verify equality"),
            (.timeline, "Record Frames"), (.timeline, "Save…"), (.session, "Record Session"),
            (.session, "Show Moments"), (.previews, "Draw Again"),
        ])
    func smallestWindow(list: UpdatePane.List, text: String) async throws {
        let model = await makeModel(sampleProgram())
        model.list = list
        let stage = show(model, size: CGSize(width: 900, height: 560))
        let found = try #require(label(text, stage))
        let frame = found.convert(found.bounds, to: nil)
        #expect(frame.height < 28)
        #expect(frame.maxX <= 900)
    }

    @Test("The choice of lists remains at its place when another list is shown", arguments: 1...4)
    func listPlace(list: Int) async throws {
        let (stage, model) = await shown(sampleProgram())
        let choice = try #require(views(UISegmentedControl.self, in: stage.window).last)
        let top = choice.convert(choice.bounds, to: nil).minY
        model.list = try #require(UpdatePane.List(rawValue: list))
        stage.advance(by: 0.3)
        #expect(choice.convert(choice.bounds, to: nil).minY == top)
    }

    @Test("An empty tree has a message")
    func emptyTree() async {
        let (stage, _) = await shown(sampleProgram(["nodes": [], "complete": true]))
        #expect(label("This tree is empty.", stage) != nil)
    }

    @Test("A search without matches has a message")
    func noMatch() async {
        let (stage, model) = await shown(sampleProgram())
        model.trees.query = "zebra"
        stage.advance(by: 0.3)
        #expect(label("No node matches.", stage) != nil)
    }

    @Test("Of 20,000 nodes only those are created that are visible")
    func hugeTree() async {
        let nodes = (0..<20_000).map { ("c\($0)", "A", $0 % 100 == 0 ? nil : "c\($0 - 1)") }
        let (stage, _) = await shown(sampleProgram(.tree(nodes)))
        #expect(views(UILabel.self, in: stage.window).count < 300)
    }

    @Test("The accessibility audit has no findings", arguments: AccessibilityAudit.Rule.allCases)
    func audit(rule: AccessibilityAudit.Rule) async {
        let (stage, model) = await shown(sampleProgram())
        model.select("c2")
        await model.waitUntilIdle()
        stage.advance(by: 0.3)
        #expect(stage.auditAccessibility([rule]).map(\.description) == [])
    }

    @Test("With very large text, the parts of an update are not narrower than their texts need")
    func largeUpdates() async throws {
        let program = sampleProgram()
        program.answer(
            .updates,
            ["recording": true, "updates": [["number": 7, "component": "c3", "type": "Row", "milliseconds": 2]]])
        let (stage, model) = await shown(program)
        model.poll()
        await model.waitUntilIdle()
        stage.setTextScale(3.1)
        stage.advance(by: 0.3)
        let duration = try #require(label("2.00 ms", stage))
        let type = try #require(views(UILabel.self, in: stage.window).last { $0.text == "Row" })
        for label in [duration, type] {
            #expect(label.bounds.width >= label.intrinsicContentSize.width)
            #expect(label.bounds.height < 2 * label.font.lineHeight)
        }
    }

    @Test("With very large text, a property has its name above its value")
    func largeProperties() async throws {
        let model = await makeModel(sampleProgram())
        // Lists contain only the rows for which there is space.
        let stage = show(model, size: CGSize(width: 1320, height: 3000))
        model.select("c2")
        await model.waitUntilIdle()
        stage.setTextScale(3.1)
        stage.advance(by: 0.3)
        let name = try #require(label("font", stage))
        let value = try #require(label("System 17", stage))
        let frames = [name, value].map { $0.convert($0.bounds, to: nil) }
        #expect(frames[0].maxY <= frames[1].minY)
    }

    @Test("The list of programs has no defects in accessibility")
    func listAudit() {
        let stage = Stage(size: CGSize(width: 900, height: 560))
        stage.show(
            ProgramList(chooser: ProgramChooser(directory: SocketDirectory(path: "/nonexistent"), desired: nil)))
        stage.advance(by: 0.3)
        #expect(stage.auditAccessibility().map(\.description) == [])
    }
}
