#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// The key combination Control-Shift-I, which opens an inspector for the program.
@MainActor
final class InspectorShortcut {
    /// Starts a program with arguments, and returns whether it still runs.
    typealias Launcher = @MainActor (_ path: String, _ arguments: [String]) throws -> () -> Bool

    private let search: ExecutableSearch
    private let launch: Launcher
    private var isOpen: () -> Bool = { false }

    init(search: ExecutableSearch = ExecutableSearch(), launch: @escaping Launcher = InspectorShortcut.start) {
        self.search = search
        self.launch = launch
    }

    /// Makes the combination available in all windows of the program.
    func install() {
        UIMenuSystem.main.toolCommands = [
            UIKeyCommand(title: "Inspect", input: "i", modifierFlags: [.control, .shift]) { [weak self] _ in
                self?.open()
            }
        ]
    }

    /// Makes the combination unavailable.
    func remove() {
        UIMenuSystem.main.toolCommands = []
    }

    /// Starts an inspector, unless the one that was started last is still open.
    func open() {
        guard !isOpen() else { return }
        guard let path = search.path(of: "componentflow") else { return report("componentflow was not found.") }
        do {
            isOpen = try launch(path, ["inspector", "\(getpid())"])
        } catch {
            report("\(path) cannot be started: \(error.localizedDescription)")
        }
    }

    private func report(_ message: String) {
        Diagnostics.report(
            Diagnostic(
                rule: "inspector.not-started", message: "The inspector is not opened: \(message)",
                subject: "Control-Shift-I",
                hint:
                    "Build the products componentflow and componentflow-inspector of the package ComponentFlow, and add "
                    + "the folder of the executables to PATH."))
    }

    private static func start(_ path: String, _ arguments: [String]) throws -> () -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return { process.isRunning }
    }
}

#endif
