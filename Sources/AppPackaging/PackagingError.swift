/// The reason why an application could not be packaged.
public enum PackagingError: Error, Equatable, CustomStringConvertible {
    /// A file does not exist or cannot be read.
    case unreadableFile(String)
    /// A value of the description of the application is missing or invalid.
    case invalidDescription(key: String, problem: String)
    /// A program that is needed is not installed.
    case missingTool(String, package: String)
    /// A program reports a failure.
    case failedTool(String, output: String)
    /// The arguments of the command are not understood.
    case usage(String)

    public var description: String {
        switch self {
        case .unreadableFile(let path): "The file \(path) cannot be read."
        case .invalidDescription(let key, let problem): "The value of \"\(key)\" \(problem)."
        case .missingTool(let tool, let package):
            "The program \(tool) is not installed; it is in the package \(package)."
        case .failedTool(let tool, let output): "\(tool) has failed:\n\(output)"
        case .usage(let problem): problem
        }
    }
}
