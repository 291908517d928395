#if INSPECTOR

internal import CCodeLoader
internal import Foundation

/// The replacement of functions of this program by those of object files.
enum CodeReplacement {
    struct Change {
        let object: String
        /// The object file that the program contains; `nil` for a new source file.
        let previous: String?
    }

    enum Result: Equatable {
        case replaced(functions: Int, added: Int)
        /// The program is unchanged, because its data would not fit the new code.
        case incompatible(reason: String)
        case failed(reason: String)
    }

    /// Whether functions can be replaced on this machine.
    static var isSupported: Bool {
        code_replacement_is_supported()
    }

    /// Replaces functions; must be called on the main thread.
    @MainActor
    static func perform(_ changes: [Change]) -> Result {
        // The strings are freed after the call.
        let paths = changes.map { (object: strdup($0.object), previous: $0.previous.flatMap { strdup($0) }) }
        defer {
            for path in paths {
                free(path.object)
                free(path.previous)
            }
        }
        let files = paths.map { code_change(object: $0.object, previous: $0.previous) }
        var report = code_report()
        code_replace(files, files.count, &report)
        switch report.result {
        case CODE_REPLACED: return .replaced(functions: report.replaced, added: report.added)
        case CODE_INCOMPATIBLE: return .incompatible(reason: reason(&report))
        default: return .failed(reason: reason(&report))
        }
    }

    private static func reason(_ report: inout code_report) -> String {
        let reason = text(&report.reason)
        let symbol = text(&report.symbol)
        return symbol.isEmpty ? reason : "\(reason): \(DemangledName.short(symbol))"
    }

    /// Returns the text of a C array.
    private static func text<Array>(_ array: inout Array) -> String {
        withUnsafeBytes(of: &array) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

/// The names of declarations in source code.
enum DemangledName {
    private typealias Demangle =
        @convention(c) (
            UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
        ) -> UnsafeMutablePointer<CChar>?

    /// Returns the declaration of a mangled name, without what the compiler stores about it; other names unchanged.
    static func short(_ name: String) -> String {
        guard let symbol = dlsym(nil, "swift_demangle"),
            let text = unsafeBitCast(symbol, to: Demangle.self)(name, name.utf8.count, nil, nil, 0)
        else { return name }
        defer { free(text) }
        let full = String(cString: text)
        let declaration = descriptions.first { full.hasPrefix($0) }.map { String(full.dropFirst($0.count)) } ?? full
        return withoutDiscriminators(declaration)
    }

    /// Replaces private declarations, such as `(Row in _85…)`, by their names.
    private static func withoutDiscriminators(_ name: String) -> String {
        name.replacingOccurrences(of: #"\((\w+) in _[0-9A-F]+\)"#, with: "$1", options: .regularExpression)
    }

    private static let descriptions = [
        "reflection metadata field descriptor ", "reflection metadata associated type descriptor ",
        "full type metadata for ", "nominal type descriptor for ", "opaque type descriptor for ",
        "value witness table for ", "protocol conformance descriptor for ", "protocol witness table for ",
        "one-time initialization function for ",
    ]
}

#endif
