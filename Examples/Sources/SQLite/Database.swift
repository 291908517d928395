import CSQLite
import Foundation

/// A connection to a database file.
///
/// ```swift
/// let database = try Database("notes.db")
/// try database.migrate(["CREATE TABLE note(id INTEGER PRIMARY KEY, text TEXT NOT NULL)"])
/// try database.run("INSERT INTO note(text) VALUES(?)", [.text("Milk")])
/// let texts = try database.rows("SELECT text FROM note") { $0.text(0) }
/// ```
///
/// A connection belongs to one actor or thread. Statements are compiled on first use and kept. A query whose task is
/// cancelled ends with an error for which ``SQLiteError/isCancellation`` is `true`.
public final class Database {
    /// What a connection can do.
    public enum Access: Sendable {
        case readWrite
        case readOnly
    }

    let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    private static let statementLimit = 200

    /// Opens a file, which is created if it does not exist and can be written.
    ///
    /// The journal is a write-ahead log: readers do not wait for the writer. A commit is on the disk before it returns,
    /// and a process that is killed leaves the last commit.
    public init(_ path: String, access: Access = .readWrite) throws(SQLiteError) {
        var handle: OpaquePointer?
        let flags = access == .readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_FULLMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard let handle, code == SQLITE_OK else {
            let error = handle.map { SQLiteError($0) } ?? SQLiteError(code: code, message: "out of memory")
            sqlite3_close_v2(handle)
            throw error
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, 10_000)
        sqlite3_progress_handler(handle, 2000, { _ in Task.isCancelled ? 1 : 0 }, nil)
        try configure(access)
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    private func configure(_ access: Access) throws(SQLiteError) {
        if access == .readWrite { try execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL") }
        try execute("PRAGMA foreign_keys = ON; PRAGMA cache_size = -8000; PRAGMA temp_store = MEMORY")
    }

    /// Runs statements without parameters.
    public func execute(_ sql: String) throws(SQLiteError) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw SQLiteError(handle) }
    }

    /// Runs a statement with parameters, and returns the number of rows that it changed.
    @discardableResult
    public func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) -> Int {
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step() {}
        return Int(sqlite3_changes(handle))
    }

    /// Returns the values that a closure reads from each row of a query.
    public func rows<Value>(
        _ sql: String, _ values: [SQLiteValue] = [], read: (Row) -> Value
    ) throws(SQLiteError) -> [Value] {
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        var result: [Value] = []
        while try statement.step() { result.append(read(Row(statement))) }
        return result
    }

    /// Returns the value that a closure reads from the first row of a query; `nil` if there is none.
    public func first<Value>(
        _ sql: String, _ values: [SQLiteValue] = [], read: (Row) -> Value
    ) throws(SQLiteError) -> Value? {
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        return try statement.step() ? read(Row(statement)) : nil
    }

    /// The id of the row that was inserted last.
    public var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle) }

    private func prepared(_ sql: String) throws(SQLiteError) -> Statement {
        if let statement = statements[sql], !statement.isRunning { return statement }
        let statement = try Statement(sql, in: handle)
        if statements.count >= Self.statementLimit { statements = [:] }
        statements[sql] = statement
        return statement
    }
}
