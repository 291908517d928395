/// What of a layer the painter has to look at again.
package struct RenderDirty: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// How the superlayer places it: position, transform, anchor point, opacity, z position, visibility.
    package static let geometry = RenderDirty(rawValue: 1 << 0)
    /// What it shows itself, and how it shows its sublayers.
    package static let content = RenderDirty(rawValue: 1 << 1)
    /// The list or the order of its sublayers.
    package static let sublayers = RenderDirty(rawValue: 1 << 2)
    /// Something below it is dirty.
    package static let descendant = RenderDirty(rawValue: 1 << 3)
    /// Which colours it shows, and nothing that decides how far it reaches: of no interest while it is out of sight.
    package static let colors = RenderDirty(rawValue: 1 << 4)

    package static let all: RenderDirty = [.geometry, .content, .sublayers, .descendant]
}
