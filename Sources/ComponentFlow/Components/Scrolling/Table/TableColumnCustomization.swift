/// What the user has changed about the columns of a ``Table``: their order, their widths, and which are shown.
///
/// It can be encoded, to restore it when the application starts again:
///
/// ```swift
/// @SceneStorage("columns") private var columns = TableColumnCustomization()
///
/// Table(files) { … }.columnCustomization($columns)
/// ```
///
/// Ids of columns that the table does not have are kept, and have no effect.
public struct TableColumnCustomization: Codable, Equatable, Sendable {
    /// The ids of the columns from the leading to the trailing edge; those that are missing keep their places.
    public var order: [String] = []
    private var widths: [String: Double] = [:]
    private var visibilities: [String: TableColumnVisibility] = [:]

    private enum CodingKeys: String, CodingKey {
        case order, widths, visibilities
    }

    /// Creates a customization without changes.
    public init() {}

    /// Decodes a customization, in which values may be missing.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        order = try values.decodeIfPresent([String].self, forKey: .order) ?? []
        widths = try values.decodeIfPresent([String: Double].self, forKey: .widths) ?? [:]
        visibilities =
            try values.decodeIfPresent([String: TableColumnVisibility].self, forKey: .visibilities) ?? [:]
    }

    /// The width of a column, in points, or `nil` if the user has not set it.
    public subscript(width id: String) -> CGFloat? {
        get { widths[id].map { CGFloat($0) } }
        set { widths[id] = newValue.map { Double($0) } }
    }

    /// Whether a column is shown.
    public subscript(visibility id: String) -> TableColumnVisibility {
        get { visibilities[id] ?? .automatic }
        set { visibilities[id] = newValue == .automatic ? nil : newValue }
    }
}

/// Whether a column of a ``Table`` is shown.
public enum TableColumnVisibility: String, Codable, Sendable {
    /// As specified by the column.
    case automatic
    /// The column is shown.
    case visible
    /// The column is hidden.
    case hidden
}

extension TableColumnCustomization {
    /// Returns the columns in the user's order.
    ///
    /// A column that the order does not contain follows the one before it in the table.
    func ordered<Value, ChildEnvironment>(
        _ columns: [TableColumn<Value, ChildEnvironment>]
    ) -> [TableColumn<Value, ChildEnvironment>] {
        guard !order.isEmpty else { return columns }
        var remaining = Dictionary(columns.map { ($0.id, $0) }) { first, _ in first }
        var result = order.compactMap { remaining.removeValue(forKey: $0) }
        var previous: String?
        for column in columns {
            if remaining[column.id] != nil {
                let place = previous.flatMap { id in result.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
                result.insert(column, at: place)
            }
            previous = column.id
        }
        return result
    }

    func shows<Value, ChildEnvironment>(_ column: TableColumn<Value, ChildEnvironment>) -> Bool {
        switch self[visibility: column.id] {
        case .automatic: !column.isHiddenInitially
        case .visible: true
        case .hidden: column.disabled.contains(.visibility) && !column.isHiddenInitially
        }
    }
}
