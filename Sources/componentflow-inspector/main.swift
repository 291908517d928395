import Foundation
import InspectorWindow

if let mistake = InspectorApp.mistake(in: CommandLine.arguments.dropFirst()) {
    FileHandle.standardError.write(Data("componentflow-inspector: \(mistake)\n".utf8))
    exit(2)
}
InspectorApp.main()
