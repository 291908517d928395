import ComponentFlow
import Foundation
import InspectorClient
import InspectorProtocol

/// The previews of the program, and a picture of them.
@MainActor @Observable
final class PreviewModel {
    /// The largest number of previews that are listed.
    private static let limit = 500

    private let session: InspectorSession

    private(set) var names: [String] = []
    /// The preview that is shown; `nil` for all.
    private(set) var selection: String?
    private(set) var image: UIImage?
    private(set) var isLoaded = false
    /// Why there is no picture.
    private(set) var problem: String?

    init(_ session: InspectorSession) {
        self.session = session
    }

    func select(_ name: String?) {
        selection = name
    }

    /// Reads the names of the previews, and draws the selected one.
    func load() async {
        do throws(InspectorClientError) {
            let list = try await session.call(.previews, ["list": true])["names"]?.array ?? []
            names = list.prefix(Self.limit).compactMap(\.string)
            if let selection, !names.contains(selection) { self.selection = nil }
            isLoaded = true
            guard !names.isEmpty else { return image = nil }
            let picture = try await session.call(.previews, selection.map { ["name": .string($0)] } ?? [:])
            let decoded = await Self.decode(picture)
            image = decoded ?? image
            problem = decoded == nil ? "The picture of the previews cannot be read." : nil
        } catch {
            problem = error.text
        }
    }

    nonisolated private static func decode(_ result: JSONValue) async -> UIImage? {
        result["png"]?.string.flatMap { Data(base64Encoded: $0) }.flatMap { UIImage(data: $0) }
    }
}
