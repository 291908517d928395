import Testing
import OpenCoreGraphics
import OpenQuartzCore

@testable import OpenDisplay

/// A root layer on an off-screen surface that displays changes without animations.
@MainActor
struct SurfaceStage {
    let root: CALayer
    let tree: LayerTree
    let surface: OffscreenSurface

    init(width: CGFloat = 100, height: CGFloat = 100, scale: CGFloat = 1, root: CALayer = makeLayer()) {
        self.root = root
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
        tree = LayerTree(rootLayer: root)
        surface = OffscreenSurface(size: CGSize(width: width, height: height), scale: scale)
        surface.layerTree = tree
    }

    func render() throws -> CGImage {
        try #require(surface.renderImage())
    }

    /// Renders a frame and returns the painter's statistics for it.
    func statistics() throws -> Painter.Statistics {
        surface.painter.statistics = Painter.Statistics()
        _ = try render()
        return surface.painter.statistics
    }
}

/// Creates a layer without implicit animations.
@MainActor
func makeLayer(
    _ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 0, _ height: CGFloat = 0, color: CGColor? = nil
) -> CALayer {
    let layer = CALayer()
    layer.suppressesImplicitActions = true
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension PixelColor {
    static let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
    static let pureRed = PixelColor(red: 255, green: 0, blue: 0)
    static let pureGreen = PixelColor(red: 0, green: 255, blue: 0)
    static let pureBlue = PixelColor(red: 0, green: 0, blue: 255)
    static let pureWhite = PixelColor(red: 255, green: 255, blue: 255)
}

extension CGImage {
    /// The color of a pixel; clear outside of the image.
    func color(x: Int, y: Int) -> PixelColor {
        pixel(x: x, y: y) ?? .clear
    }
}

/// Creates an image of vertical stripes, each one pixel wide, with the given colors.
func makeImage(_ rows: [[CGColor]]) throws -> CGImage {
    let size = CGSize(width: rows.first?.count ?? 0, height: rows.count)
    let context = try #require(CGContext.bitmap(size: size, scale: 1, isOpaque: false))
    for (y, row) in rows.enumerated() {
        for (x, color) in row.enumerated() {
            context.setFillColor(color)
            context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
    }
    return try #require(context.makeImage())
}
