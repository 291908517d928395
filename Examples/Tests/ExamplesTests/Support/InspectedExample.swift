import Testing

/// An example as the inspector sees it, and what a tap changes in it.
struct InspectedExample: CustomTestStringConvertible, Sendable {
    let name: String
    var arguments: [String] = []
    /// The name of an element that is tapped.
    let button: String
    /// A heading that is visible before, whose color is edited.
    let text: String
    /// The name of an element that is only visible after the tap.
    let result: String
    /// The kind of the reason of the first update.
    let kind: String
    /// The file, the function and the line of the source that changes the value.
    let source: (file: String, function: String, line: String)
    /// The updates from one at the end of the chain to the first one: their types with the reasons, and the properties that differ.
    let chain: [String]
    /// The layers that the update at the end of the chain has changed, with what differs.
    let layers: [String]

    var testDescription: String { name }

    /// Starts the program, and waits until it shows everything.
    func start(environment: [String: String] = [:]) throws -> InspectedProgram {
        let program = try InspectedProgram(name, arguments, environment: environment)
        _ = try program.element(button)
        try program.waitUntilIdle()
        return program
    }

    /// A model, the state of an explicit component, and a local value that presents a sheet.
    static let all = [todo, gallery, photos]

    private static let todo = InspectedExample(
        name: "Todo", button: "Bread", text: "To do", result: "2 are left", kind: "model",
        source: ("TodoList.swift", "TodoList.toggle(_:)", "tasks[index].isDone.toggle()"),
        chain: [
            "Circle: component, fillColor clear → systemGreen, strokeWidth 1.5 → 0.0",
            "Overlay<Empty>: component, content Circle → Circle, overlay Text → Text",
            "Modified<Empty>: component, content Overlay<Empty> → Overlay<Empty>",
            "HStack<Empty>: component, items.items 2 elements → 2 elements",
            "Modified<Empty>: component, content HStack<Empty> → HStack<Empty>, "
                + "accessibility Optional<AccessibilityDescription> → Optional<AccessibilityDescription>",
            "SwipeActionable<Empty>: component, content Modified<Empty> → Modified<Empty>",
            "ContextMenued<Empty>: component, content SwipeActionable<Empty> → SwipeActionable<Empty>",
            "TaskRow: component, task.isDone false → true",
            "LazyListBodyContent<Empty>: component, content TaskRow → TaskRow",
            "LazyListBody<Empty>: component",
            "LazyListSeparated<Empty>: component, content LazyListBody<Empty> → LazyListBody<Empty>",
            "LazyList<Empty>: component, sections 1 element → 1 element",
            "VStack<Empty>: component, items.items 3 elements → 3 elements",
            "TodoScreen: model",
        ],
        layers: ["CAShapeLayer: content"])

    private static let gallery = InspectedExample(
        name: "Gallery", arguments: ["--page", "counter"], button: "+", text: "ComponentState", result: "8",
        kind: "state",
        source: ("CounterPage.swift", "CounterDemo.State.add(_:)", "updated(transition: .spring(duration: 0.4))"),
        chain: [
            "Text: component, text 7 → 8",
            "Modified<Empty>: component, content Text → Text",
            "HStack<Empty>: component, items.items 3 elements → 3 elements",
            "VStack<Empty>: component, items.items 2 elements → 2 elements",
            "CounterDemo: state",
        ],
        layers: ["CALayer: content"])

    private static let photos = InspectedExample(
        name: "Photos", button: "Photo 3", text: "Photos", result: "Done", kind: "model",
        source: ("PhotosScreen.swift", "PhotosScreen.list(_:)", "selected = photo"),
        chain: [
            "Presenting<Empty>: component, content Attached<Empty> → Attached<Empty>, "
                + "request nil → Optional<PresentationRequest<Empty>>",
            "PhotosScreen: model",
        ],
        // The sheet is a view above those of the components.
        layers: [])
}
