import Foundation
package import InspectorProtocol

/// A command of `componentflow inspect`.
package struct InspectCommand: Hashable, Sendable {
    /// The name or process number of the program; `nil` for the only one.
    package private(set) var program: String?
    package let method: InspectorMethod
    package private(set) var parameters: [String: JSONValue] = [:]
    /// The file for a picture.
    package private(set) var file: String
    /// The file for a timeline, if one is written.
    package private(set) var output: String?
    /// Whether the result is printed as JSON, also if there is a shorter form.
    package private(set) var printsJSON = false

    /// The name of a command, its method, and the parameters that need no name.
    package typealias Description = (name: String, method: InspectorMethod, positional: [String])

    /// The commands in the order in which they are listed.
    package static let all: [Description] = [
        ("windows", .windows, []), ("tree", .components, ["node"]), ("views", .views, ["node"]),
        ("layers", .layers, ["node"]), ("render-nodes", .renderNodes, ["node"]), ("find", .find, ["name"]),
        ("properties", .properties, ["node"]),
        ("set", .set, ["node", "property", "value"]), ("reset", .reset, ["node", "property"]),
        ("hit-test", .hitTest, ["x", "y"]),
        ("screenshot", .screenshot, ["file"]), ("previews", .previews, ["file"]), ("tap", .tap, ["node"]),
        ("type", .type, ["text"]),
        ("key", .key, ["key", "modifiers"]), ("scroll", .scroll, ["node", "dx", "dy"]), ("wait", .wait, ["timeout"]),
        ("counters", .counters, []), ("record", .record, ["enabled"]), ("updates", .updates, []),
        ("why", .why, ["node"]), ("profile", .profile, []), ("verify", .verify, ["enabled"]),
        ("highlight", .highlight, ["node"]),
        ("pick", .pick, ["enabled"]), ("overlay", .overlay, ["modes"]), ("clock", .clock, ["speed"]),
        ("explode", .explode, ["file"]),
        ("record-timeline", .recordTimeline, ["enabled"]), ("timeline", .timeline, []), ("frame", .frame, ["number"]),
        ("record-session", .recordSession, ["enabled"]),
    ]

    /// Parses the arguments after `inspect`.
    package init(_ arguments: [String]) throws(InspectorClientError) {
        guard let name = arguments.first else { throw .usage("Specify a command: list, \(Self.names).") }
        guard let command = Self.all.first(where: { $0.name == name }) else {
            throw .usage("There is no command \(name); there are list, \(Self.names).")
        }
        method = command.method
        file = "\(command.name).png"
        var positional = command.positional[...]
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            if argument == "--json" {
                printsJSON = true
            } else if argument.hasPrefix("--") {
                guard let value = rest.popFirst() else { throw .usage("\(argument) needs a value.") }
                try set(String(argument.dropFirst(2)), to: value)
            } else {
                guard let name = positional.popFirst() else { throw .usage("\(argument) is one argument too many.") }
                try set(name, to: argument)
            }
        }
        let missing = method.parameters.first { $0.isRequired && parameters[$0.name] == nil }
        if let missing { throw .usage("\(missing.name) is missing. \(missing.summary)") }
    }

    /// Returns a command with its arguments.
    static func usage(_ command: Description) -> String {
        ([command.name] + command.positional.map { "<\($0)>" }).joined(separator: " ")
    }

    /// Returns a description of the command in arguments and of its options, or `nil` if there is none.
    static func help(for arguments: [String]) -> String? {
        guard arguments.first == "inspect", let command = all.first(where: { $0.name == arguments.dropFirst().first })
        else { return nil }
        let options = command.method.parameters.map { "  --\($0.name) <\($0.kind.rawValue)>\n      \($0.summary)" }
        return (["componentflow inspect \(usage(command))", "    \(command.method.summary)"] + options)
            .joined(separator: "\n")
    }

    private static var names: String {
        all.map(\.name).joined(separator: ", ")
    }

    private mutating func set(_ name: String, to text: String) throws(InspectorClientError) {
        if name == "program" { return program = text }
        if name == "file", method.isPicture { return file = text }
        if name == "output", method == .timeline { return output = text }
        guard let parameter = method.parameters.first(where: { $0.name == name }) else {
            throw .usage("There is no option --\(name).")
        }
        guard let value = parameter.value(of: text) else {
            throw .usage("\(name) is of type \(parameter.kind.rawValue).")
        }
        parameters[name] = value
    }
}

extension InspectorParameter {
    /// Returns the value that a text on the command line specifies, or `nil` if it has the wrong type.
    fileprivate func value(of text: String) -> JSONValue? {
        switch kind {
        case .string: .string(text)
        case .number, .integer: Double(text).map { .number($0) }
        case .boolean: ["true": true, "on": true, "false": false, "off": false][text].map { .bool($0) }
        case .any: (try? JSONValue(parsing: Data(text.utf8))) ?? .string(text)
        }
    }
}
