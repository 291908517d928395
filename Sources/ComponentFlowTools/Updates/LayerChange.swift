#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import OpenQuartzCore

/// A layer that an update has changed.
struct LayerChange {
    /// The identifier of the layer.
    let id: String
    let type: String
    let aspects: RenderDirty

    var json: JSONValue {
        ["id": .string(id), "type": .string(type), "changes": .array(aspects.names.map { .string($0) })]
    }
}

extension RenderDirty {
    /// The aspects of the layer itself, in words.
    fileprivate var names: [String] {
        let all: [(RenderDirty, String)] = [
            (.geometry, "geometry"), (.content, "content"), (.colors, "colors"), (.sublayers, "sublayers"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

#endif
