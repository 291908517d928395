import Foundation
package import InspectorProtocol

/// The program `componentflow`.
package struct ClientProgram {
    private let directory: SocketDirectory
    private let timeout: Int
    private let print: (String) -> Void
    private let pause: (Double) -> Void

    private static let usage = """
        Usage:
          componentflow inspector [name or process]
              Opens the window of the inspector.
          componentflow inspect list
          componentflow inspect <command> [arguments] [--program <name or process>] [--json]
          componentflow inspect timeline [--seconds <time to record>] [--output <trace file>]
          \(RunCommand.usage)
              Builds a product, runs it, and shows changes of its sources in the running program.
          \(RecordCommand.usage)
              Writes the recording of a program; without a time, what was recorded up to now.
          \(ReplayCommand.usage)
              Replays a recording off-screen, and saves a moment as a picture or as a test.
          componentflow mcp

        Commands of inspect:
        \(InspectCommand.all.map { "  \(InspectCommand.usage($0))\n      \($0.method.summary)" }.joined(separator: "\n"))

        componentflow inspect <command> --help describes the options of a command.
        """

    /// Creates the program.
    ///
    /// - Parameters:
    ///   - directory: The folder with the sockets of the programs that can be inspected.
    ///   - timeout: The time, in seconds, in which a program has to perform a method.
    ///   - pause: Returns after a number of seconds.
    ///   - print: Prints a line.
    package init(
        directory: SocketDirectory, timeout: Int = 60,
        pause: @escaping (Double) -> Void = { Thread.sleep(forTimeInterval: $0) }, print: @escaping (String) -> Void
    ) {
        self.directory = directory
        self.timeout = timeout
        self.print = print
        self.pause = pause
    }

    /// Performs a command.
    ///
    /// - Parameters:
    ///   - arguments: The arguments without the name of the program.
    ///   - readLine: Returns the next line of the standard input, or `nil` at its end.
    package func run(_ arguments: [String], readLine: () -> String?) throws(InspectorClientError) {
        // What follows two hyphens are the arguments of another program.
        if arguments.prefix(while: { $0 != "--" }).contains("--help") || ["help", "-h"].contains(arguments.first) {
            return print(InspectCommand.help(for: arguments) ?? Self.usage)
        }
        switch arguments.first {
        case "inspect" where arguments.dropFirst().first == "list":
            for program in RunningProgram.all(in: directory) { print("\(program.process) \(program.name)") }
        case "inspect": try perform(InspectCommand(Array(arguments.dropFirst())))
        case "run":
            try ProductRun(RunCommand(Array(arguments.dropFirst())), directory: directory, print: print).run()
        case "record": try record(RecordCommand(Array(arguments.dropFirst())))
        case "replay": try ReplayCommand(Array(arguments.dropFirst())).run(print: print)
        case "mcp":
            let server = ContextServer(directory: directory, timeout: timeout)
            while let line = readLine() {
                if let answer = server.answer(to: Data(line.utf8)) { print(String(decoding: answer, as: UTF8.self)) }
            }
        case let command?: throw .usage("There is no command \(command).\n\(Self.usage)")
        case nil: throw .usage(Self.usage)
        }
    }

    private func record(_ command: RecordCommand) throws(InspectorClientError) {
        let program = try RunningProgram.find(command.program, in: directory)
        let connection = try InspectorConnection(path: program.path, timeout: timeout)
        try write(command.run(connection, pause: pause), to: command.output)
    }

    private func perform(_ command: InspectCommand) throws(InspectorClientError) {
        let program = try RunningProgram.find(command.program, in: directory)
        let connection = try InspectorConnection(path: program.path, timeout: timeout)
        if command.method == .timeline { return try performTimeline(command, connection) }
        let result = try connection.call(command.method, command.parameters)
        if command.method.isPicture, command.parameters["list"] != true { return try write(result, to: command.file) }
        print(command.printsJSON ? result.prettyText : Self.text(of: result, command.method))
    }

    private static func text(of result: JSONValue, _ method: InspectorMethod) -> String {
        switch method {
        case .components, .views, .layers, .renderNodes: TreeOutline.text(of: result)
        case .why: UpdateOutline.text(of: result["chain"])
        case .updates: UpdateOutline.text(of: result["updates"])
        case .timeline: TimelineOutline.frames(result)
        case .frame: TimelineOutline.frame(result)
        default: result.prettyText
        }
    }

    private func performTimeline(
        _ command: InspectCommand, _ connection: InspectorConnection
    ) throws(InspectorClientError) {
        let timeline = TimelineCommand(connection: connection, parameters: command.parameters, pause: pause)
        let frames = try timeline.run()
        print(command.printsJSON ? frames.prettyText : Self.text(of: frames, .timeline))
        if let file = command.output { try write(timeline.trace(), to: file) }
    }

    private func write(_ result: JSONValue, to file: String) throws(InspectorClientError) {
        guard let data = result["png"]?.string.flatMap({ Data(base64Encoded: $0) }) else { throw .invalidResponse }
        try write(data, to: file)
    }

    private func write(_ data: Data, to file: String) throws(InspectorClientError) {
        do {
            try data.write(to: URL(fileURLWithPath: file))
        } catch {
            throw .file(path: file, reason: "\(error)")
        }
        print(file)
    }
}
