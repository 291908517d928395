package import OpenCoreGraphics

/// Content that a program offers on a clipboard or in a drag; its data is created on demand.
@MainActor
package final class ClipboardContent {
    /// The MIME types in order of preference.
    package let mimeTypes: [String]
    private let provide: @MainActor (String, @escaping @MainActor (Data?) -> Void) -> Void

    /// - Parameter load: Creates the data of one of the types, and calls a closure once with it, now or later; called
    ///   whenever the content is pasted or dropped.
    package init(
        mimeTypes: [String], load: @escaping @MainActor (String, @escaping @MainActor (Data?) -> Void) -> Void
    ) {
        self.mimeTypes = mimeTypes
        provide = load
    }

    /// - Parameter provide: Creates the data of one of the types; called whenever the content is pasted or dropped.
    package convenience init(mimeTypes: [String], provide: @escaping @MainActor (String) -> Data?) {
        self.init(mimeTypes: mimeTypes) { type, completion in completion(provide(type)) }
    }

    /// Creates the data of a type, and calls a closure with it, or with nil if there is none.
    package func load(_ mimeType: String, completion: @escaping @MainActor (Data?) -> Void) {
        mimeTypes.contains(mimeType) ? provide(mimeType, completion) : completion(nil)
    }

    /// Returns the data of a type, or nil if there is none or it is not available at once.
    package func data(as mimeType: String) -> Data? {
        var answer: Data?
        load(mimeType) { answer = $0 }
        return answer
    }

    /// Creates content of plain text, which is read when it is pasted.
    package convenience init(text: @escaping @MainActor () -> String?) {
        self.init(mimeTypes: Self.textTypes) { (_: String) -> Data? in text().map { Data($0.utf8) } }
    }

    /// The MIME types of plain text in order of preference.
    package nonisolated static let textTypes = ["text/plain;charset=utf-8", "text/plain"]
}
