import Foundation
import InspectorClient
import InspectorProtocol
import Testing

/// Builds whose results a test specifies.
private final class ScriptedBuilder: Builder {
    let manifest: BuildManifest
    /// The errors of the next builds; none if there are no more.
    var errors: [[CompilerDiagnostic]] = []
    /// What was built: modules by their names, or the product.
    private(set) var log: [String] = []
    /// Called in each build.
    var build: () throws -> Void = {}

    init(_ manifest: BuildManifest) {
        self.manifest = manifest
    }

    func buildProduct() throws(InspectorClientError) -> BuildOutcome {
        try outcome(of: "product")
    }

    func compile(_ module: BuildManifest.Module) throws(InspectorClientError) -> BuildOutcome {
        try outcome(of: module.name)
    }

    private func outcome(of build: String) throws(InspectorClientError) -> BuildOutcome {
        log.append(build)
        do { try self.build() } catch { throw .notBuilt }
        return BuildOutcome(errors: errors.isEmpty ? [] : errors.removeFirst())
    }
}

/// A program that records the requests and answers as a test specifies.
private final class ScriptedProgram: ReloadedProgram {
    let endDescriptor: Int32 = -1
    var hasAgent = true
    var answers: [InspectorMethod: JSONValue] = [:]
    private(set) var log: [String] = []
    private(set) var parameters: [InspectorMethod: [String: JSONValue]] = [:]

    func start() throws(InspectorClientError) {
        log.append("start")
    }

    func stop() {
        log.append("stop")
    }

    func call(
        _ method: InspectorMethod, _ parameters: [String: JSONValue]
    ) throws(InspectorClientError) -> JSONValue {
        log.append(method.rawValue)
        self.parameters[method] = parameters
        return answers[method] ?? [:]
    }
}

@Suite("Live reload")
struct LiveReloadTests {
    private let folder: TemporaryFolder
    private let builder: ScriptedBuilder
    private let program = ScriptedProgram()
    private let reload: LiveReload
    private let lines = Lines()

    private final class Lines {
        var all: [String] = []
    }

    private static let problem = CompilerDiagnostic(file: "/View.swift", line: 3, column: 5, message: "no")

    init() throws {
        let folder = try TemporaryFolder()
        for name in ["Sources/App/View.swift", "Sources/App/Main.swift", "Sources/Library/Value.swift"] {
            try folder.write("", to: name)
        }
        for name in ["Library/Value.swift.o", "App/View.swift.o", "App/Main.swift.o"] {
            try folder.write("old", to: name)
        }
        let builder = ScriptedBuilder(try BuildManifest(buildFile(folder: folder.path), product: "App"))
        builder.build = {
            try FileManager.default.removeItem(atPath: "\(folder.path)/App/View.swift.o")
            try folder.write("new \(builder.log.count)", to: "App/View.swift.o")
        }
        program.answers[.replaceCode] = ["replaced": 3, "added": 0]
        reload = LiveReload(
            builder: builder, program: program, snapshots: try ObjectSnapshots(in: "\(folder.path)/kept"),
            now: { 0 }, print: { [lines] in lines.all.append($0) })
        self.folder = folder
        self.builder = builder
        try reload.start()
    }

    private func change(_ file: String = "Sources/App/View.swift") throws {
        try reload.sourcesDidChange(["\(folder.path)/\(file)"])
    }

    @Test("A change in the module of the product compiles this module only")
    func compiles() throws {
        try change()
        #expect(builder.log == ["App"])
    }

    @Test("The object files that differ are sent with those that the program contains")
    func sendsObjects() throws {
        try change()
        let file = program.parameters[.replaceCode]?["files"]?.array?.first
        #expect(file?["object"]?.string == "\(folder.path)/App/View.swift.o")
        #expect(file?["previous"]?.string?.hasPrefix("\(folder.path)/kept/") == true)
    }

    @Test("The number of replaced functions and the times are printed")
    func prints() throws {
        try change()
        #expect(lines.all == ["3 functions replaced: built in 0.00 s, shown after 0.00 s."])
    }

    @Test("A build that changes no object file replaces nothing")
    func unchanged() throws {
        builder.build = {}
        try change()
        #expect(program.log == ["start"])
        #expect(lines.all == ["No function has changed."])
    }

    @Test("Errors are shown in the program")
    func errors() throws {
        builder.errors = [[Self.problem]]
        try change()
        #expect(program.log == ["start", "showBuild"])
        #expect(program.parameters[.showBuild]?["errors"]?.array == [Self.problem.json])
    }

    @Test("A build that fails because a file is changed meanwhile shows no errors")
    func superseded() throws {
        let message = "input file '/View.swift' was modified during the build"
        builder.errors = [[CompilerDiagnostic(file: "", line: 0, column: 0, message: message)]]
        try change()
        #expect(program.log == ["start"])
    }

    @Test("The next good build removes the errors, also if it changes no function")
    func errorsRemoved() throws {
        builder.errors = [[Self.problem]]
        builder.build = {}
        try change()
        try change()
        #expect(program.log == ["start", "showBuild", "showBuild"])
        #expect(program.parameters[.showBuild]?.isEmpty == true)
    }

    @Test("A program whose data would not fit the new code is built, restarted, and gets its state back")
    func incompatible() throws {
        program.answers[.replaceCode] = ["incompatible": "stored properties have changed: App.View"]
        program.answers[.saveState] = ["state": ["a": 1], "models": ["b": "YQ=="]]
        try change()
        #expect(builder.log == ["App", "product"])
        #expect(program.log == ["start", "replaceCode", "saveState", "stop", "start", "restoreState"])
        #expect(program.parameters[.restoreState] == ["state": ["a": 1], "models": ["b": "YQ=="]])
    }

    @Test("The reason for a restart and everything that is lost are printed and shown")
    func losses() throws {
        program.answers[.replaceCode] = ["incompatible": "stored properties have changed: App.View"]
        program.answers[.saveState] = ["state": [:], "unsaved": ["The state of A is not kept."]]
        program.answers[.restoreState] = ["unrestored": ["B is no longer shown."]]
        try change()
        #expect(
            lines.all.dropLast() == [
                "The program is restarted: stored properties have changed: App.View.", "The state of A is not kept.",
                "B is no longer shown.",
            ])
        #expect(program.parameters[.showBuild]?["message"] == "The state of A is not kept.\nB is no longer shown.")
    }

    @Test("After a restart, the object files of the new process are the ones to compare with")
    func afterRestart() throws {
        program.answers[.replaceCode] = ["incompatible": "a"]
        try change()
        builder.build = {}
        try change()
        #expect(lines.all.last == "No function has changed.")
    }

    @Test("A build that fails before a restart leaves the program running")
    func failedRestart() throws {
        program.answers[.replaceCode] = ["incompatible": "a"]
        builder.errors = [[], [Self.problem]]
        try change()
        #expect(program.log == ["start", "replaceCode", "showBuild"])
    }

    @Test(
        "A new file, a removed file and a file of a library build the product and restart the program",
        arguments: ["Sources/App/New.swift", "Sources/Library/Value.swift", "Sources/Library/Header.h"])
    func otherFiles(name: String) throws {
        try folder.write("", to: name)
        try change(name)
        #expect(builder.log == ["product"])
        #expect(program.log == ["start", "saveState", "stop", "start"])
    }

    @Test("A program without an agent is restarted")
    func withoutAgent() throws {
        program.hasAgent = false
        try change()
        #expect(program.log == ["start", "stop", "start"])
    }
}
