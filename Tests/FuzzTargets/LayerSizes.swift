import Fuzzing
import OpenCoreGraphics
import OpenDisplay
import OpenQuartzCore

/// Layers of any size, whose shadows, paths, images and transforms have sizes of their own.
///
/// Each frame takes bounded time and memory, and a layer in front of all others is still painted.
let layerSizesTarget = FuzzTarget(
    "layer-sizes", "layers with effects from 1e-12 to 1e300 points: painting stays quick, and harms no other layer",
    shortRun: 60, megabytes: 1500
) { choices in
    let oldHandler = LayerDiagnostics.handler
    LayerDiagnostics.handler = { _ in }
    defer { LayerDiagnostics.handler = oldHandler }
    try LayerSizesCase(choices).run()
}

@MainActor private struct LayerSizesCase {
    private static let lengths: [CGFloat] = [
        1e-12, 0.01, 0.5, 3, 30, 300, 4000, 20_000, 1e5, 1e6, 3e6, 1e7, 1e9, 1e12, 1e39, 1e100, 1e300,
    ]

    let choices: Choices
    private let surface = OffscreenSurface(size: CGSize(width: 40, height: 40), scale: 2)
    private let root = CALayer()

    init(_ choices: Choices) {
        self.choices = choices
        root.suppressesImplicitActions = true
        root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    }

    func run() throws {
        surface.layerTree = LayerTree(rootLayer: root)
        let layer = makeLayer()
        root.addSublayer(layer)
        var container = layer
        choices.steps(upTo: 3) {
            let child = makeLayer()
            container.addSublayer(child)
            if choices.isTrue() { container = child }
        }
        let marker = CALayer()
        marker.suppressesImplicitActions = true
        marker.frame = CGRect(x: 30, y: 30, width: 10, height: 10)
        marker.backgroundColor = CGColor(red: 1, green: 0, blue: 1, alpha: 1)
        root.addSublayer(marker)
        try requireMarker("the first frame")
        layer.position.x -= length() / 4
        try requireMarker("the frame after a move")
        surface.paintDamage()
        layer.removeFromSuperlayer()
        try requireMarker("the frame after the removal")
    }

    private func requireMarker(_ moment: String) throws {
        choices.note(moment)
        let color = surface.renderImage(at: 0)?.pixel(x: 70, y: 70)
        try require(
            color == PixelColor(red: 255, green: 0, blue: 255),
            "the layer in front is \(color.map { "\($0)" } ?? "missing") in \(moment)")
    }

    // MARK: Layers

    private func length() -> CGFloat { choices.element(of: Self.lengths) }

    private func size() -> CGSize {
        let width = length()
        return CGSize(width: width, height: choices.isTrue() ? width : length())
    }

