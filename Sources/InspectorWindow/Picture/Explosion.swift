import ComponentFlow
import InspectorProtocol

/// How the layers of a window are drawn above each other.
struct Explosion: Hashable {
    static let degrees = -80.0...80.0
    static let spacings = 0.0...120.0
    /// The rotation per point of a drag, in degrees.
    private static let degreesPerPoint = 0.4

    /// The rotation around the vertical axis, in degrees.
    var yaw = 35.0
    /// The rotation around the horizontal axis, in degrees.
    var pitch = 20.0
    /// The distance between a layer and its sublayers, in points.
    var spacing = 24.0

    /// Rotates the layers by a drag over them.
    mutating func rotate(by distance: CGVector) {
        yaw = (yaw + distance.dx * Self.degreesPerPoint).clamped(to: Self.degrees)
        pitch = (pitch + distance.dy * Self.degreesPerPoint).clamped(to: Self.degrees)
    }

    var parameters: [String: JSONValue] {
        ["yaw": .number(yaw), "pitch": .number(pitch), "spacing": .number(spacing)]
    }
}

/// A layer in a picture in which layers are drawn above each other.
struct PicturePlane: Hashable, Sendable {
    /// The largest number of layers that are read.
    private static let limit = 2_000

    /// The identifiers of the layer, its view and its component.
    let node: JSONValue
    /// The corners in points of the picture.
    let corners: [CGPoint]

    private init?(_ json: JSONValue) {
        let corners = (json["corners"]?.array ?? []).prefix(4).compactMap(Self.point)
        guard corners.count == 4 else { return nil }
        self.corners = corners
        node = json
    }

    private static func point(_ json: JSONValue) -> CGPoint? {
        guard let x = json[0]?.number, let y = json[1]?.number, abs(x) < 1e6, abs(y) < 1e6 else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The layers of a result, from back to front.
    static func planes(_ result: JSONValue) -> [PicturePlane] {
        (result["planes"]?.array ?? []).prefix(limit).compactMap { PicturePlane($0) }
    }

    /// Whether a point of the picture is on the layer.
    func contains(_ point: CGPoint) -> Bool {
        let path = CGMutablePath()
        path.addLines(between: corners)
        path.closeSubpath()
        return path.contains(point)
    }

    /// Whether the layer is that of a node of a tree.
    func shows(_ id: String) -> Bool {
        ["layer", "view", "component"].contains { node[$0]?.string == id }
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
