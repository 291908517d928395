import Foundation

/// The command-line arguments, of which the program has none.
enum TodoArguments {
    /// Reports arguments, and ends the program if there are any.
    static func check() {
        // A test that shows the program has arguments of its own.
        guard ProcessInfo.processInfo.processName == "Todo",
            let argument = CommandLine.arguments.dropFirst().first
        else { return }
        try? FileHandle.standardError.write(contentsOf: Data("Todo: There is no option \(argument).\n".utf8))
        exit(2)
    }
}
