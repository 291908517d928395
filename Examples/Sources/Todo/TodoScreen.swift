import ComponentFlow

/// The whole screen: an input field, a filter, the tasks, and the number of open tasks.
struct TodoScreen: CompositeComponent {
    @Bindable var list: TodoList

    var content: some Component<Empty> {
        VStack {
            VStack(alignment: .leading, spacing: 14) {
                Text(.toDo).font(.title.bold()).accessibilityHeading()
                NewTask(list: list)
                SegmentedControl(
                    titles: TodoFilter.allCases.map { localized($0.title) }, selectedIndex: $list.filter.index)
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
        Text(.tasksLeft(list.openCount))
            .font(.footnote)
            .foregroundColor(.secondaryLabel)
    }
}

/// The button that removes what is done.
private struct ClearButton: CompositeComponent {
    @Bindable var list: TodoList

    var content: some Component<Empty> {
        let language = language
        return Button(.clearDone, isEnabled: list.openCount < list.tasks.count) { clear(language) }
    }

    @MainActor private func clear(_ language: Language) {
        let count = list.tasks.count - list.openCount
        withTransition(.easeInOut(duration: 0.3)) { list.removeDone() }
        let announcement = String(localized: .tasksRemoved(count), language: language)
        UIAccessibility.post(notification: .announcement, argument: announcement)
    }
}

/// The field for the title of a new task.
private struct NewTask: CompositeComponent {
    @Bindable var list: TodoList
    @Local var title = ""

    var content: some Component<Empty> {
        let language = language
        return HStack(spacing: 12) {
            TextField(localized(.newTask), text: $title, borderStyle: .none).onSubmit { add(language) }
                .frame(minHeight: 44)
                .flexible()
            Button(.add) { add(language) }
        }
        .padding(.horizontal, 14)
        .frame(minHeight: 44)
        .background(.secondarySystemBackground)
        .cornerRadius(10)
    }

    @MainActor private func add(_ language: Language) {
        let count = list.tasks.count
        withTransition(.easeInOut(duration: 0.3)) {
            list.add(title)
            title = ""
        }
        if list.tasks.count > count, let task = list.tasks.first {
            UIAccessibility.post(
                notification: .announcement, argument: String(localized: .taskAdded(task.title), language: language))
        }
    }
}