    private func makeLayer() -> CALayer {
        let layer = makeContent()
        layer.suppressesImplicitActions = true
        let size = size()
        layer.bounds.size = size
        layer.anchorPoint = choices.element(of: [.zero, CGPoint(x: 0.5, y: 0.5)])
        layer.position = choices.element(of: [.zero, CGPoint(x: -size.width / 4, y: 0), CGPoint(x: 20, y: 20)])
        if choices.isTrue() { layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5) }
        choices.note("\(type(of: layer)) \(layer.bounds) at \(layer.position)")
        choices.steps(upTo: 2) { applyEffect(to: layer) }
        return layer
    }

    private func makeContent() -> CALayer {
        switch choices.below(6) {
        case 1: return makeGradient()
        case 2: return makeShape()
        case 3: return makeText()
        case 4: return makeImage()
        default: return CALayer()
        }
    }

    private func makeGradient() -> CALayer {
        let layer = CAGradientLayer()
        let kinds: [(CAGradientLayerType, start: CGPoint)] = [
            (.axial, layer.startPoint), (.radial, layer.startPoint), (.conic, layer.startPoint),
            (.radial, CGPoint(x: 0.5, y: 0.5)), (.radial, CGPoint(x: 300, y: -30)), (.axial, CGPoint(x: -30, y: 300)),
        ]
        (layer.type, layer.startPoint) = choices.element(of: kinds)
        layer.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        let length = length()
        if choices.isTrue() { layer.endPoint = CGPoint(x: length, y: -length) }
        choices.note("\(layer.type.rawValue) from \(layer.startPoint) to \(layer.endPoint)")
        return layer
    }

    private func makeShape() -> CALayer {
        let layer = CAShapeLayer()
        let size = size()
        let rect = CGRect(x: choices.isTrue() ? 0 : -size.width, y: 0, width: size.width, height: size.height)
        layer.path =
            choices.isTrue()
            ? CGPath(rect: rect, transform: nil) : CGPath(ellipseIn: rect, transform: nil)
        layer.strokeColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        if choices.isTrue() { layer.lineWidth = length() }
        if choices.isTrue() { layer.lineDashPattern = [1, 2] }
        choices.note("a path of \(rect), line \(layer.lineWidth)")
        return layer
    }

    private func makeText() -> CALayer {
        let layer = CATextLayer()
        layer.string = "text"
        layer.fontSize = length()
        choices.note("text of \(layer.fontSize) points")
        return layer
    }

    private func makeImage() -> CALayer {
        let layer = CALayer()
        guard let context = CGContext.bitmap(size: CGSize(width: 4, height: 4), scale: 1, isOpaque: false) else {
            return layer
        }
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        layer.contents = context.makeImage()
        layer.contentsGravity = choices.element(of: [.resize, .center, .resizeAspectFill, .bottomLeft])
        if choices.isTrue() { layer.contentsScale = choices.isTrue() ? length() : 1 / length() }
        if choices.isTrue() { layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
        choices.note("an image, \(layer.contentsGravity), scale \(layer.contentsScale)")
        return layer
    }

    // MARK: Effects

    private func applyEffect(to layer: CALayer) {
        let length = length()
        switch choices.below(12) {
        case 0:
            (layer.shadowOpacity, layer.shadowRadius) = (1, length)
            choices.note("shadow of radius \(length)")
        case 1:
            (layer.shadowOpacity, layer.shadowOffset) = (1, CGSize(width: length, height: -length))
            choices.note("shadow moved by \(length)")
        case 2:
            layer.shadowOpacity = 1
            layer.shadowPath = CGPath(rect: CGRect(origin: .zero, size: size()), transform: nil)
            choices.note("shadow path \(layer.shadowPath?.boundingBox ?? .null)")
        case 3:
            layer.setValue(length, forKeyPath: "filters.gaussianBlur.inputRadius")
            choices.note("blur of \(length)")
        case 4:
            let mask = makeContent()
            mask.suppressesImplicitActions = true
            mask.frame = CGRect(origin: .zero, size: size())
            mask.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            layer.mask = mask
            choices.note("mask \(type(of: mask)) \(mask.frame)")
        case 5:
            (layer.borderWidth, layer.borderColor) = (length, CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            choices.note("border of \(length)")
        case 6:
            (layer.cornerRadius, layer.masksToBounds) = (length, choices.isTrue())
            layer.cornerCurve = choices.isTrue() ? .continuous : .circular
            choices.note("corners of \(length), \(layer.cornerCurve.rawValue), clips \(layer.masksToBounds)")
        case 7:
            layer.backdrop = BackdropValues(blurRadius: length, saturation: self.length())
            choices.note("backdrop \(layer.backdrop.map { "\($0)" } ?? "")")
        case 8:
            (layer.shouldRasterize, layer.rasterizationScale) = (true, length)
            choices.note("rasterized at \(length)")
        case 9:
            let transform = CATransform3DMakeRotation(choices.isTrue() ? 0 : 0.5, 0, 1, 0)
            layer.transform = CATransform3DConcat(transform, CATransform3DMakeScale(length, self.length(), 1))
            if choices.isTrue() { layer.transform.m34 = choices.isTrue() ? -1 / length : -length }
            choices.note("transform \(layer.transform)")
        case 10:
            layer.sublayerTransform = CATransform3DMakeScale(length, length, 1)
            choices.note("sublayers scaled by \(length)")
        default:
            layer.opacity = 0.5
            layer.allowsGroupOpacity = true
            choices.note("half transparent")
        }
    }
}
