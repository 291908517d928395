import ComponentFlow

/// The whole screen: an input field, a filter, the tasks, and the number of open tasks.
struct TodoScreen: CompositeComponent {
    @Bindable var list: TodoList

    var content: some Component<Empty> {
        VStack {
            VStack(alignment: .leading, spacing: 14) {
                Text("To do").font(.systemFont(ofSize: 30, weight: .bold)).accessibilityHeading()
                NewTask(list: list)
                SegmentedControl(titles: TodoFilter.allCases.map(\.title), selectedIndex: $list.filter.index)
            }
            .padding(UIEdgeInsets(top: 20, left: 20, bottom: 12, right: 20))
            LazyList(list.shown) { task in
                TaskRow(list: list, task: task)
            }
            .separators(inset: 20)
            .flexible()
            ViewThatFits(vertical: false) {
                HStack {
                    Summary(list: list)
                    Spacer()
                    ClearButton(list: list)
                }
                VStack(alignment: .leading) {
                    Summary(list: list)
                    ClearButton(list: list)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(.horizontal, 20)
            .frame(minHeight: 48)
        }
    }
}

/// The number of tasks that are not done.
private struct Summary: CompositeComponent {
    @Bindable var list: TodoList

    var content: some Component<Empty> {
        Text(list.openCount == 1 ? "1 is left" : "\(list.openCount) are left")
            .font(.footnote)
            .foregroundColor(.secondaryLabel)
    }
}

/// The button that removes what is done.
private struct ClearButton: CompositeComponent {
    @Bindable var list: TodoList

    var content: some Component<Empty> {
        Button("Clear done", isEnabled: list.openCount < list.tasks.count) {
            clear()
        }
    }

    @MainActor private func clear() {
        let count = list.tasks.count - list.openCount
        withTransition(.easeInOut(duration: 0.3)) { list.removeDone() }
        let announcement = count == 1 ? "1 task was removed" : "\(count) tasks were removed"
        UIAccessibility.post(notification: .announcement, argument: announcement)
    }
}

/// The field for the title of a new task.
private struct NewTask: CompositeComponent {
    @Bindable var list: TodoList
    @Local var title = ""

    var content: some Component<Empty> {
        HStack(spacing: 12) {
            TextField("What is to be done?", text: $title, borderStyle: .none).onSubmit { add() }
                .frame(minHeight: 44)
                .flexible()
            Button("Add") { add() }
        }
        .padding(.horizontal, 14)
        .frame(minHeight: 44)
        .background(.secondarySystemBackground)
        .cornerRadius(10)
    }

    @MainActor private func add() {
        let count = list.tasks.count
        withTransition(.easeInOut(duration: 0.3)) {
            list.add(title)
            title = ""
        }
        if list.tasks.count > count, let task = list.tasks.first {
            UIAccessibility.post(notification: .announcement, argument: "\(task.title) was added")
        }
    }
}
