import Foundation
import InspectorClient
import InspectorProtocol

/// Prints a line at once, because the reader of a pipe waits for it.
func printLine(_ line: String) {
    print(line)
    fflush(nil)
}

do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let window = try InspectorWindowCommand.replacement(for: arguments) {
        try InspectorWindowCommand.execute(window)
    }
    let program = ClientProgram(directory: SocketDirectory(), print: printLine)
    try program.run(arguments) { readLine() }
} catch {
    try? FileHandle.standardError.write(contentsOf: Data("componentflow: \(error)\n".utf8))
    exit(1)
}
