import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

@Suite @MainActor
struct SnapshotTests {
    /// The path of a test file in a separate folder, which isolates its snapshots.
    private let file: StaticString = "/tmp/componentflow-snapshot-tests/Test.swift"
    private let folder = URL(fileURLWithPath: "/tmp/componentflow-snapshot-tests")
    private let stage = Stage(size: CGSize(width: 20, height: 20))

    private func verify(_ name: String, tolerance: Int = 0) -> SnapshotError? {
        do {
            try stage.verifySnapshot(named: name, tolerance: tolerance, file: file)
            return nil
        } catch {
            return error
        }
    }

    @Test("The first snapshot run records and fails, the next passes, and a change is reported with its images")
    func lifeOfASnapshot() throws {
        let name = "life-\(UInt32.random(in: 0...(.max)))"
        defer { try? FileManager.default.removeItem(at: folder.appendingPathComponent("Snapshots/\(name).png")) }
        stage.show(Rectangle(color: .red, width: 10, height: 10))
        guard case .recorded(let path) = try #require(verify(name)) else {
            Issue.record("the first run records")
            return
        }
        #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 20, height: 20))
        #expect(verify(name) == nil)

        stage.show(Rectangle(color: .red, width: 11, height: 10))
        let error = try #require(verify(name))
        guard case .differs(_, let actual, let difference, let summary) = error else {
            Issue.record("a change differs")
            return
        }
        #expect(summary.hasPrefix("10 of 400 pixels"))
        #expect(error.description.contains("SNAPSHOTS=record"))
        for path in [actual, difference] {
            #expect(UIImage(contentsOfFile: path) != nil)
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    @Test("A snapshot difference within the tolerance passes")
    func tolerance() {
        let name = "tolerance-\(UInt32.random(in: 0...(.max)))"
        defer { try? FileManager.default.removeItem(at: folder.appendingPathComponent("Snapshots/\(name).png")) }
        stage.show(Rectangle(color: UIColor(white: 0.5, alpha: 1)))
        _ = verify(name)
        stage.show(Rectangle(color: UIColor(white: 0.51, alpha: 1)))
        #expect(verify(name) != nil)
        #expect(verify(name, tolerance: 4) == nil)
    }

    @Test("A snapshot reference that is not an image is reported")
    func brokenReference() throws {
        let url = folder.appendingPathComponent("Snapshots/broken.png")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("no picture".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        stage.show(Rectangle(color: .red))
        guard case .unusable(let path, _) = try #require(verify("broken")) else {
            Issue.record("it cannot be used")
            return
        }
        #expect(path == url.path)
    }
}
