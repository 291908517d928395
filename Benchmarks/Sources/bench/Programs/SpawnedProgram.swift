import Foundation

/// A program that was launched to be measured.
///
/// It is spawned directly instead of through `Process`, which avoids the setup work of `Process` and gives the child an
/// empty signal mask.
final class SpawnedProgram {
    struct CannotStart: Error {
        let path: String
        let code: Int32
    }

    let id: pid_t
    /// The time immediately before the launch, in seconds on the monotonic clock.
    let startTime: Double
    private let output: LineReader
    private let input: Int32

    /// Launches a program.
    ///
    /// - Parameters:
    ///   - outputDescriptor: The output that is read; the other one is discarded.
    init(_ path: String, _ arguments: [String], environment: [String: String], outputDescriptor: Int32) throws {
        let (outputEnd, outputStart) = try Self.makePipe()
        let (inputEnd, inputStart) = try Self.makePipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, inputEnd, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, outputStart, outputDescriptor)
        posix_spawn_file_actions_addopen(
            &actions, outputDescriptor == STDOUT_FILENO ? STDERR_FILENO : STDOUT_FILENO, "/dev/null", O_WRONLY, 0)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        let argumentStrings = ([path] + arguments).map { strdup($0) } + [nil]
        let environmentStrings = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (argumentStrings + environmentStrings).forEach { free($0) } }
        var id: pid_t = 0
        startTime = monotonicSeconds()
        let code = posix_spawn(&id, path, &actions, &attributes, argumentStrings, environmentStrings)
        close(inputEnd)
        close(outputStart)
        input = inputStart
        output = LineReader(descriptor: outputEnd)
        self.id = id
        guard code == 0 else { throw CannotStart(path: path, code: code) }
    }

    deinit {
        if id > 0 {
            kill(id, SIGKILL)
            waitpid(id, nil, 0)
        }
        close(input)
    }

    /// Writes a line to the program's input.
    func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = Glibc.write(input, bytes, bytes.count)
    }

    /// Returns the next line with a prefix, or `nil` if none arrives in time.
    func nextLine(beginning prefix: String, within seconds: Double) -> String? {
        output.nextLine(beginning: prefix, within: seconds)
    }

    private static func makePipe() throws -> (end: Int32, start: Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw CannotStart(path: "pipe", code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}
