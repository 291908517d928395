import ComponentFlow
import Render

/// The table written with Render: keyed rows with flexbox layout in a scroll view.
final class RenderRowsPage: RowsPage {
    private let context = UIContext()
    private let canvas = UIView()
    private let table: RowsScreen

    init() {
        table = context.component(RowsScreen.self, key: "rows")
        table.setCanvas(view: canvas, options: [.useBoundsAsCanvasSize, .renderOnCanvasSizeChange])
    }

    var view: UIView { canvas }
    var model: RowsModel { table.state.model }

    func perform(_ operation: RowsOperation) {
        table.change { $0.perform(operation) }
    }
}

private final class RowsState: UIState {
    var model = RowsModel()
}

/// The data that determines the appearance of a row.
private struct RowState: Equatable {
    let row: RowData
    let isSelected: Bool
}

/// All rows in a column.
///
/// Rows with equal data are memoized, like the rows of the React page.
private final class RowsScreen: UIProplessComponent<RowsState> {
    func change(_ change: (inout RowsModel) -> Void) {
        change(&state.model)
        setNeedsRender()
    }

    override func render(context: UIContext) -> any UINodeProtocol {
        UINode<UIScrollView> { spec in
            spec.set(\.yoga.width, spec.canvasSize.width)
            spec.set(\.yoga.height, spec.canvasSize.height)
            spec.set(\.yoga.overflow, .scroll)
        }
        .children(
            state.model.rows.map { row in
                let look = RowState(row: row, isSelected: row.id == state.model.selection)
                return context.node(key: "\(row.id)", for: look) { [unowned self] in node(for: look) }
            })
    }

    private func node(for look: RowState) -> any UINodeProtocol {
        let (row, isSelected) = (look.row, look.isSelected)
        let id = UINode<UILabel>(reuseIdentifier: "id") { spec in
            spec.set(\.text, "\(row.id)")
            spec.set(\.font, RowAppearance.font)
            spec.set(\.yoga.width, RowAppearance.idWidth)
        }
        let label = UINode<UILabel>(reuseIdentifier: "label") { [unowned self] spec in
            spec.set(\.text, row.label)
            spec.set(\.font, RowAppearance.font)
            spec.set(\.textColor, RowAppearance.link)
            spec.set(\.yoga.width, RowAppearance.labelWidth)
            spec.set(\.isUserInteractionEnabled, true)
            spec.view.onTap { [unowned self] _ in change { $0.select(row.id) } }
        }
        let remove = UINode<UILabel>(reuseIdentifier: "remove") { [unowned self] spec in
            spec.set(\.text, "×")
            spec.set(\.font, RowAppearance.font)
            spec.set(\.textColor, .secondaryLabel)
            spec.set(\.yoga.width, RowAppearance.removeWidth)
            spec.set(\.isUserInteractionEnabled, true)
            spec.view.onTap { [unowned self] _ in change { $0.remove(row.id) } }
        }
        let line = UINode<UIView>(reuseIdentifier: "line") { spec in
            spec.set(\.backgroundColor, RowAppearance.line)
            spec.set(\.yoga.position, .absolute)
            spec.set(\.yoga.left, 0)
            spec.set(\.yoga.right, 0)
            spec.set(\.yoga.bottom, 0)
            spec.set(\.yoga.height, 1)
        }
        return UINode<UIView>(reuseIdentifier: "row") { spec in
            spec.set(\.yoga.flexDirection, .row)
            spec.set(\.yoga.alignItems, .center)
            spec.set(\.yoga.height, RowAppearance.height)
            spec.set(\.yoga.flexShrink, 0)
            spec.set(\.yoga.paddingLeft, 8)
            spec.set(\.backgroundColor, isSelected ? RowAppearance.selected : .clear)
        }
        .children([id, label, remove, line])
    }
}
