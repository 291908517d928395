import Foundation
package import InspectorProtocol

/// Builds a product, runs it, and reloads it when its sources change.
package struct ProductRun {
    /// The time, in milliseconds, in which further files of one change are expected.
    private static let coalescing: Int32 = 30

    private let command: RunCommand
    private let directory: SocketDirectory
    private let print: (String) -> Void

    package init(_ command: RunCommand, directory: SocketDirectory, print: @escaping (String) -> Void) {
        self.command = command
        self.directory = directory
        self.print = print
    }

    /// Returns when the program has ended.
    package func run() throws(InspectorClientError) {
        let builder = PackageBuilder(command, print: print)
        print("Building \(command.product) …")
        guard try builder.buildProduct().errors.isEmpty else { throw .notBuilt }
        let program = LaunchedProgram(
            executable: builder.executable, arguments: command.arguments, directory: directory)
        let reload = LiveReload(
            builder: builder, program: program,
            snapshots: try ObjectSnapshots(in: "\(builder.products)/\(command.product).reload"), print: print)
        let watcher = try FileWatcher()
        try watcher.watch(builder.manifest.sourceFolders)
        try reload.start()
        let interrupts = InterruptPipe()
        defer { program.stop() }
        defer { print("\(command.product) has ended.") }
        while let files = changes(watcher, [program.endDescriptor, interrupts.descriptor]) {
            guard !files.isEmpty else { continue }
            try reload.sourcesDidChange(files)
            try watcher.watch(builder.manifest.sourceFolders)
        }
    }

    /// Waits for changed source files; returns `nil` if one of the other descriptors can be read.
    private func changes(_ watcher: FileWatcher, _ others: [Int32]) -> Set<String>? {
        var files: Set<String> = []
        while true {
            var descriptors = ([watcher.descriptor] + others).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let count = poll(&descriptors, nfds_t(descriptors.count), files.isEmpty ? -1 : Self.coalescing)
            if count == 0 { return files }
            if descriptors.dropFirst().contains(where: { $0.revents != 0 }) { return nil }
            files.formUnion(watcher.changes().filter(Self.isSource))
        }
    }

    /// Whether a file is compiled; editors write others beside them.
    private static func isSource(_ path: String) -> Bool {
        let name = (path as NSString).lastPathComponent
        return !name.hasPrefix(".") && [".swift", ".c", ".h"].contains { name.hasSuffix($0) }
    }
}

/// A descriptor that can be read when the user or the system ends the client, which ends the program first.
private final class InterruptPipe {
    private let pipe = Pipe()
    private let sources: [any DispatchSourceSignal]

    init() {
        let pipe = pipe
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { pipe.fileHandleForWriting.write(Data([0])) }
            source.resume()
            return source
        }
    }

    var descriptor: Int32 {
        pipe.fileHandleForReading.fileDescriptor
    }

    deinit {
        sources.forEach { $0.cancel() }
    }
}
