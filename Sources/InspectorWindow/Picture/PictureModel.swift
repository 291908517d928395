import ComponentFlow
import Foundation
import InspectorClient
import InspectorProtocol

/// The windows of the program, and a picture of the one that is inspected.
@MainActor @Observable
final class PictureModel {
    /// The largest number of windows.
    private static let limit = 100

    private let session: InspectorSession

    private(set) var windows: [InspectedWindow] = []
    /// The identifier of the window that is inspected.
    var windowID: String?
    private(set) var image: UIImage?
    /// Why there is no picture.
    private(set) var problem: String?

    init(_ session: InspectorSession) {
        self.session = session
    }

    var window: InspectedWindow? {
        windows.first { $0.id == windowID }
    }

    /// Lists the windows, and replaces the one that is inspected if it was closed.
    func loadWindows() async {
        guard let result = try? await session.call(.windows) else { return }
        let current = (result["windows"]?.array ?? []).prefix(Self.limit).compactMap { InspectedWindow($0) }
        if current != windows { windows = current }
        if window == nil { windowID = (windows.first(where: \.isKey) ?? windows.first)?.id }
        if windows.isEmpty { (windowID, image) = (nil, nil) }
    }

    /// Draws the window again.
    func loadPicture() async {
        guard let window else { return }
        do throws(InspectorClientError) {
            let result = try await session.call(
                .screenshot, ["node": .string(window.id), "scale": .number(Self.scale(of: window.size))])
            let decoded = await Self.decode(result)
            image = decoded ?? image
            problem = decoded == nil ? "The picture of the window cannot be read." : nil
        } catch {
            problem = error.isAnswer ? error.text : nil
        }
    }

    /// Returns a scale at which a picture of a large window is not larger than a screen.
    private static func scale(of size: CGSize) -> Double {
        min(1, max(0.05, 2_000 / max(size.width, size.height, 1)))
    }

    nonisolated private static func decode(_ result: JSONValue) async -> UIImage? {
        result["png"]?.string.flatMap { Data(base64Encoded: $0) }.flatMap { UIImage(data: $0) }
    }

    /// Returns the identifiers of what is visible at a point of the window, in points.
    func hitTest(_ point: CGPoint) async -> JSONValue? {
        guard let window else { return nil }
        return try? await session.call(
            .hitTest, ["x": .number(point.x), "y": .number(point.y), "window": .string(window.id)])
    }
}
