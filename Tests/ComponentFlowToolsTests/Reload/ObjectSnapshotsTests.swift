import Foundation
import InspectorClient
import Testing

@Suite("The kept object files")
struct ObjectSnapshotsTests {
    private let folder: TemporaryFolder
    private var snapshots: ObjectSnapshots

    init() throws {
        folder = try TemporaryFolder()
        snapshots = try ObjectSnapshots(in: "\(folder.path)/kept")
    }

    @Test("A file that was replaced is a change, whose previous contents are kept")
    mutating func replaced() throws {
        let object = try folder.write("old", to: "a.o")
        try snapshots.keep([object])
        try FileManager.default.removeItem(atPath: object)
        try folder.write("new", to: "a.o")
        let change = try #require(snapshots.changes(in: [object]).first)
        #expect(try String(contentsOfFile: change.previous ?? "", encoding: .utf8) == "old")
    }

    @Test("A file that was written again with the same contents is no change")
    mutating func same() throws {
        let object = try folder.write("old", to: "a.o")
        try snapshots.keep([object])
        try FileManager.default.removeItem(atPath: object)
        try folder.write("old", to: "a.o")
        #expect(snapshots.changes(in: [object]).isEmpty)
    }

    @Test("A file that is kept again is no change")
    mutating func keptAgain() throws {
        let object = try folder.write("old", to: "a.o")
        try snapshots.keep([object])
        try FileManager.default.removeItem(atPath: object)
        try folder.write("new", to: "a.o")
        try snapshots.keep([object])
        #expect(snapshots.changes(in: [object]).isEmpty)
    }

    @Test("A new file is a change without previous contents")
    func new() throws {
        let object = try folder.write("new", to: "a.o")
        #expect(snapshots.changes(in: [object]) == [ObjectSnapshots.Change(object: object, previous: nil)])
    }

    @Test("A file that does not exist cannot be kept")
    mutating func missing() {
        #expect(throws: InspectorClientError.self) { try snapshots.keep(["\(folder.path)/none.o"]) }
    }

    @Test("Another run keeps its files beside those of this one")
    mutating func otherRun() throws {
        let object = try folder.write("old", to: "a.o")
        try snapshots.keep([object])
        try FileManager.default.removeItem(atPath: object)
        try folder.write("new", to: "a.o")
        var other = try ObjectSnapshots(in: "\(folder.path)/kept", process: getppid())
        try other.keep([object])
        let change = try #require(snapshots.changes(in: [object]).first)
        #expect(try String(contentsOfFile: change.previous ?? "", encoding: .utf8) == "old")
    }

    @Test("The files of a run that has ended are removed")
    func abandoned() throws {
        let ended = Process()
        ended.executableURL = URL(fileURLWithPath: "/bin/true")
        try ended.run()
        ended.waitUntilExit()
        let file = try folder.write("old", to: "kept/\(ended.processIdentifier)/1.o")
        _ = try ObjectSnapshots(in: "\(folder.path)/kept", process: getppid())
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test("The files are removed with the snapshots")
    func removed() throws {
        _ = try ObjectSnapshots(in: "\(folder.path)/other")
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/other").isEmpty)
    }
}
