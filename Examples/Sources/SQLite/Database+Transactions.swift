import CSQLite

extension Database {
    /// Performs changes that are committed together, or not at all if the closure throws an error.
    ///
    /// A transaction within another one belongs to the outer one.
    public func transaction<Value>(_ body: () throws -> Value) throws -> Value {
        guard sqlite3_get_autocommit(handle) != 0 else { return try body() }
        try execute("BEGIN IMMEDIATE")
        do {
            let value = try body()
            try execute("COMMIT")
            return value
        } catch {
            // SQLite has already rolled back after some errors, such as a full disk.
            if sqlite3_get_autocommit(handle) == 0 { try execute("ROLLBACK") }
            throw error
        }
    }

    /// The number of migrations that have been applied to the file.
    public var version: Int {
        get throws(SQLiteError) { try first("PRAGMA user_version") { $0.int(0) } ?? 0 }
    }

    /// Applies the migrations that the file lacks, each in a transaction.
    ///
    /// - Parameter migrations: The statements that create and change the tables; later versions of a program append to
    ///   them.
    /// - Throws: ``SchemaError/tooNew`` if the file was written by a later version of the program.
    public func migrate(_ migrations: [String]) throws {
        guard try version <= migrations.count else { throw SchemaError.tooNew }
        // Another process can migrate the file at the same time, so the version is read within the transaction.
        for index in migrations.indices {
            try transaction {
                guard try version == index else { return }
                try execute(migrations[index])
                try execute("PRAGMA user_version = \(index + 1)")
            }
        }
    }
}

/// An error in the versions of the tables of a database.
public enum SchemaError: Error, Equatable {
    /// The file was written by a later version of the program.
    case tooNew
}
