import Foundation
import SQLite
import Testing

struct SQLiteTests {
    private let database: Database

    init() throws {
        database = try Database(":memory:")
        try database.migrate(["CREATE TABLE t(a, b UNIQUE)"])
    }

    @Test(
        "Values are read as they were stored",
        arguments: ["", "text", "é\u{0}\u{1F600}", String(repeating: "x", count: 100_000)])
    func texts(text: String) throws {
        try database.run("INSERT INTO t(a) VALUES(?)", [.text(text)])
        #expect(try database.first("SELECT a FROM t") { $0.text(0) } == text)
    }

    @Test("Integers keep 64 bits", arguments: [0, -1, Int64.max, Int64.min])
    func integers(value: Int64) throws {
        try database.run("INSERT INTO t(a) VALUES(?)", [.integer(value)])
        #expect(try database.first("SELECT a FROM t") { $0.integer(0) } == value)
    }

    @Test("Data is read as it was stored", arguments: [Data(), Data([0, 255, 0])])
    func blobs(data: Data) throws {
        try database.run("INSERT INTO t(a) VALUES(?)", [.blob(data)])
        #expect(try database.first("SELECT a FROM t") { $0.blob(0) } == data)
    }

    @Test("A transaction that fails leaves no change")
    func rollback() throws {
        struct Failure: Error {}
        try? database.transaction {
            try database.run("INSERT INTO t(a) VALUES(1)")
            throw Failure()
        }
        #expect(try database.first("SELECT count(*) FROM t") { $0.int(0) } == 0)
    }

    @Test("A violated constraint is an error of its own kind")
    func constraint() throws {
        try database.run("INSERT INTO t(b) VALUES(1)")
        let error = #expect(throws: SQLiteError.self) { try database.run("INSERT INTO t(b) VALUES(1)") }
        #expect(error?.isConstraintViolation == true)
    }

    @Test("A statement with a wrong number of values is an error")
    func parameters() {
        #expect(throws: SQLiteError.self) { try database.run("INSERT INTO t(a) VALUES(?)") }
    }

    @Test("Migrations run once, and later ones are added")
    func migrations() throws {
        try database.migrate(["CREATE TABLE t(a, b UNIQUE)", "ALTER TABLE t ADD COLUMN c"])
        #expect(try database.version == 2)
    }

    @Test("A migration that fails leaves the version and the tables")
    func failedMigration() throws {
        try? database.migrate(["CREATE TABLE t(a, b UNIQUE)", "ALTER TABLE t ADD COLUMN c; nonsense"])
        #expect(throws: SQLiteError.self) { try database.run("SELECT c FROM t") }
    }

    @Test("A query whose task is cancelled ends")
    func cancellation() async {
        let task = Task {
            let database = try Database(":memory:")
            let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
            return try database.first(endless) { $0.int(0) }
        }
        task.cancel()
        let error = await #expect(throws: SQLiteError.self) { try await task.value }
        #expect(error?.isCancellation == true)
    }
}
