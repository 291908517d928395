/// What the rows benchmark does to a table: the operations of js-framework-benchmark.
public enum RowsOperation: String, CaseIterable, Sendable {
    /// A thousand rows in an empty table.
    case create
    /// Another thousand rows, with ids of their own, in the place of a thousand.
    case replace
    /// Every tenth label of a thousand gets longer.
    case update
    /// Another row is marked as selected.
    case select
    /// The second row and the last but one change places.
    case swap
    /// The fifth row goes.
    case remove
    /// Ten thousand rows in an empty table.
    case create10k
    /// A thousand rows below a thousand.
    case append
    /// A thousand rows below ten thousand.
    case append10k
    /// No rows any more.
    case clear

    /// What brings a table into the state that the operation begins with, if it is not there yet.
    ///
    /// - Parameter isFirst: Whether the operation has not been done yet.
    public func preparation(isFirst: Bool) -> RowsOperation? {
        switch self {
        case .create, .create10k: .clear
        case .append, .clear, .update: .create
        case .append10k: .create10k
        case .replace, .select, .swap, .remove: isFirst ? .create : nil
        }
    }
}
