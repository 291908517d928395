import Foundation
internal import InspectorProtocol

/// What `swift build` has written about the modules of a product: their sources, object files and compiler commands.
package struct BuildManifest: Sendable {
    /// A Swift module of the product.
    package struct Module: Hashable, Sendable {
        package let name: String
        package let sources: Set<String>
        package let objects: [String]
        /// The compiler's command without the options that make its output a sequence of messages.
        package let command: [String]
        /// Whether no other module of the product imports it, so that its command builds all that depends on it.
        package let isTopmost: Bool
    }

    package let modules: [Module]

    /// Reads the file of `swift build`.
    ///
    /// - Parameters:
    ///   - text: The contents of the file `debug.yaml` in the build folder.
    ///   - product: The executable product.
    /// - Throws: An error if the file does not describe the product.
    package init(_ text: String, product: String) throws(InspectorClientError) {
        let commands = Self.commands(in: text)
        guard let link = commands.first(where: { $0.key.hasPrefix("C.\(product)-") && $0.key.hasSuffix(".exe") }) else {
            throw .noProduct(product)
        }
        let linked = Set(link.value.inputs)
        let compiled = commands.filter { key, command in
            key.hasSuffix(".module") && !command.outputs.allSatisfy { !linked.contains($0) }
        }
        modules = compiled.map { key, command in
            let interface = command.outputs.filter { $0.hasSuffix(".swiftmodule") }
            return Module(
                name: Self.option("-module-name", in: command.arguments) ?? key,
                sources: Set(command.inputs.filter { $0.hasSuffix(".swift") }),
                objects: command.outputs.filter { linked.contains($0) && $0.hasSuffix(".o") },
                command: command.arguments.filter { $0 != "-parseable-output" },
                isTopmost: !compiled.values.contains { !Set($0.inputs).isDisjoint(with: interface) })
        }
        .sorted { $0.name < $1.name }
    }

    /// The module that a source file belongs to.
    package func module(of source: String) -> Module? {
        modules.first { $0.sources.contains(source) }
    }

    /// The folders of all sources, without generated ones in a build folder.
    package var sourceFolders: Set<String> {
        let sources = modules.flatMap(\.sources).filter { !$0.contains("/.build/") }
        return Set(sources.map { ($0 as NSString).deletingLastPathComponent })
    }

    private struct Command {
        var inputs: [String] = []
        var outputs: [String] = []
        var arguments: [String] = []
    }

    /// Returns the commands of the file by their names.
    ///
    /// A command is an indented line with a name in quotes and a colon, followed by lines with `name: value` that are
    /// indented further; lists are written as in JSON.
    private static func commands(in text: String) -> [String: Command] {
        var result: [String: Command] = [:]
        var name: String?
        for line in text.split(separator: "\n") {
            if line.hasPrefix("  \""), line.hasSuffix("\":") {
                let key = String(line.dropFirst(3).dropLast(2))
                name = key.hasSuffix(".module") || key.hasSuffix(".exe") ? key : nil
            } else if let name, line.hasPrefix("    ") {
                let parts = line.dropFirst(4).split(separator: ":", maxSplits: 1)
                guard parts.count == 2, let values = list(parts[1]) else { continue }
                switch parts[0] {
                case "inputs": result[name, default: Command()].inputs = values
                case "outputs": result[name, default: Command()].outputs = values
                case "args": result[name, default: Command()].arguments = values
                default: break
                }
            }
        }
        return result
    }

    private static func list(_ text: Substring) -> [String]? {
        let text = text.drop { $0 == " " }
        guard text.hasPrefix("["), let value = try? JSONValue(parsing: Data(text.utf8)) else { return nil }
        return value.array?.compactMap(\.string)
    }

    private static func option(_ name: String, in arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
        return arguments[index + 1]
    }
}
