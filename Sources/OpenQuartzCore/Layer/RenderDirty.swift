/// The aspects of a layer that need to be rendered again.
package struct RenderDirty: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The placement in the superlayer: position, transform, anchor point, opacity, z position, visibility.
    package static let geometry = RenderDirty(rawValue: 1 << 0)
    /// The content of the layer itself, and how it shows its sublayers.
    package static let content = RenderDirty(rawValue: 1 << 1)
    /// The list of sublayers or their order.
    package static let sublayers = RenderDirty(rawValue: 1 << 2)
    /// A descendant is dirty.
    package static let descendant = RenderDirty(rawValue: 1 << 3)
    /// Colors only, without effect on the drawn area; can be ignored while the layer is off-screen.
    package static let colors = RenderDirty(rawValue: 1 << 4)

    /// All aspects; ``colors`` is omitted, because ``content`` covers it.
    package static let all: RenderDirty = [.geometry, .content, .sublayers, .descendant]
}
