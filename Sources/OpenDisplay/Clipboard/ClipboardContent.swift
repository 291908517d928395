package import OpenCoreGraphics

/// Content that a program offers on a clipboard; its data is created on demand.
@MainActor
package final class ClipboardContent {
    /// The MIME types in order of preference.
    package let mimeTypes: [String]
    private let provide: @MainActor (String) -> Data?

    /// - Parameter provide: Creates the data of one of the types; called whenever the content is pasted.
    package init(mimeTypes: [String], provide: @escaping @MainActor (String) -> Data?) {
        self.mimeTypes = mimeTypes
        self.provide = provide
    }

    /// Returns the data of a type, or nil if there is none.
    package func data(as mimeType: String) -> Data? {
        mimeTypes.contains(mimeType) ? provide(mimeType) : nil
    }

    /// Creates content of plain text, which is read when it is pasted.
    package convenience init(text: @escaping @MainActor () -> String?) {
        self.init(mimeTypes: Self.textTypes) { _ in text().map { Data($0.utf8) } }
    }

    /// The MIME types of plain text in order of preference.
    package nonisolated static let textTypes = ["text/plain;charset=utf-8", "text/plain"]
}
