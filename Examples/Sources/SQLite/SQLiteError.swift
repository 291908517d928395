import CSQLite
import Foundation

/// An error of the database library.
public struct SQLiteError: Error, Equatable, Sendable, LocalizedError {
    /// The extended result code of SQLite.
    public let code: Int32
    /// SQLite's description of the error.
    public let message: String

    init(code: Int32, message: String) {
        self.code = code
        self.message = message
    }

    /// The last error of a connection.
    init(_ connection: OpaquePointer?) {
        code = sqlite3_extended_errcode(connection)
        message = sqlite3_errmsg(connection).map { String(cString: $0) } ?? "unknown error"
    }

    /// Whether the query ended because its task was cancelled.
    public var isCancellation: Bool { code & 0xFF == SQLITE_INTERRUPT }

    /// Whether the file is not a database, or damaged.
    public var isCorruption: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF) }

    /// Whether a value violates a constraint, such as one that requires unique values.
    public var isConstraintViolation: Bool { code & 0xFF == SQLITE_CONSTRAINT }

    public var errorDescription: String? { "Database error \(code): \(message)" }
}
