/// A column of a ``Table``: a title, and the component that each row shows in the column.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Size", value: \.size) { file in
///     Text("\(file.size) bytes")
/// }
/// .width(min: 60, ideal: 90, max: 200)
/// .alignment(.trailing)
/// ```
///
/// A column with a value is sorted when the user clicks its header, in a table with a sort order.
public struct TableColumn<Value, ChildEnvironment> {
    /// What the user cannot change about a column.
    public struct CustomizationBehavior: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The place of the column among the others.
        public static var reorder: CustomizationBehavior { CustomizationBehavior(rawValue: 1) }
        /// The width.
        public static var resize: CustomizationBehavior { CustomizationBehavior(rawValue: 2) }
        /// Whether the column is shown.
        public static var visibility: CustomizationBehavior { CustomizationBehavior(rawValue: 4) }
    }

    /// The text of the header.
    public let title: String
    /// The id by which a ``TableColumnCustomization`` refers to the column: the title, unless another one is specified.
    public private(set) var id: String
    let comparator: KeyPathComparator<Value>?
    let cell: (Value) -> AnyComponent<ChildEnvironment>
    private(set) var widths = TableColumnWidths()
    private(set) var alignment = HorizontalTableAlignment.leading
    private(set) var isHiddenInitially = false
    private(set) var disabled: CustomizationBehavior = []

    init(
        title: String, comparator: KeyPathComparator<Value>?,
        cell: @escaping (Value) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.title = title
        id = title
        self.comparator = comparator
        self.cell = { ItemGroup.column(of: cell($0)) }
    }

    /// Creates a column that is not sorted.
    ///
    /// - Parameters:
    ///   - title: The text of the header.
    ///   - cell: A builder of what the row of an element shows in the column.
    public init(
        _ title: String,
        @ComponentBuilder<ChildEnvironment> cell:
            @escaping (Value) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(title: title, comparator: nil, cell: cell)
    }

    /// Creates a column that is sorted by a property of the elements.
    ///
    /// - Parameters:
    ///   - title: The text of the header.
    ///   - value: The property by which the elements are compared.
    ///   - cell: A builder of what the row of an element shows in the column.
    public init<Property: Comparable>(
        _ title: String, value: KeyPath<Value, Property> & Sendable,
        @ComponentBuilder<ChildEnvironment> cell:
            @escaping (Value) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(title: title, comparator: KeyPathComparator(value), cell: cell)
    }

    /// Creates a column that is sorted by a comparator, such as one that ignores case.
    ///
    /// - Parameters:
    ///   - title: The text of the header.
    ///   - comparator: The comparator that the first click on the header adds to the sort order.
    ///   - cell: A builder of what the row of an element shows in the column.
    public init(
        _ title: String, sortUsing comparator: KeyPathComparator<Value>,
        @ComponentBuilder<ChildEnvironment> cell:
            @escaping (Value) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(title: title, comparator: comparator, cell: cell)
    }

    /// Creates a column of texts, by which it is sorted.
    public init(_ title: String, value: KeyPath<Value, String> & Sendable) {
        self.init(title: title, comparator: KeyPathComparator(value)) { element in
            [AnyComponentWithIdentity(id: 0, component: Self.text(element[keyPath: value]))]
        }
    }

    private static func text(_ text: String) -> AnyComponent<ChildEnvironment> {
        AnyComponent(ignoringEnvironment: Text(text).lineLimit(1))
    }

    // MARK: - Modifiers

    /// Returns the column with a width that does not change, in points.
    public func width(_ width: CGFloat) -> TableColumn {
        with { $0.widths = TableColumnWidths(min: width, ideal: width, max: width) }
    }

    /// Returns the column with limits of its width, in points.
    ///
    /// Columns whose width the user has not set share the width of the table: they are wider or narrower than their ideal
    /// width within their limits.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        with { $0.widths = TableColumnWidths(min: min, ideal: ideal, max: max) }
    }

    /// Returns the column with an alignment of its title and its cells, initially at the leading edge.
    public func alignment(_ alignment: HorizontalTableAlignment) -> TableColumn {
        with { $0.alignment = alignment }
    }

    /// Returns the column with the id by which a ``TableColumnCustomization`` refers to it.
    ///
    /// Specify one if titles are translated, so that stored customizations apply in every language.
    public func customizationID(_ id: String) -> TableColumn {
        with { $0.id = id }
    }

    /// Returns the column shown or hidden until the user changes that.
    public func defaultVisibility(_ visibility: TableColumnVisibility) -> TableColumn {
        with { $0.isHiddenInitially = visibility == .hidden }
    }

    /// Returns the column without some of the changes that the user can make.
    public func disabledCustomizationBehavior(_ behavior: CustomizationBehavior) -> TableColumn {
        with { $0.disabled = behavior }
    }

    func with(_ change: (inout TableColumn) -> Void) -> TableColumn {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns the column with another id.
    func identified(by id: String) -> TableColumn {
        with { $0.id = id }
    }
}

/// The alignment of the cells and the title of a ``TableColumn``.
public enum HorizontalTableAlignment: Sendable {
    /// At the edge at which texts of the user's language begin.
    case leading
    /// At the center.
    case center
    /// At the edge at which texts of the user's language end, as is usual for numbers.
    case trailing
}

/// A result builder that creates the columns of a ``Table``.
@resultBuilder
public enum TableColumnBuilder<Value, ChildEnvironment> {
    /// Adds a column.
    public static func buildExpression(
        _ column: TableColumn<Value, ChildEnvironment>
    ) -> [TableColumn<Value, ChildEnvironment>] {
        [column]
    }

    /// Adds an array of columns.
    public static func buildExpression(
        _ columns: [TableColumn<Value, ChildEnvironment>]
    ) -> [TableColumn<Value, ChildEnvironment>] {
        columns
    }

    /// Combines consecutive statements.
    public static func buildBlock(
        _ columns: [TableColumn<Value, ChildEnvironment>]...
    ) -> [TableColumn<Value, ChildEnvironment>] {
        columns.flatMap { $0 }
    }

    /// Adds the columns of an `if` without `else`.
    public static func buildOptional(
        _ columns: [TableColumn<Value, ChildEnvironment>]?
    ) -> [TableColumn<Value, ChildEnvironment>] {
        columns ?? []
    }

    /// Adds the columns of the first branch of an `if` or `switch`.
    public static func buildEither(
        first columns: [TableColumn<Value, ChildEnvironment>]
    ) -> [TableColumn<Value, ChildEnvironment>] {
        columns
    }

    /// Adds the columns of the second branch.
    public static func buildEither(
        second columns: [TableColumn<Value, ChildEnvironment>]
    ) -> [TableColumn<Value, ChildEnvironment>] {
        columns
    }

    /// Adds the columns of all iterations of a `for` loop.
    public static func buildArray(
        _ columns: [[TableColumn<Value, ChildEnvironment>]]
    ) -> [TableColumn<Value, ChildEnvironment>] {
        columns.flatMap { $0 }
    }
}
