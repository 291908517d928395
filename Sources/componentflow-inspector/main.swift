import Foundation
import InspectorWindow

if let mistake = InspectorApp.mistake(in: CommandLine.arguments.dropFirst()) {
    try? FileHandle.standardError.write(contentsOf: Data("componentflow-inspector: \(mistake)\n".utf8))
    exit(2)
}
InspectorApp.main()
