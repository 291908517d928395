import AppPackaging
import Foundation

/// Packages a program; the plug-ins `make-app` and `make-deb` run it.
@main
enum AppPackager {
    static func main() {
        do {
            let command = try PackagingCommand(Array(CommandLine.arguments.dropFirst()))
            for line in try command.run() { print(line) }
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
            exit(1)
        }
    }
}
