import Foundation
internal import InspectorProtocol

/// Keeps a running program equal to its sources.
///
/// A change in the module of the product is compiled by the module's own compiler command, without linking, and the agent
/// of the program replaces its functions by the new ones. If the program's data would not fit them, or another module has
/// changed, the product is built, the program is restarted, and its state is restored as far as it can be saved.
package final class LiveReload {
    private let builder: any Builder
    private let program: any ReloadedProgram
    private var snapshots: ObjectSnapshots
    private let print: (String) -> Void
    private let now: () -> Double
    /// Whether the last build failed, so that its errors are shown.
    private var showsErrors = false

    /// - Parameters:
    ///   - snapshots: Keeps the object files that the program contains.
    ///   - now: Returns a time in seconds.
    ///   - print: Prints a line.
    package init(
        builder: any Builder, program: any ReloadedProgram, snapshots: ObjectSnapshots,
        now: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }, print: @escaping (String) -> Void
    ) {
        self.builder = builder
        self.program = program
        self.snapshots = snapshots
        self.now = now
        self.print = print
    }

    /// Starts the program, which was built.
    package func start() throws(InspectorClientError) {
        try snapshots.keep(builder.manifest.modules.flatMap(\.objects))
        try program.start()
        if !program.hasAgent {
            print(
                "The program has no agent, so changes restart it without its state. "
                    + "It needs the product ComponentFlowTools.")
        }
    }

    /// Builds what has changed, and shows it in the program.
    package func sourcesDidChange(_ files: Set<String>) throws(InspectorClientError) {
        let start = now()
        let manifest = try builder.manifest
        if let module = Self.onlyModule(of: files, in: manifest) {
            let outcome = try builder.compile(module)
            guard outcome.errors.isEmpty else { return try show(outcome) }
            try showChanges(of: module, times: Times(start: start, built: now()))
        } else {
            try restart(because: "other files than those of the product's module have changed", start: start)
        }
    }

    private struct Times {
        let start: Double
        let built: Double

        func description(until end: Double) -> String {
            String(format: "built in %.2f s, shown after %.2f s.", built - start, end - start)
        }
    }

    private func showChanges(of module: BuildManifest.Module, times: Times) throws(InspectorClientError) {
        let changes = snapshots.changes(in: module.objects)
        guard !changes.isEmpty else {
            try hideErrors()
            return print("No function has changed.")
        }
        switch try replace(changes) {
        case .replaced(let count):
            try snapshots.keep(changes.map(\.object))
            try hideErrors()
            print("\(count) functions replaced: \(times.description(until: now()))")
        case .impossible(let reason): try restart(because: reason, start: times.start)
        }
    }

    /// Returns the module to which all files belong, if no other module of the product depends on it.
    private static func onlyModule(of files: Set<String>, in manifest: BuildManifest) -> BuildManifest.Module? {
        let exist = files.allSatisfy { FileManager.default.fileExists(atPath: $0) }
        let modules = Set(files.map { manifest.module(of: $0) })
        guard exist, modules.count == 1, let module = modules.first ?? nil, module.isTopmost else { return nil }
        return module
    }

    // MARK: - Replacement

    private enum Replacement {
        case replaced(Int)
        case impossible(reason: String)
    }

    private func replace(_ changes: [ObjectSnapshots.Change]) throws(InspectorClientError) -> Replacement {
        guard program.hasAgent else { return .impossible(reason: "it has no agent") }
        let files = changes.map { change in
            var file: [String: JSONValue] = ["object": .string(change.object)]
            file["previous"] = change.previous.map { .string($0) }
            return JSONValue.object(file)
        }
        do throws(InspectorClientError) {
            let result = try program.call(.replaceCode, ["files": .array(files)])
            if let reason = result["incompatible"]?.string { return .impossible(reason: reason) }
            return .replaced(result["replaced"]?.integer ?? 0)
        } catch {
            guard case .request(let problem) = error else { throw error }
            return .impossible(reason: problem.message)
        }
    }

    // MARK: - Errors

    private func show(_ outcome: BuildOutcome) throws(InspectorClientError) {
        guard !outcome.isSuperseded else { return }
        showsErrors = true
        guard program.hasAgent else { return }
        _ = try program.call(.showBuild, ["errors": .array(outcome.errors.map(\.json))])
    }

    private func hideErrors() throws(InspectorClientError) {
        guard showsErrors else { return }
        showsErrors = false
        if program.hasAgent { _ = try program.call(.showBuild, [:]) }
    }

    // MARK: - Restart

    /// Builds and restarts the program, and restores its state.
    private func restart(because reason: String, start: Double) throws(InspectorClientError) {
        let outcome = try builder.buildProduct()
        guard outcome.errors.isEmpty else { return try show(outcome) }
        let times = Times(start: start, built: now())
        print("The program is restarted: \(reason).")
        let saved = program.hasAgent ? try? program.call(.saveState, [:]) : nil
        program.stop()
        showsErrors = false
        try self.start()
        if let saved, program.hasAgent { try restore(saved) }
        print("Restarted: \(times.description(until: now()))")
    }

    private func restore(_ saved: JSONValue) throws(InspectorClientError) {
        guard let state = saved["state"] else { return }
        var parameters = ["state": state]
        parameters["models"] = saved["models"]
        let restored = try program.call(.restoreState, parameters)
        report((saved["unsaved"]?.array ?? []) + (restored["unrestored"]?.array ?? []))
    }

    /// Prints what of the state was lost, and shows it in the program.
    private func report(_ losses: [JSONValue]) {
        let sentences = losses.compactMap(\.string)
        guard !sentences.isEmpty else { return }
        sentences.forEach(print)
        _ = try? program.call(.showBuild, ["message": .string(sentences.prefix(4).joined(separator: "\n"))])
    }
}
