import CSQLite
import Foundation

/// The current row of a query, valid while the closure that receives it runs.
public struct Row {
    private let statement: Statement

    init(_ statement: Statement) {
        self.statement = statement
    }

    public func integer(_ column: Int) -> Int64 {
        sqlite3_column_int64(statement.handle, Int32(column))
    }

    public func int(_ column: Int) -> Int {
        Int(integer(column))
    }

    public func bool(_ column: Int) -> Bool {
        integer(column) != 0
    }

    public func double(_ column: Int) -> Double {
        sqlite3_column_double(statement.handle, Int32(column))
    }

    public func isNull(_ column: Int) -> Bool {
        sqlite3_column_type(statement.handle, Int32(column)) == SQLITE_NULL
    }

    /// The text of a column; invalid UTF-8 is repaired, and null is empty.
    public func text(_ column: Int) -> String {
        guard let start = sqlite3_column_text(statement.handle, Int32(column)) else { return "" }
        let count = Int(sqlite3_column_bytes(statement.handle, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    public func optionalText(_ column: Int) -> String? {
        isNull(column) ? nil : text(column)
    }

    public func optionalInteger(_ column: Int) -> Int64? {
        isNull(column) ? nil : integer(column)
    }

    public func date(_ column: Int) -> Date? {
        optionalInteger(column).map { Date(timeIntervalSince1970: TimeInterval($0)) }
    }

    public func blob(_ column: Int) -> Data {
        guard let start = sqlite3_column_blob(statement.handle, Int32(column)) else { return Data() }
        return Data(bytes: start, count: Int(sqlite3_column_bytes(statement.handle, Int32(column))))
    }
}
