import Foundation

/// A start of the program: the first one, or a further one while the program is running.
package struct ProgramStart: Equatable, Sendable {
    /// The arguments without the name of the program.
    package var arguments: [String]
    /// The files and other resources that the program should open.
    package var urls: [URL]
    /// A token with which the desktop lets a window be raised; empty if there is none.
    package var activationToken = ""

    package init(arguments: [String] = [], urls: [URL] = [], activationToken: String = "") {
        self.arguments = arguments
        self.urls = urls
        self.activationToken = activationToken
    }

    /// Creates the start that a command line describes.
    ///
    /// URLs are the arguments with a scheme, and those that name an existing file or folder. Options, which begin with a
    /// hyphen, are none, and neither is the argument after an option, which may be its value, as in `--folder Pictures`;
    /// AppKit reads command lines in the same way. An option with an equals sign contains its value. All arguments after
    /// `--` can be URLs.
    ///
    /// - Parameters:
    ///   - commandLine: The name of the program, and the arguments.
    ///   - folder: The working directory, to which paths may be relative.
    package init(commandLine: [String], workingDirectory folder: String, environment: [String: String]) {
        arguments = Array(commandLine.dropFirst())
        let operands = Self.operands(of: arguments.prefix { $0 != "--" })
        urls = (operands + arguments.drop { $0 != "--" }.dropFirst()).compactMap {
            Self.url(of: $0, workingDirectory: folder)
        }
        activationToken = environment["XDG_ACTIVATION_TOKEN"] ?? environment["DESKTOP_STARTUP_ID"] ?? ""
    }

    /// Returns the arguments that are neither options nor follow one whose value they may be.
    private static func operands(of arguments: ArraySlice<String>) -> [String] {
        var mayBeValue = false
        return arguments.filter { argument in
            let isOption = argument.hasPrefix("-")
            defer { mayBeValue = isOption && !argument.contains("=") }
            return !isOption && !mayBeValue
        }
    }

    private static func url(of argument: String, workingDirectory: String) -> URL? {
        let path = argument.hasPrefix("/") ? argument : "\(workingDirectory)/\(argument)"
        if !argument.isEmpty, FileManager.default.fileExists(atPath: path) {
            return URL(fileURLWithPath: path).standardizedFileURL
        }
        guard let scheme = argument.firstIndex(of: ":"), isScheme(argument[..<scheme]) else { return nil }
        return URL(string: argument)
    }

    /// Returns whether a text is the scheme of a URL (RFC 3986, section 3.1).
    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, Character(Unicode.Scalar(first)).isLetter else { return false }
        return text.utf8.allSatisfy { byte in
            let character = Character(Unicode.Scalar(byte))
            return byte < 128 && (character.isLetter || character.isNumber || "+-.".contains(character))
        }
    }
}
