import ComponentFlow
import ComponentFlowTesting
import Foundation
import InspectorClient
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

/// A folder that contains an executable file with a name.
private func folder(with name: String) throws -> String {
    let path = temporaryDirectory().path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(
        atPath: "\(path)/\(name)", contents: Data(), attributes: [.posixPermissions: 0o700])
    return path
}

extension InspectorTests {
    @MainActor
    @Suite("Opening the inspector window")
    struct ShortcutTests {
        /// The programs that were started, with their arguments.
        private final class Starts {
            var lines: [[String]] = []
            var isRunning = true
        }

        private func shortcut(in folder: String, _ starts: Starts) -> InspectorShortcut {
            InspectorShortcut(search: ExecutableSearch(program: nil, environment: ["PATH": folder])) {
                path, arguments in
                starts.lines.append([path] + arguments)
                return { starts.isRunning }
            }
        }

        @Test("Control-Shift-I starts an inspector for the program")
        func key() throws {
            let (folder, starts) = try (folder(with: "componentflow"), Starts())
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let shortcut = shortcut(in: folder, starts)
            shortcut.install()
            defer { shortcut.remove() }
            let stage = Stage(size: CGSize(width: 100, height: 100))
            stage.holdModifiers([.control, .shift])
            stage.pressKey(symbol: 0x49, characters: "I")
            stage.holdModifiers([])
            #expect(starts.lines == [["\(folder)/componentflow", "inspector", "\(getpid())"]])
        }

        @Test("No second inspector is started while the first one runs")
        func running() throws {
            let (folder, starts) = try (folder(with: "componentflow"), Starts())
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let shortcut = shortcut(in: folder, starts)
            shortcut.open()
            shortcut.open()
            #expect(starts.lines.count == 1)
        }

        @Test("An inspector that was closed can be opened again")
        func closed() throws {
            let (folder, starts) = try (folder(with: "componentflow"), Starts())
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let shortcut = shortcut(in: folder, starts)
            shortcut.open()
            starts.isRunning = false
            shortcut.open()
            #expect(starts.lines.count == 2)
        }

        @Test("If componentflow is not found, a diagnostic describes how to build it")
        func notFound() {
            let reported = Diagnostics.record { shortcut(in: "/nonexistent", Starts()).open() }
            #expect(reported.map(\.message) == ["The inspector is not opened: componentflow was not found."])
        }
    }

    @Suite("The command for the inspector window")
    struct WindowCommandTests {
        @Test("The command is replaced by the program with the window")
        func replacement() throws {
            let folder = try folder(with: "componentflow-inspector")
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let search = ExecutableSearch(program: "\(folder)/componentflow", environment: [:])
            let arguments = try InspectorWindowCommand.replacement(for: ["inspector", "Notes"], search: search)
            #expect(arguments == ["\(folder)/componentflow-inspector", "Notes"])
        }

        @Test("Other commands are not replaced")
        func others() throws {
            #expect(try InspectorWindowCommand.replacement(for: ["inspect", "tree"]) == nil)
        }

        @Test("A missing program is named")
        func missing() {
            #expect(throws: InspectorClientError.noExecutable("componentflow-inspector")) {
                try InspectorWindowCommand.replacement(
                    for: ["inspector"], search: ExecutableSearch(program: nil, environment: [:]))
            }
        }
    }
}
