import Foundation

/// The folder in which the program keeps its state, such as the sizes of its windows, between runs.
package enum StateFolder {
    /// Returns the folder of a program in the user's folder for state, according to the XDG Base Directory Specification.
    ///
    /// Returns `nil` if the environment names no such folder and no home folder.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the program. It never leads out of the user's folder.
    ///   - environment: The environment variables. A relative path is ignored, as the specification requires.
    package static func folder(of identifier: String, environment: [String: String]) -> URL? {
        let name = identifier.replacingOccurrences(of: "/", with: "_")
        guard !["", ".", ".."].contains(name), let base = base(environment) else { return nil }
        return base.appendingPathComponent(name, isDirectory: true)
    }

    private static func base(_ environment: [String: String]) -> URL? {
        func folder(_ variable: String) -> URL? {
            guard let path = environment[variable], path.hasPrefix("/") else { return nil }
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        return folder("XDG_STATE_HOME") ?? folder("HOME")?.appendingPathComponent(".local/state", isDirectory: true)
    }
}
