import ComponentFlow
import Foundation
import InspectorClient
import InspectorProtocol

/// The programs that can be inspected, and the one that was chosen.
@MainActor @Observable
final class ProgramChooser {
    private let directory: SocketDirectory
    /// The name or process of the program that is inspected as soon as it runs; `nil` for the only one.
    private let desired: String?

    private(set) var programs: [RunningProgram] = []
    /// Whether the programs were listed.
    private(set) var isLoaded = false
    /// The inspected program.
    private(set) var model: InspectorModel?

    init(directory: SocketDirectory, desired: String?) {
        self.directory = directory
        self.desired = desired
    }

    /// What the user has to know if there is no program.
    var message: String {
        desired.map { "There is no program \($0) that can be inspected." }
            ?? "A debug build of a program can be inspected if it depends on the product ComponentFlowTools."
    }

    /// Lists the programs; connecting with each of them may take a moment.
    func load() async {
        programs = await Self.list(directory)
        isLoaded = true
    }

    /// Lists the programs, and inspects the requested one.
    func start() async {
        await load()
        let matching = programs.filter { desired == nil || $0.name == desired || "\($0.process)" == desired }
        if matching.count == 1, let program = matching.first { choose(program) }
    }

    nonisolated private static func list(_ directory: SocketDirectory) async -> [RunningProgram] {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let own = Int(getpid())
                continuation.resume(returning: RunningProgram.all(in: directory).filter { $0.process != own })
            }
        }
    }

    func choose(_ program: RunningProgram) {
        model = InspectorModel(
            name: "\(program.name) (\(program.process))", connection: SocketConnection(path: program.path))
    }

    /// Shows the list of programs again.
    func leave() {
        (model?.copy ?? model)?.close()
        model = nil
    }

    /// Leaves the program when the application terminates, because its views do not leave their window then.
    func leaveAtTermination() {
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: nil, queue: nil
        ) { [weak self] _ in
            // Posted on the main thread.
            MainActor.assumeIsolated { self?.leave() }
        }
    }
}
