import ComponentFlow

/// A list of tasks with sections and a search, with the names that a SwiftUI developer expects.
enum TaskProgram {
    struct Item: Identifiable, Equatable {
        let id: Int
        var title: String
        var section: String
        var isDone = false
    }

    @Observable final class TaskModel {
        var items = [
            Item(id: 1, title: "Water the plants", section: "Today"),
            Item(id: 2, title: "Call Grace", section: "Today"),
            Item(id: 3, title: "Buy a bicycle", section: "Later"),
        ]
        var query = ""

        func items(in section: String) -> [Item] {
            items.filter { $0.section == section && (query.isEmpty || $0.title.contains(query)) }
        }

        func toggle(_ id: Item.ID) {
            guard let index = items.firstIndex(where: { $0.id == id }) else { return }
            items[index].isDone.toggle()
        }

        func add(_ title: String) {
            guard !title.isEmpty else { return }
            items.append(Item(id: items.count + 1, title: title, section: "Later"))
        }
    }

    struct TaskList: CompositeComponent {
        @Bindable var model: TaskModel
        @Local var title = ""

        var content: some Component<Empty> {
            VStack {
                LazyList(sections: [section("Today"), section("Later")])
                    .searchable(text: $model.query, prompt: "Search tasks")
                TextField("New task", text: $title)
                    .padding(8)
                    .onSubmit {
                        model.add(title)
                        title = ""
                    }
            }
        }

        private func section(_ name: String) -> LazyListSection<Empty> {
            LazyListSection(name, model.items(in: name), id: \.id) { item in
                TaskRow(model: model, item: item)
            }
        }
    }

    struct TaskRow: CompositeComponent {
        @Bindable var model: TaskModel
        let item: Item

        var content: some Component<Empty> {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Text(item.title)
                    .strikethrough(item.isDone)
                    .foregroundStyle(item.isDone ? .secondary : .primary)
                Spacer()
                Button(item.isDone ? "Undo" : "Done") { model.toggle(item.id) }
            }
            .padding(.horizontal, 12)
            .contextMenu {
                Button("Delete", role: .destructive) { model.items.removeAll { $0.id == item.id } }
            }
        }
    }
}
