package import InspectorProtocol

/// The nodes of a tree as indented lines.
package enum TreeOutline {
    package static func text(of result: JSONValue) -> String {
        var depths: [String: Int] = [:]
        var lines: [String] = []
        for node in result["nodes"]?.array ?? [] {
            let depth = node["parent"]?.string.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
            if let id = node["id"]?.string { depths[id] = depth }
            lines.append(String(repeating: "  ", count: depth) + line(of: node))
        }
        if result["complete"] == false { lines.append("…") }
        return lines.joined(separator: "\n")
    }

    private static func line(of node: JSONValue) -> String {
        var parts = [node["id"]?.string, node["type"]?.string].compactMap { $0 }
        if let key = node["key"]?.string { parts.append("[\(key)]") }
        if let frame = node["frame"]?.array?.compactMap(\.number), frame.count == 4 {
            parts.append("(\(number(frame[0])), \(number(frame[1])), \(number(frame[2])), \(number(frame[3])))")
        }
        if let state = node["state"]?.string { parts.append("state \(state)") }
        if let visibility = node["visibility"]?.string, visibility != "visible" { parts.append(visibility) }
        return parts.joined(separator: " ")
    }

    private static func number(_ value: Double) -> String {
        Int(exactly: value).map { "\($0)" } ?? "\(value)"
    }
}
