import ComponentFlow

/// A task, which a tap checks: a mark and a text, which may have several lines.
struct TaskRow: CompositeComponent {
    @Bindable var list: TodoList
    let task: TodoTask

    var content: some Component<Empty> {
        HStack(spacing: 12) {
            mark
            Text(task.title)
                .foregroundColor(task.isDone ? .tertiaryLabel : .label)
                .frame(maxWidth: .infinity, alignment: .leading)
                .flexible()
        }
        .padding(UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
        .accessibilityAddTraits(.toggleButton)
        .accessibilityValue(task.isDone ? "1" : "0")
        .onTap { withTransition(.easeInOut(duration: 0.2)) { list.toggle(task.id) } }
        .swipeActions { deletion }
        .contextMenu { deletion }
    }

    private var mark: some Component<Empty> {
        Circle(
            fillColor: task.isDone ? .systemGreen : .clear, strokeColor: .tertiaryLabel,
            strokeWidth: task.isDone ? 0 : 1.5, size: CGSize(width: 24, height: 24)
        )
        .overlay(Text(text: task.isDone ? "✓" : "", font: .systemFont(ofSize: 14, weight: .bold), color: .white))
        .accessibilityHidden()
    }

    private var deletion: Button {
        Button(.delete, role: .destructive) {
            withTransition(.easeInOut(duration: 0.3)) { list.remove(task.id) }
        }
    }
}
