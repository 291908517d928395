/// An operation of the rows benchmark, as defined by js-framework-benchmark.
public enum RowsOperation: String, CaseIterable, Sendable {
    /// Creates a thousand rows in an empty table.
    case create
    /// Replaces a thousand rows by another thousand with new identifiers.
    case replace
    /// Appends text to every tenth label of a thousand rows.
    case update
    /// Selects another row.
    case select
    /// Swaps the second row and the second to last.
    case swap
    /// Removes the fifth row.
    case remove
    /// Creates ten thousand rows in an empty table.
    case create10k
    /// Appends a thousand rows to a thousand.
    case append
    /// Appends a thousand rows to ten thousand.
    case append10k
    /// Removes all rows.
    case clear

    /// The operation that restores the initial state of this operation, or `nil` if none is needed.
    ///
    /// - Parameter isFirst: Whether the operation has not been performed yet.
    public func preparation(isFirst: Bool) -> RowsOperation? {
        switch self {
        case .create, .create10k: .clear
        case .append, .clear, .update: .create
        case .append10k: .create10k
        case .replace, .select, .swap, .remove: isFirst ? .create : nil
        }
    }
}
