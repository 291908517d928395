import ComponentFlow
import ComponentFlowTools

@main struct TodoApp: ComponentApp {
    let settings = TodoSettings()
    let list = TodoList([
        "Water the plants", "Write to Ada about the engine, and ask how her sums are coming along", "Bread",
    ])

    init() {
        TodoArguments.check()
        InspectorAgent.previews = { TodoScreen.previews }
        InspectorAgent.addRecordableModel(list)
    }

    var body: some Scene {
        Window(String(localized: .toDo)) { TodoWindow(list: list, settings: settings) }
            .defaultSize(width: 360, height: 560)
            .commands {
                CommandMenu(String(localized: .language, language: settings.language)) {
                    for (name, language) in TodoSettings.languages {
                        Button(name) { settings.language = language }
                    }
                }
            }
    }
}
