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
    /// How layers are drawn above each other; `nil` shows the window.
    var explosion: Explosion?
    /// The layers in the picture, from back to front, if they are drawn above each other.
    private(set) var planes: [PicturePlane] = []
    /// The number of pixels of the picture per point.
    private var imageScale = 1.0
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
        guard let result = try? await session.read(.windows) else { return }
        let current = (result["windows"]?.array ?? []).prefix(Self.limit).compactMap { InspectedWindow($0) }
        if current != windows { windows = current }
        if window == nil { windowID = (windows.first(where: \.isKey) ?? windows.first)?.id }
        if windows.isEmpty { (windowID, image) = (nil, nil) }
    }

    /// Draws the window again.
    func loadPicture() async {
        guard let window else { return }
        do throws(InspectorClientError) {
            let scale = Self.scale(of: window.size)
            var parameters: [String: JSONValue] = ["node": .string(window.id), "scale": .number(scale)]
            parameters.merge(explosion?.parameters ?? [:]) { $1 }
            let isExploded = explosion != nil
            let result = try await session.call(isExploded ? .explode : .screenshot, parameters)
            let decoded = await Self.decode(result)
            image = decoded ?? image
            imageScale = scale
            planes = isExploded ? PicturePlane.planes(result) : []
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

    /// The size of what the picture shows, in points.
    var shownSize: CGSize {
        guard !planes.isEmpty, let image = image?.cgImage else { return window?.size ?? .zero }
        return CGSize(width: CGFloat(image.width) / imageScale, height: CGFloat(image.height) / imageScale)
    }

    /// The frontmost layer at a point of the picture, in points, if layers are drawn above each other.
    func plane(at point: CGPoint) -> PicturePlane? {
        planes.last { $0.contains(point) }
    }

    /// The corners of a node in the picture, in points.
    func outline(of node: TreeNode?) -> [CGPoint] {
        guard let node else { return [] }
        if !planes.isEmpty { return planes.first { $0.shows(node.id) }?.corners ?? [] }
        return node.frame?.corners ?? []
    }

    /// Returns the identifiers of what is visible at a point of the window, in points.
    func hitTest(_ point: CGPoint) async -> JSONValue? {
        guard let window else { return nil }
        return try? await session.call(
            .hitTest, ["x": .number(point.x), "y": .number(point.y), "window": .string(window.id)])
    }
}
