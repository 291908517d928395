import Foundation

/// The components and modifiers that the sources of the framework declare, by reading them.
struct ComponentSources {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    /// The names of the types that are components.
    private(set) var components: Set<String> = ["Component"]
    /// The names of the methods that return a type, by its name.
    private(set) var modifiers: [String: Set<String>] = [:]

    /// Reads the sources of modules.
    init(modules: [String]) throws {
        var conformances: [String: Set<String>] = [:]
        for module in modules {
            for file in try Self.files(of: module) {
                let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                for index in lines.indices { read(lines[index...], &conformances) }
            }
        }
        addComponents(conformances)
    }

    /// Returns the names in the Topics of a module's documentation catalog.
    static func topics(of module: String) throws -> Set<String> {
        let catalog = sources.appendingPathComponent("\(module)/\(module).docc/\(module).md")
        let lines = try String(contentsOf: catalog, encoding: .utf8).split(separator: "\n")
        return Set(lines.filter { $0.hasPrefix("- ``") }.map { String($0.dropFirst(4).prefix { $0 != "`" }) })
    }

    private static func files(of module: String) throws -> [URL] {
        let folder = sources.appendingPathComponent(module)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return paths.filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0) }
    }

    /// Reads the declaration that begins in the first line, if there is one.
    private mutating func read(_ lines: ArraySlice<Substring>, _ conformances: inout [String: Set<String>]) {
        var words = lines.first?.split(separator: " ")[...] ?? []
        let modifiers: Set<Substring> = ["public", "package", "final", "@MainActor"]
        while let word = words.first, modifiers.contains(word) { words.removeFirst() }
        guard let keyword = words.popFirst(), let rest = words.first else { return }
        let name = String(rest.prefix { $0.isLetter || $0.isNumber })
        switch keyword {
        case "struct", "class", "protocol":
            conformances[name, default: []].formUnion(Self.conformances(in: Self.header(lines)))
        case "func":
            let result = Self.header(lines).components(separatedBy: "-> ").last ?? ""
            self.modifiers[String(result.prefix { $0.isLetter || $0.isNumber }), default: []].insert(name)
        default: break
        }
    }

    /// Returns the declaration up to its brace.
    private static func header(_ lines: ArraySlice<Substring>) -> String {
        var header = ""
        for line in lines.prefix(12) {
            header += line.prefix { $0 != "{" } + " "
            if line.contains("{") { break }
        }
        return header
    }

    /// Returns the names after the colon of a declaration, without those in generic parameters and requirements.
    private static func conformances(in header: String) -> Set<String> {
        var depth = 0
        let outside = header.components(separatedBy: " where ")[0].filter { character in
            if character == "<" { depth += 1 }
            defer { if character == ">" { depth -= 1 } }
            return depth == 0
        }
        let names = outside.split(separator: ":", maxSplits: 1).dropFirst().first ?? ""
        return Set(names.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }

    /// Adds the types that conform to a protocol of components, until no more are found.
    private mutating func addComponents(_ conformances: [String: Set<String>]) {
        while true {
            let found = conformances.filter { !components.contains($0.key) && !$0.value.isDisjoint(with: components) }
            if found.isEmpty { return }
            components.formUnion(found.keys)
        }
    }
}
