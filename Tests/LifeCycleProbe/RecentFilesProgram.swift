import Foundation
import OpenUIKitCore

/// A program without windows that changes the desktop's list of recent files, and prints the names of its own.
///
///     LifeCycleProbe --recent IDENTIFIER add FILE…
///     LifeCycleProbe --recent IDENTIFIER list
///     LifeCycleProbe --recent IDENTIFIER clear
final class RecentFilesProgram: UIResponder, UIApplicationDelegate {
    private let arguments = Array(CommandLine.arguments.drop { $0 != "--recent" }.dropFirst())
    private var files: [String] { Array(arguments.dropFirst(2)) }
    private var formerList: Data?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UIApplication.identifier = arguments[0]
        formerList = savedList
        switch arguments[1] {
        case "add": for file in files { application.noteNewRecentDocumentURL(URL(fileURLWithPath: file)) }
        case "clear": application.clearRecentDocuments()
        default: break
        }
        let names = application.recentDocumentURLs.map(\.lastPathComponent).joined(separator: " ")
        FileHandle.standardOutput.write(Data("\(names)\n".utf8))
        terminateWhenSaved()
        return true
    }

    /// Terminates the program when GTK has written the list, which it does after a moment.
    private func terminateWhenSaved() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [self] in
            if isSaved { UIApplication.shared.terminate() } else { terminateWhenSaved() }
        }
    }

    private var isSaved: Bool { arguments[1] == "list" || savedList != formerList }

    private var savedList: Data? {
        let folder = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
        return try? Data(contentsOf: URL(fileURLWithPath: folder + "/recently-used.xbel"))
    }
}
