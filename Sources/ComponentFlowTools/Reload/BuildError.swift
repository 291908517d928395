#if INSPECTOR

internal import InspectorProtocol

/// An error that the compiler reports.
struct BuildError: Hashable {
    let file: String
    let line: Int
    let column: Int
    let message: String

    init(_ json: JSONValue) {
        file = json["file"]?.string ?? ""
        line = json["line"]?.integer ?? 0
        column = json["column"]?.integer ?? 0
        message = json["message"]?.string ?? ""
    }

    /// The place in the last two parts of the path, which distinguish files in most packages.
    var place: String {
        let name = file.split(separator: "/").suffix(2).joined(separator: "/")
        return line > 0 ? "\(name):\(line):\(column)" : name
    }
}

#endif
