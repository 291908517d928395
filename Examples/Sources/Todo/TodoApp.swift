import ComponentFlow
import ComponentFlowTools

@main struct TodoApp: ComponentApp {
    let list = TodoList([
        "Water the plants", "Write to Ada about the engine, and ask how her sums are coming along", "Bread",
    ])

    init() {
        InspectorAgent.previews = { TodoScreen.previews }
        InspectorAgent.start()
    }

    var body: some Scene {
        Window("To do") { TodoScreen(list: list) }.defaultSize(width: 360, height: 560)
    }
}
