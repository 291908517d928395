import Foundation

/// The folders in which a program keeps files between runs, according to the XDG Base Directory Specification.
package enum ProgramFolder: Sendable {
    /// What belongs to this machine, such as the sizes of windows.
    case state
    /// What the user has chosen.
    case settings

    /// Returns the folder of a program in that of the user.
    ///
    /// Returns `nil` if the environment names no such folder and no home folder.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the program. It never leads out of the user's folder.
    ///   - environment: The environment variables. A relative path is ignored, as the specification requires.
    package func url(of identifier: String, environment: [String: String]) -> URL? {
        let name = identifier.replacingOccurrences(of: "/", with: "_")
        guard !["", ".", ".."].contains(name), let base = base(environment) else { return nil }
        return base.appendingPathComponent(name, isDirectory: true)
    }

    private func base(_ environment: [String: String]) -> URL? {
        func folder(_ variable: String) -> URL? {
            guard let path = environment[variable], path.hasPrefix("/") else { return nil }
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        let (variable, standard) =
            switch self {
            case .state: ("XDG_STATE_HOME", ".local/state")
            case .settings: ("XDG_CONFIG_HOME", ".config")
            }
        return folder(variable) ?? folder("HOME")?.appendingPathComponent(standard, isDirectory: true)
    }
}
