import ComponentFlow

/// The table written with ComponentFlow: a stack of keyed rows in a scroll view.
final class ComponentRowsPage: RowsPage {
    private let host = ComponentHostView<Empty>()
    private(set) var model = RowsModel()

    var view: UIView { host }

    func perform(_ operation: RowsOperation) {
        model.perform(operation)
        show()
    }

    private func show() {
        let table = RowsTable(rows: model.rows, selection: model.selection) { [weak self] id in
            self?.model.select(id)
            self?.show()
        } onRemove: { [weak self] id in
            self?.model.remove(id)
            self?.show()
        }
        host.update(component: AnyComponent(table), containerSize: host.bounds.size)
    }
}

/// All rows in a column.
private struct RowsTable: CombinedComponent {
    let rows: [RowData]
    let selection: Int?
    let onSelect: (Int) -> Void
    let onRemove: (Int) -> Void

    static func == (lhs: RowsTable, rhs: RowsTable) -> Bool {
        lhs.rows == rhs.rows && lhs.selection == rhs.selection
    }

    static var body: Body {
        let scroll = Child(ScrollView<Empty>.self)
        return { context in
            let stack = context.component.stack
            let scroll = scroll.update(
                component: ScrollView(content: AnyComponent(stack)), availableSize: context.availableSize,
                transition: context.transition)
            context.add(scroll)
            return context.availableSize
        }
    }

    private var stack: VStack<Empty> {
        VStack(alignment: .left) {
            ForEach(shownRows, id: \.row.id) { shown in
                RowComponent(shown: shown, onSelect: onSelect, onRemove: onRemove)
            }
        }
    }

    private var shownRows: [ShownRow] {
        rows.map { ShownRow(row: $0, isSelected: $0.id == selection) }
    }
}

/// What a row displays.
private struct ShownRow: Equatable {
    let row: RowData
    let isSelected: Bool
}

/// A row: its identifier, its label, which selects the row, and a button that removes it.
private struct RowComponent: CombinedComponent {
    let shown: ShownRow
    let onSelect: (Int) -> Void
    let onRemove: (Int) -> Void

    static func == (lhs: RowComponent, rhs: RowComponent) -> Bool {
        lhs.shown == rhs.shown
    }

    static var body: Body {
        let ground = Child(Rectangle.self)
        let line = Child(Rectangle.self)
        let id = Child(Text.self)
        let label = Child(Text.self)
        let remove = Child(Text.self)
        return { context in
            let component = context.component
            let row = component.shown.row
            let size = CGSize(width: context.availableSize.width, height: RowAppearance.height)

            let ground = ground.update(
                component: Rectangle(color: component.shown.isSelected ? RowAppearance.selected : .clear),
                availableSize: size,
                transition: context.transition)
            let line = line.update(
                component: Rectangle(color: RowAppearance.line, height: 1), availableSize: size,
                transition: context.transition)
            context.add(ground)
            context.add(line.position(CGPoint(x: size.width / 2, y: size.height - 0.5)))

            var x: CGFloat = 8
            @MainActor func add(_ child: UpdatedChild, width: CGFloat) {
                context.add(child.position(CGPoint(x: x + child.size.width / 2, y: size.height / 2)))
                x += width
            }
            func offer(_ width: CGFloat) -> CGSize {
                CGSize(width: width, height: size.height)
            }
            let number = id.update(
                component: Text(text: "\(row.id)", font: RowAppearance.font),
                availableSize: offer(RowAppearance.idWidth),
                transition: context.transition)
            add(number, width: RowAppearance.idWidth)
            let link = label.update(
                component: Text(text: row.label, font: RowAppearance.font, color: RowAppearance.link),
                availableSize: offer(RowAppearance.labelWidth), transition: context.transition)
            add(link.gesture(.tap { component.onSelect(row.id) }), width: RowAppearance.labelWidth)
            let sign = remove.update(
                component: Text(text: "×", font: RowAppearance.font, color: .secondaryLabel),
                availableSize: offer(RowAppearance.removeWidth), transition: context.transition)
            add(sign.gesture(.tap { component.onRemove(row.id) }), width: RowAppearance.removeWidth)
            return size
        }
    }
}
