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

    @MainActor private var mark: some Component<Empty> {
        let length = scaledMetric(24)
        let font = UIFont.systemFont(ofSize: scaledMetric(14), weight: .bold)
        return Circle(
            fillColor: task.isDone ? .systemGreen : .clear, strokeColor: .tertiaryLabel,
            strokeWidth: task.isDone ? 0 : length / 16, size: CGSize(width: length, height: length)
        )
        .overlay(Text(text: task.isDone ? "✓" : "", font: font, color: .white))
        .accessibilityHidden()
    }

    private var deletion: Button {
        Button(.delete, role: .destructive) {
            withTransition(.easeInOut(duration: 0.3)) { list.remove(task.id) }
        }
    }
}
