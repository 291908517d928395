package import OpenCoreGraphics
package import OpenQuartzCore

/// A surface without a display server: frames are painted into images when asked for.
@MainActor
package final class OffscreenSurface: DisplaySurface {
    package private(set) var size: CGSize
    package private(set) var scale: CGFloat
    package private(set) var appearance: DisplayAppearance
    package let maximumFramesPerSecond = 60
    package var layerTree: LayerTree?
    package var onEvent: (@MainActor (DisplayEvent) -> Void)?
    package var title = ""

    package init(size: CGSize, scale: CGFloat = 1, appearance: DisplayAppearance = .light) {
        self.size = size
        self.scale = scale
        self.appearance = appearance
    }

    package func show() {}
    package func hide() {}
    package func close() {
        onEvent = nil
        layerTree = nil
    }

    /// Reports an event as if it came from the outside.
    package func send(_ event: DisplayEvent) {
        onEvent?(event)
    }

    /// Changes the size and, if given, the scale, and reports both.
    package func resize(to size: CGSize, scale: CGFloat? = nil) {
        self.size = size
        send(.resized(size))
        if let scale {
            self.scale = scale
            send(.scaleFactorChanged(scale))
        }
    }
}
