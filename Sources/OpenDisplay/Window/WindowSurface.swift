package import OpenCoreGraphics
package import OpenQuartzCore

/// A window on the display, made of GTK.
@MainActor
package final class WindowSurface: DisplaySurface {
    package private(set) var size: CGSize
    package private(set) var scale: CGFloat = 1
    package private(set) var appearance: DisplayAppearance = .light
    package var maximumFramesPerSecond: Int { 60 }
    package var layerTree: LayerTree?
    package var onEvent: (@MainActor (DisplayEvent) -> Void)?
    package var title: String

    package init(size: CGSize, title: String) {
        self.size = size
        self.title = title
    }

    package func show() {}
    package func hide() {}
    package func close() {}
}
