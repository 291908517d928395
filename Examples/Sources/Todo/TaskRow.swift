import Render

/// The inputs of a row.
final class TaskProps: UIProps {
    var task = TodoTask(id: 0, title: "")

    convenience init(_ task: TodoTask) {
        self.init()
        self.task = task
    }
}

/// A row of the table: a checkmark and a text, which may have several lines.
final class TaskRow: UIStatelessComponent<TaskProps> {
    override func render(context: UIContext) -> any UINodeProtocol {
        let task = props.task
        let row = UINode<UIView>(styles: [TodoStyles.row]) { spec in
            spec.set(\.yoga.paddingHorizontal, 20)
            spec.set(\.yoga.paddingVertical, 11)
        }
        let title = UINode<UILabel>(key: "title") { spec in
            spec.set(\.text, task.title)
            spec.set(\.font, .systemFont(ofSize: 17))
            spec.set(\.textColor, task.isDone ? .tertiaryLabel : .label)
            spec.set(\.numberOfLines, 0)
            spec.set(\.yoga.flexShrink, 1)
            spec.set(\.yoga.flexGrow, 1)
        }
        return row.children([mark(isDone: task.isDone), title])
    }

    private func mark(isDone: Bool) -> any UINodeProtocol {
        let circle = UINode<UIView>(key: "mark") { spec in
            spec.set(\.yoga.width, 24)
            spec.set(\.yoga.height, 24)
            spec.set(\.yoga.alignItems, .center)
            spec.set(\.yoga.justifyContent, .center)
            spec.set(\.cornerRadius, 12)
            spec.set(\.borderWidth, isDone ? 0 : 1.5)
            spec.set(\.borderColor, .tertiaryLabel)
            let fade = UIViewPropertyAnimator(duration: 0.2, curve: .easeOut, animations: nil)
            spec.set(\.backgroundColor, isDone ? .systemGreen : .clear, fade)
        }
        let check = UINode<UILabel> { spec in
            spec.set(\.text, "✓")
            spec.set(\.font, .systemFont(ofSize: 14, weight: .bold))
            spec.set(\.textColor, .white)
        }
        return circle.children(isDone ? [check] : [])
    }
}
