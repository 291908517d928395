package import InspectorProtocol

/// An error in the output of a build.
package struct CompilerDiagnostic: Hashable, Sendable {
    package let file: String
    /// The line; 0 if the error belongs to no place.
    package let line: Int
    package let column: Int
    package let message: String

    package init(file: String, line: Int, column: Int, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    package var json: JSONValue {
        [
            "file": .string(file), "line": JSONValue(line), "column": JSONValue(column), "message": .string(message),
        ]
    }

    /// Returns the errors in the output of `swiftc` or `swift build`, each once, in their order.
    ///
    /// A line with an error is `path:line:column: error: message`, or `error: message` if it belongs to no place.
    package static func errors(in output: String) -> [CompilerDiagnostic] {
        var known: Set<CompilerDiagnostic> = []
        return output.split(whereSeparator: \.isNewline).compactMap { line in
            guard let error = error(in: String(line)), known.insert(error).inserted else { return nil }
            return error
        }
    }

    private static func error(in line: String) -> CompilerDiagnostic? {
        guard let marker = line.range(of: "error: ") else { return nil }
        let message = String(line[marker.upperBound...])
        let place = line[..<marker.lowerBound]
        if place.isEmpty { return CompilerDiagnostic(file: "", line: 0, column: 0, message: message) }
        let parts = place.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 4, parts[parts.count - 1] == " ", let line = Int(parts[parts.count - 3]),
            let column = Int(parts[parts.count - 2])
        else { return nil }
        let file = parts.dropLast(3).joined(separator: ":")
        return file.hasPrefix("/") ? CompilerDiagnostic(file: file, line: line, column: column, message: message) : nil
    }
}
