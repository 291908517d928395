import CSQLite
import Foundation

/// A compiled statement.
final class Statement {
    let handle: OpaquePointer
    private let connection: OpaquePointer
    /// Whether the statement was started and not reset.
    private(set) var isRunning = false

    init(_ sql: String, in connection: OpaquePointer) throws(SQLiteError) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK else { throw SQLiteError(connection) }
        guard let handle else { throw SQLiteError(code: SQLITE_MISUSE, message: "the statement is empty") }
        self.handle = handle
        self.connection = connection
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Sets the parameters, in order.
    func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
        guard values.count == Int(sqlite3_bind_parameter_count(handle)) else {
            throw SQLiteError(code: SQLITE_RANGE, message: "the statement has a different number of parameters")
        }
        for (index, value) in values.enumerated() {
            guard bind(value, at: Int32(index + 1)) == SQLITE_OK else { throw SQLiteError(connection) }
        }
    }

    private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(handle, index)
        case .integer(let value): return sqlite3_bind_int64(handle, index, value)
        case .real(let value): return sqlite3_bind_double(handle, index, value)
        case .text(var value):
            return value.withUTF8 { bytes in
                let empty: StaticString = ""
                let start = bytes.baseAddress ?? empty.utf8Start
                return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                    csqlite_bind_text(handle, index, $0, UInt64(bytes.count))
                }
            }
        case .blob(let value):
            return value.withUnsafeBytes { bytes in
                guard let start = bytes.baseAddress else { return sqlite3_bind_zeroblob(handle, index, 0) }
                return csqlite_bind_blob(handle, index, start, UInt64(bytes.count))
            }
        }
    }

    /// Proceeds to the next row; returns `false` at the end.
    func step() throws(SQLiteError) -> Bool {
        isRunning = true
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw SQLiteError(connection)
        }
    }

    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
        isRunning = false
    }
}
