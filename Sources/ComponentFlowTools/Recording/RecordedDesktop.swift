#if INSPECTOR

internal import InspectorProtocol
internal import OpenDisplay

/// What a program can find out about the desktop at the beginning of a recording, apart from its windows.
struct RecordedDesktop: Sendable, Equatable {
    /// The types on the clipboard, and in the primary selection, if these belong to another program.
    var clipboard: [String]?
    var primary: [String]?
    /// Whether documents can be printed.
    var canPrint = false

    /// The present contents of the clipboards.
    @MainActor static func current(canPrint: Bool) -> RecordedDesktop {
        RecordedDesktop(
            clipboard: types(of: .general), primary: types(of: .primary), canPrint: canPrint)
    }

    @MainActor private static func types(of clipboard: SystemClipboard) -> [String]? {
        clipboard.isOwn ? nil : recorded(clipboard.mimeTypes)
    }

    /// Returns the types of another program as far as they are recorded, because it can offer any number.
    static func recorded(_ types: [String]) -> [String] {
        Array(types.lazy.filter { $0.utf8.count <= 255 }.prefix(100))
    }

    subscript(isPrimary isPrimary: Bool) -> [String]? {
        get { isPrimary ? primary : clipboard }
        set { if isPrimary { primary = newValue } else { clipboard = newValue } }
    }

    var json: JSONValue {
        var result: [String: JSONValue] = ["printing": .bool(canPrint)]
        if let clipboard { result["clipboard"] = .array(clipboard.map(JSONValue.string)) }
        if let primary { result["primary"] = .array(primary.map(JSONValue.string)) }
        return .object(result)
    }

    init(clipboard: [String]? = nil, primary: [String]? = nil, canPrint: Bool = false) {
        (self.clipboard, self.primary, self.canPrint) = (clipboard, primary, canPrint)
    }

    /// Creates a description from what ``json`` returned; anything else is an empty desktop.
    init(_ json: JSONValue?) {
        clipboard = json?["clipboard"]?.array?.compactMap(\.string)
        primary = json?["primary"]?.array?.compactMap(\.string)
        canPrint = json?["printing"]?.bool ?? false
    }
}

#endif
