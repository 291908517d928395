import ComponentFlow
import ComponentFlowTools

// `componentflow inspect previews` draws these screens in light and dark mode, in both directions and text sizes.

extension TodoScreen {
    static var previews: [Preview] {
        [
            Preview("Tasks") { TodoScreen(list: .example) },
            Preview("No tasks") { TodoScreen(list: TodoList([])) },
        ]
    }
}

extension TodoList {
    /// Three tasks, one of which is done, with a title of several lines.
    fileprivate static var example: TodoList {
        let list = TodoList([
            "Water the plants", "Write to Ada about the engine, and ask how her sums are coming along", "Bread",
        ])
        list.toggle(0)
        return list
    }
}
