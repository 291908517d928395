package import OpenCoreGraphics

/// What a program offers to others on a clipboard, made when somebody asks for it.
@MainActor
package final class ClipboardContent {
    /// The MIME types, best first.
    package let mimeTypes: [String]
    private let provide: @MainActor (String) -> Data?

    /// - Parameter provide: Makes the bytes of one of the types; called as often as somebody pastes.
    package init(mimeTypes: [String], provide: @escaping @MainActor (String) -> Data?) {
        self.mimeTypes = mimeTypes
        self.provide = provide
    }

    /// The bytes of a type; nil if there are none.
    package func data(as mimeType: String) -> Data? {
        mimeTypes.contains(mimeType) ? provide(mimeType) : nil
    }

    /// Plain text that is read when somebody pastes it.
    package convenience init(text: @escaping @MainActor () -> String?) {
        self.init(mimeTypes: Self.textTypes) { _ in text().map { Data($0.utf8) } }
    }

    /// The types of plain text, best first.
    package nonisolated static let textTypes = ["text/plain;charset=utf-8", "text/plain"]
}
