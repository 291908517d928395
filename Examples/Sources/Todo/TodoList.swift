import ComponentFlow

/// A task of the list.
struct TodoTask: Identifiable, Equatable, Codable {
    let id: Int
    var title: String
    var isDone = false
}

/// Selects the tasks to display.
enum TodoFilter: Int, CaseIterable, Codable {
    case all, open, done

    var title: LocalizedString {
        switch self {
        case .all: .all
        case .open: .open
        case .done: .done
        }
    }

    /// The index of the filter among all filters.
    var index: Int {
        get { rawValue }
        set { self = TodoFilter(rawValue: newValue) ?? .all }
    }

    func shows(_ task: TodoTask) -> Bool {
        self == .all || task.isDone == (self == .done)
    }
}

/// The tasks, and which of them are displayed.
@Observable final class TodoList {
    private(set) var tasks: [TodoTask]
    var filter = TodoFilter.all
    private var lastID: Int

    init(_ titles: [String]) {
        tasks = titles.enumerated().map { TodoTask(id: $0, title: $1) }
        lastID = titles.count - 1
    }

    /// All that a list consists of.
    struct State: Codable, Equatable {
        var tasks: [TodoTask]
        var filter: TodoFilter
        var lastID: Int
    }

    var state: State {
        get { State(tasks: tasks, filter: filter, lastID: lastID) }
        set { (tasks, filter, lastID) = (newValue.tasks, newValue.filter, newValue.lastID) }
    }

    var shown: [TodoTask] { tasks.filter(filter.shows) }
    var openCount: Int { tasks.count { !$0.isDone } }

    /// Inserts a task at the top, unless the title is empty.
    func add(_ title: String) {
        let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !title.isEmpty else { return }
        lastID += 1
        tasks.insert(TodoTask(id: lastID, title: title), at: 0)
    }

    func toggle(_ id: TodoTask.ID) {
        guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
        tasks[index].isDone.toggle()
    }

    func remove(_ id: TodoTask.ID) {
        tasks.removeAll { $0.id == id }
    }

    func removeDone() {
        tasks.removeAll(where: \.isDone)
    }
}
