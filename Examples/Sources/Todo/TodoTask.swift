/// A task of the list.
struct TodoTask: Equatable {
    let id: Int
    var title: String
    var isDone = false
}

/// Selects the tasks to display.
enum TodoFilter: Int, CaseIterable {
    case all, open, done

    var title: String {
        switch self {
        case .all: "All"
        case .open: "Open"
        case .done: "Done"
        }
    }

    func shows(_ task: TodoTask) -> Bool {
        switch self {
        case .all: true
        case .open: !task.isDone
        case .done: task.isDone
        }
    }
}
