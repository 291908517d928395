/// A scrolling table of rows and columns, which creates only the visible rows.
///
/// ```swift
/// Table(files, selection: $selection, sortOrder: $order) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Size", value: \.size) { file in
///         Text("\(file.size)")
///     }
///     .width(min: 60, ideal: 80)
///     .alignment(.trailing)
/// }
/// .onActivate { (id: File.ID) in open(id) }
/// ```
///
/// Sort the data when the sort order changes, for example with `files.sorted(using: order)`. A click on the header of a
/// column with a value sorts by it, a second click in the opposite order; the previous comparators follow.
///
/// The user drags the dividers in the header to resize columns, a double click on one fits the column to the visible cells,
/// and dragging a header moves its column; Escape reverts both. The context menu of the header shows and hides columns. If a
/// header has the keyboard focus, Left and Right select another one, Return and Space sort, Control with Left and Right
/// resizes the column and Alt with Left and Right moves it. ``columnCustomization(_:)`` stores these changes.
///
/// Rows are those of a ``LazyList``, with its selection, keys and animations. The header stays at the top, and scrolls
/// horizontally with the rows if the columns are wider than the table.
///
/// The table takes the proposed size. Closures are behavior: they are not part of `==`.
public struct Table<Value, ChildEnvironment>: Component {
    /// The environment that the cells expect, which is also the environment of the table.
    public typealias EnvironmentType = ChildEnvironment

    /// Describes the row of an element.
    typealias DescribeRow = (Value, _ index: Int, OutlineState?) -> AnyComponent<ChildEnvironment>

    @Behavior private(set) var columns: [TableColumn<Value, ChildEnvironment>]
    /// The comparators when the table was described.
    let order: [KeyPathComparator<Value>]
    @Behavior private(set) var sortOrder: Binding<[KeyPathComparator<Value>]>?
    /// The list without its rows, which has the selection and the actions.
    var list: LazyList<ChildEnvironment>
    /// Returns the list with its rows.
    @Behavior private var addRows: (LazyList<ChildEnvironment>, @escaping DescribeRow) -> LazyList<ChildEnvironment>
    /// What the user has changed when the table was described, if a binding stores it.
    var customization: TableColumnCustomization?
    @Behavior var customizationBinding: Binding<TableColumnCustomization>? = nil
    /// Returns the context menu of a row among selected rows.
    @Behavior var menu: (@MainActor (_ row: ComponentIdentity, _ selected: Set<ComponentIdentity>) -> [MenuItem])? = nil
    var alternatesRowBackgrounds = false

    init(
        columns: [TableColumn<Value, ChildEnvironment>], sortOrder: Binding<[KeyPathComparator<Value>]>?,
        rows: @escaping (LazyList<ChildEnvironment>, @escaping DescribeRow) -> LazyList<ChildEnvironment>
    ) {
        order = sortOrder?.wrappedValue ?? []
        _columns = Behavior(wrappedValue: Self.withUniqueIDs(columns))
        _sortOrder = Behavior(wrappedValue: sortOrder)
        _addRows = Behavior(wrappedValue: rows)
        list = LazyList(sections: [.placeholder], estimatedRowHeight: TableRowMetrics.minimumHeight)
            .with { $0.isPartOfTable = true }
    }

    /// Returns the list with rows that are described by a closure.
    func rows(_ describe: @escaping DescribeRow) -> LazyList<ChildEnvironment> {
        addRows(list, describe)
    }

    /// Returns the columns with ids that differ, after a report if they did not.
    private static func withUniqueIDs(
        _ columns: [TableColumn<Value, ChildEnvironment>]
    ) -> [TableColumn<Value, ChildEnvironment>] {
        var used: Set<String> = []
        return columns.enumerated().map { index, column in
            if used.insert(column.id).inserted { return column }
            diagnose(
                "table.duplicate-column", "Two columns of a table have the id \(column.id)", path: "Table",
                hint: "Give one of them another id with customizationID(_:).")
            used.insert("\(column.id) \(index)")
            return column.identified(by: "\(column.id) \(index)")
        }
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Updates the header, and the visible rows.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(
            component: self, availableSize: availableSize, state: state, environment: environment,
            transition: transition)
    }
}
