#if INSPECTOR

internal import InspectorProtocol

/// A place in the source of the program.
struct SourceLocation: Hashable, Sendable {
    /// The path of the file.
    let file: String
    let line: Int
    /// The name of the function.
    let function: String

    var json: JSONValue {
        ["file": .string(file), "line": JSONValue(line), "function": .string(function)]
    }
}

/// A symbol of a stack trace.
struct TracedSymbol {
    /// The mangled name.
    let rawName: String
    let name: String
    let file: String?
    let line: Int

    /// The modules of this package whose functions lie between a change and the program's own code.
    private static let frameworkModules: Set<String> = [
        "Accessibility", "Cassowary", "ComponentFlow", "ComponentFlowCharts", "ComponentFlowCompatibility",
        "ComponentFlowMarkdown", "ComponentFlowMedia", "ComponentFlowNetworking", "ComponentFlowSecrets",
        "ComponentFlowSpelling", "ComponentFlowTesting", "ComponentFlowTools", "FLIC", "FLICComponents", "Flexbox",
        "HTTPClient", "ListGeometry", "Localization", "OpenCoreGraphics", "OpenDisplay", "OpenQuartzCore", "OpenText",
        "OpenUIControllers", "OpenUIControls", "OpenUIFoundation", "OpenUIKit", "OpenUIKitCore", "OpenUILists",
        "Render", "RenderComponents", "Foundation", "FoundationEssentials", "Dispatch", "Observation",
        "Synchronization",
    ]

    /// The module that a mangled name of Swift begins with; `nil` for other symbols, and for those of the standard library.
    var module: String? {
        guard rawName.hasPrefix("$s") else { return nil }
        let rest = rawName.dropFirst(2)
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let length = Int(digits), length > 0 else { return nil }
        let name = rest.dropFirst(digits.count).prefix(length)
        return name.count == length ? String(name) : nil
    }

    /// Whether the symbol is a function that the author of the program has written, and not an accessor, whose caller is more
    /// useful.
    private var isOfProgram: Bool {
        guard let module, !Self.frameworkModules.contains(module) else { return false }
        let isAccessor = [".setter", ".modify", ".modify2", "$main"].contains { name.contains($0) }
        return !isAccessor && name != "main()" && !name.hasSuffix(".main()")
    }

    /// The place of the symbol, if its author has written it.
    private var location: SourceLocation? {
        // Macros are expanded to files with names of their own.
        guard isOfProgram, let file, file.hasPrefix("/"), !file.contains("@__swiftmacro"), line > 0 else { return nil }
        return SourceLocation(file: file, line: line, function: name)
    }

    /// The place in the code of the program that a trace leads to, the innermost symbol first.
    static func location(in trace: some Sequence<TracedSymbol>) -> SourceLocation? {
        trace.lazy.compactMap(\.location).first
    }
}

#endif
