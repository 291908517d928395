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
}
