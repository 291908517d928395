import Foundation
import InspectorClient
import InspectorProtocol

/// Prints a line at once, because the reader of a pipe waits for it.
func printLine(_ line: String) {
    print(line)
    fflush(nil)
}

do {
    let program = ClientProgram(directory: SocketDirectory(), print: printLine)
    try program.run(Array(CommandLine.arguments.dropFirst())) { readLine() }
} catch {
    FileHandle.standardError.write(Data("componentflow: \(error)\n".utf8))
    exit(1)
}
