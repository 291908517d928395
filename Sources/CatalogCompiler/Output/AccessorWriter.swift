internal import Localization

/// Writes the Swift file of a catalog: its table, and a property or function for each key.
struct AccessorWriter {
    let catalog: Catalog
    /// The name of the catalog's file without its extension.
    let name: String
    private(set) var diagnostics: [Diagnostic] = []

    init(_ catalog: Catalog, name: String) {
        (self.catalog, self.name) = (catalog, name)
    }

    /// The catalog whose texts are members of `LocalizedString` itself.
    private static let mainCatalog = "Localizable"

    /// Returns the file, and the content of its table.
    mutating func write() -> (source: String, table: [UInt8]) {
        var writer = TableWriter(catalog)
        let bytes = writer.write()
        let table = SwiftName.member(for: name)
        var lines = [
            "// Generated from \(name).xcstrings by the plug-in StringCatalogs; do not edit.", "",
            "import Localization", "",
        ]
        lines += ["extension StringTable {", "    /// The texts of \(SwiftLiteral.comment(name)).xcstrings."]
        lines += ["static let \(table) = StringTable(\(SwiftLiteral.lines(bytes)))", "}", ""]
        lines.append("extension LocalizedString {")
        if name != Self.mainCatalog { lines.append("enum \(SwiftName.type(for: name)) {") }
        lines += accessors(writer.entries, table: table)
        if name != Self.mainCatalog { lines.append("}") }
        return ((lines + ["}", ""]).joined(separator: "\n"), bytes)
    }

    private mutating func accessors(_ entries: [CatalogEntry], table: String) -> [String] {
        var keys: [String: String] = [:]
        var lines: [String] = []
        for (index, entry) in entries.enumerated() {
            let name = SwiftName.member(for: entry.key)
            if let other = keys[name] {
                diagnostics.append(
                    Diagnostic(
                        .warning, "“\(entry.key)” has no accessor, because \(name) is that of “\(other)”.",
                        at: entry.offset))
                continue
            }
            keys[name] = entry.key
            lines += accessor(entry, name: name, value: "LocalizedString(.\(table), \(index)")
        }
        return lines
    }

    private func accessor(_ entry: CatalogEntry, name: String, value: String) -> [String] {
        let source = entry.sourceText(in: catalog)
        var lines = ["    /// “\(SwiftLiteral.comment(source.forms.main?.text ?? entry.key))”"]
        if let comment = entry.comment, !comment.isEmpty {
            lines += ["    ///", "    /// \(SwiftLiteral.comment(comment))"]
        }
        if entry.isStale {
            lines.append("    @available(*, deprecated, message: \"The text is marked as stale in its catalog.\")")
        }
        let arguments = Signature(source).arguments.sorted { $0.key < $1.key }
        guard !arguments.isEmpty else {
            return lines + ["    static var \(name): LocalizedString { \(value)) }"]
        }
        let parameters = arguments.map { "_ argument\($0.key): \($0.value.kind.typeName)" }
        let values = arguments.map { ".\($0.value.kind.caseName)(\($0.value.kind.converted("argument\($0.key)")))" }
        return lines + [
            "    static func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedString {",
            "        \(value), \(values.joined(separator: ", ")))", "    }",
        ]
    }
}

extension FormatSpecifier.Kind {
    /// The type of the parameter of an accessor.
    fileprivate var typeName: String {
        switch self {
        case .text: "String"
        case .integer: "Int"
        case .unsigned: "UInt"
        case .number: "Double"
        case .character: "Character"
        }
    }

    /// The case of `LocalizedArgument`.
    fileprivate var caseName: String {
        switch self {
        case .text, .character: "text"
        case .integer: "integer"
        case .unsigned: "unsigned"
        case .number: "number"
        }
    }

    fileprivate func converted(_ name: String) -> String {
        self == .character ? "String(\(name))" : name
    }
}
