#if INSPECTOR

internal import ComponentFlow

/// The files of a test that replays a recording and compares the pictures of its last moment.
struct RecordedTest {
    /// The program of components, or the delegate of another program, that the test creates.
    struct App {
        let module: String
        let type: String
        /// Whether the type is that of a delegate.
        let isDelegate: Bool

        /// Creates a description of the program that a delegate runs; `nil` if a test cannot name its type.
        init?(delegate: (any UIApplicationDelegate)?) {
            guard let delegate else { return nil }
            let name = String(reflecting: Swift.type(of: delegate))
            // ComponentFlow.ComponentAppDelegate<Todo.TodoApp>
            guard name.hasPrefix("ComponentFlow.ComponentAppDelegate<"), name.hasSuffix(">"),
                let start = name.firstIndex(of: "<")
            else {
                self.init(qualifiedName: name, isDelegate: true)
                return
            }
            self.init(qualifiedName: String(name[name.index(after: start)...].dropLast()))
        }

        init?(qualifiedName: String, isDelegate: Bool = false) {
            let parts = qualifiedName.split(separator: ".", maxSplits: 1)
            guard parts.count == 2, !qualifiedName.contains("("), !qualifiedName.contains("<") else { return nil }
            (module, type, self.isDelegate) = (String(parts[0]), String(parts[1]), isDelegate)
        }

        /// The argument of `Replay` that creates the program.
        var creation: String {
            "\(isDelegate ? "delegate" : "app"): { \(type)() }"
        }
    }

    /// The name of the test function and of the files.
    let name: String
    let app: App
    let recording: Recording
    /// The pictures of the windows in PNG format; `nil` for those that are closed.
    let pictures: [Data?]

    /// Returns whether a text can be the name of a function.
    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.utf8.count <= 100
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
            }
    }

    /// The files with their paths from the folder of the test: the source, the recording and the snapshots.
    var files: [(path: String, data: Data)] {
        let snapshots = pictures.enumerated().compactMap { number, picture in
            picture.map { ("Snapshots/\(snapshotName(number)).png", $0) }
        }
        return [("\(name).swift", Data(source.utf8)), (recordingPath, recording.data)] + snapshots
    }

    private var recordingPath: String { "Recordings/\(name).json" }

    private func snapshotName(_ window: Int) -> String {
        pictures.count > 1 ? "\(name)_window\(window + 1)" : name
    }

    private var source: String {
        let comparisons = pictures.indices.filter { pictures[$0] != nil }.map { number in
            """
                try #require(replay.image(\(number == 0 ? "" : "ofWindow: \(number)")))
                    .verifySnapshot(named: "\(snapshotName(number))")
            """
        }
        return """
            \(imports)

            @testable import \(app.module)

            @MainActor
            @Test("\(app.type) shows what was recorded after \(Self.text(recording.duration)) seconds")
            func \(name)() async throws {
                let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                let recording = try Recording(contentsOf: folder.appendingPathComponent("\(recordingPath)"))
                let replay = try Replay(recording, \(app.creation))
                defer { replay.end() }
                try await replay.run()
                #expect(replay.problems == [])
            \(comparisons.joined(separator: "\n"))
            }

            """
    }

    private var imports: String {
        ["ComponentFlow", "ComponentFlowTesting", "ComponentFlowTools", "Foundation", "Testing"].map { "import \($0)" }
            .joined(separator: "\n")
    }

    private static func text(_ seconds: Double) -> String {
        "\((seconds * 1000).rounded() / 1000)"
    }
}

#endif
