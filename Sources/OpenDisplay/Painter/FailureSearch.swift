internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

/// A search for the layers that Cairo cannot draw.
///
/// After an error, Cairo draws nothing more: one layer would leave the whole frame without content. The search excludes the
/// sublayers of a layer, includes them again in halves, and looks into those with which the frame fails, starting with the
/// root. It takes O(*d* log *n*) trials for a failing layer at depth *d* among *n* siblings.
@MainActor
struct FailureSearch {
    /// The number of trials after which whole subtrees are excluded.
    private static let maximumTrials = 200

    private let painter: Painter
    private let root: CALayer
    private let viewport: CGRect
    private let canvas: TrialCanvas
    private var trialsLeft = Self.maximumTrials
    /// The layers that were found, each after its superlayers.
    private(set) var found: [[CALayer]] = []

    /// Returns nil if the frame is empty, or too large to be tried.
    init?(_ painter: Painter, root: CALayer, viewport: CGRect) {
        guard let canvas = TrialCanvas(viewport: viewport, scale: painter.scale) else { return nil }
        (self.painter, self.root, self.viewport, self.canvas) = (painter, root, viewport, canvas)
    }

    /// Builds the frame without the excluded layers, and returns whether Cairo can draw it.
    mutating func succeeds() -> Bool {
        trialsLeft -= 1
        guard let node = painter.frame(of: root, viewport: viewport) else { return true }
        return !node.rasters.isIncomplete && canvas.draws(node)
    }

    /// Excludes the layers without which the frame can be drawn.
    mutating func run() {
        search([root])
    }

    /// Searches the last layer of a path, with which the frame fails.
    private mutating func search(_ path: [CALayer]) {
        let inside = path.last.map { painter.builtLayers(in: $0) } ?? []
        painter.setExcluded(true, inside[...], in: path)
        guard inside.isEmpty || !succeeds() else { return include(inside[...], in: path) }
        painter.setExcluded(false, inside[...], in: path)
        painter.setExcluded(true, path.suffix(1), in: path.dropLast())
        found.append(path)
    }

    /// Includes excluded sublayers again, except for those with which the frame fails.
    private mutating func include(_ layers: ArraySlice<CALayer>, in path: [CALayer]) {
        painter.setExcluded(false, layers, in: path)
        guard trialsLeft > 0 else {
            painter.setExcluded(true, layers, in: path)
            return found.append(contentsOf: layers.map { path + [$0] })
        }
        if succeeds() { return }
        guard layers.count > 1 else { return search(path + layers) }
        painter.setExcluded(true, layers, in: path)
        let middle = (layers.startIndex + layers.endIndex) / 2
        include(layers[..<middle], in: path)
        include(layers[middle...], in: path)
    }
}

/// Bitmaps in which frames are drawn to find out whether Cairo can.
private struct TrialCanvas {
    private static let maximumPixels: Double = 33_554_432
    private let viewport: CGRect
    private let scale: CGFloat
    private let pixels: (width: Int, height: Int)

    /// Returns nil if the bitmap would be empty or too large.
    init?(viewport: CGRect, scale: CGFloat) {
        let (width, height) = (Double(viewport.width * scale), Double(viewport.height * scale))
        guard width * height <= Self.maximumPixels, let columns = PictureLimits.pixels(width.rounded(.up)),
            let rows = PictureLimits.pixels(height.rounded(.up))
        else { return nil }
        (self.viewport, self.scale, pixels) = (viewport, scale, (columns, rows))
    }

    /// Draws a node into a new bitmap: an error would remain in an old one.
    func draws(_ node: RenderNode) -> Bool {
        guard
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height))
        else { return true }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            return true
        }
        defer { cairo_destroy(cairo) }
        cairo_scale(cairo, scale, scale)
        cairo_translate(cairo, -viewport.minX, -viewport.minY)
        return node.draw(on: cairo)
    }
}
