import Foundation
import Fuzzing
import OpenCoreGraphics
import OpenDisplay
import OpenQuartzCore
import OpenUIKit

/// Two windows with views and layers, and detached views and layers.
@MainActor final class ViewScene {
    let choices: Choices
    /// Whether everything is drawn at whole pixels without antialiasing and animations, so that pictures must be equal.
    let isPlain: Bool
    /// Whether views of a plain scene can be translucent.
    let isTranslucent: Bool
    var views: [UIView] = []
    /// Layers without a view.
    var layers: [CALayer] = []
    let images: [CGImage]
    /// Whether values may be huge, tiny or not finite.
    let isExtreme: Bool
    /// Whether layers have three-dimensional transforms.
    let isSpatial: Bool
    private let clock = ManualMediaClock(now: 1000)
    private let outerClock = MediaClock.current
    private var surfaces: [OffscreenSurface] = []
    private(set) var windows: [UIWindow] = []
    /// The number of edits that callbacks may make before the next frame.
    private var callbacksLeft = 0
    private var isEditing = false

    init(_ choices: Choices, isPlain: Bool = false) {
        self.choices = choices
        self.isPlain = isPlain
        isExtreme = !isPlain && choices.isTrue(onceIn: 4)
        isSpatial = !isPlain && choices.isTrue(onceIn: 4)
        isTranslucent = isPlain && choices.isTrue()
        MediaClock.current = clock
        // Occasionally so small that scenes exceed it.
        CALayer.maximumDisplayDepth = choices.isTrue(onceIn: 5) ? choices.int(in: 3...40) : 1000
        images = [Self.checkerboard(2, 2), Self.checkerboard(40, 3), Self.checkerboard(24, 24)].compactMap { $0 }
        for _ in 0..<2 {
            let surface = OffscreenSurface(size: CGSize(width: 64, height: 48), scale: 1)
            let window = UIWindow(surface: surface)
            window.makeKeyAndVisible()
            if isExtreme { addMarker(to: window) }
            surfaces.append(surface)
            windows.append(window)
        }
        choices.note("extreme \(isExtreme), spatial \(isSpatial), depth \(CALayer.maximumDisplayDepth)")
    }

    func close() {
        callbacksLeft = 0
        views = []
        layers = []
        for window in windows {
            for view in window.subviews { view.removeFromSuperview() }
            window.close()
        }
        CATransaction.flush()
        MediaClock.current = outerClock
        CALayer.maximumDisplayDepth = 1000
    }

    /// Adds a small topmost layer, which verifies that invalid values of one layer do not affect another one.
    private func addMarker(to window: UIWindow) {
        let marker = CALayer()
        marker.suppressesImplicitActions = true
        marker.frame = CGRect(x: 0, y: 0, width: 3, height: 3)
        marker.backgroundColor = UIColor.magenta.cgColor
        marker.zPosition = 100
        window.layer.addSublayer(marker)
    }

    private static func checkerboard(_ width: Int, _ height: Int) -> CGImage? {
        let size = CGSize(width: width, height: height)
        guard let context = CGContext.bitmap(size: size, scale: 1, isOpaque: false) else { return nil }
        for y in 0..<height {
            for x in 0..<width where (x + y) % 3 != 0 {
                let isDark = (x + y) % 2 == 0
                context.setFillColor(CGColor(red: isDark ? 0.2 : 1, green: 0.5, blue: isDark ? 1 : 0, alpha: 1))
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return context.makeImage()
    }

    // MARK: - Frames

    /// Advances the time, displays a frame in each window and compares it.
    func showFrame() throws {
        callbacksLeft = 3
        let step = choices.element(of: [0, 1.0 / 60, 0.1, 0.3, 1])
        if step > 0 { choices.note("advance by \(step)") }
        clock.advance(by: step)
        changeSurface()
        let isCompared = !choices.isTrue(onceIn: 3)
        for (window, surface) in zip(windows, surfaces) {
            guard let shown = surface.renderImage(at: clock.now) else { continue }
            choices.note("frame")
            guard isCompared, !window.layer.hasReplicatedTransition else { continue }
            try compare(shown, surface, window)
            try compareOrder(in: window)
        }
    }

    private func changeSurface() {
        guard choices.isTrue(onceIn: 12) else { return }
        let surface = choices.element(of: surfaces)
        switch choices.below(3) {
        case 0: surface.setAppearance(surface.appearance == .dark ? .light : .dark)
        case 1: surface.resize(to: CGSize(width: 20 + choices.below(60), height: 20 + choices.below(40)))
        default: surface.resize(to: surface.size, scale: surface.scale == 1 ? 2 : 1)
        }
        choices.note("change the surface")
    }

    private func compare(_ shown: CGImage, _ surface: OffscreenSurface, _ window: UIWindow) throws {
        // Before the copy is prepared, which calls completions that edit the views.
        surface.paintDamage()
        writeOutline(of: window.layer)
        let copy = OffscreenSurface(size: surface.size, scale: surface.scale)
        copy.layerTree = LayerTree(rootLayer: window.layer.freshCopy())
        guard let fresh = copy.renderImage(at: clock.now) else { throw FuzzFailure("the copy has no picture") }
        guard !isPlain else { return try comparePlainly(shown, fresh, surface.damageImage) }
        // Cairo's matrices do not represent the scale of an image or gradient that is stretched very far.
        let ignored = window.layer.stretchedAreas
        // The copy's animated values differ from those of the tree in the last bits, which Cairo may round otherwise: once
        // for each translucent layer, and for each of the edges that lie upon each other. Cairo's rasterizers for
        // rectangles and for paths differ in the coverage of an edge by up to a quarter.
        let message = "a frame differs from that of a new painter"
        try requireEqual(shown, fresh, except: ignored, scale: surface.scale, tolerance: 3, ignoresEdges: true, message)
        try requireEqual(shown, fresh, except: ignored, scale: surface.scale, tolerance: 64, message)
        if isExtreme, !isSpatial {
            let isSeen = shown.pixel(x: 0, y: 0) == PixelColor(red: 255, green: 0, blue: 255)
            try require(isSeen, "a layer in front of all others is not seen")
        }
        guard let damaged = surface.damageImage else { return }
        // Cairo rounds edges differently if the clip differs: antialiased ones in their opacity, images by up to two
        // pixels. Where it draws a recording into an image first, it places that at a whole pixel.
        try requireEqual(
            damaged, shown, except: ignored, scale: surface.scale, tolerance: 16, pixels: 12, ignoresEdges: true,
            ignoresShifts: true,
            "a frame painted over the one before differs")
    }

    private func comparePlainly(_ shown: CGImage, _ fresh: CGImage, _ damaged: CGImage?) throws {
        // Colors are rounded once for each group of translucent layers, of which the painters have different ones.
        let tolerance = isTranslucent ? 2 : 0
        try requireEqual(shown, fresh, tolerance: tolerance, "a frame differs from that of a new painter")
        guard let damaged else { return }
        try requireEqual(damaged, shown, tolerance: tolerance, "a frame painted over the one before differs")
    }

    /// Verifies that the layers of subviews are in the order of the subviews.
    private func compareOrder(in view: UIView) throws {
        let layers = (view.layer.sublayers ?? []).filter { layer in view.subviews.contains { $0.layer === layer } }
        let isInOrder = layers.elementsEqual(view.subviews.map(\.layer), by: ===)
        try require(isInOrder, "the layers of \(type(of: view)) are not in the order of its subviews")
        for subview in view.subviews {
            try require(subview.superview === view, "a subview has another superview")
            try require(subview.window === view.window, "a subview has another window")
            try compareOrder(in: subview)
        }
    }

    // MARK: - Callbacks

    /// Called by views of the scene during layout, display and moves.
    func callback(_ name: String) {
        guard callbacksLeft > 0, !isEditing, choices.isTrue(onceIn: 4) else { return }
        callbacksLeft -= 1
        choices.note("in \(name):")
        edit()
    }

    // MARK: - Edits

    /// Makes a single change.
    func edit() {
        guard !isEditing else { return }
        isEditing = true
        defer { isEditing = false }
        guard !isPlain else { return editPlainly() }
        let view = views.isEmpty ? nil : choices.element(of: views)
        guard let view, views.count + layers.count < 40 || !choices.isTrue(onceIn: 4) else { return addView() }
        switch choices.below(16) {
        case 0, 1: addView()
        case 2: addLayer()
        case 3...5: editHierarchy(view)
        case 6...8: changeProperty(of: view)
        case 9, 10: changeProperty(of: layer(near: view))
        case 11: editLayerHierarchy(view)
        case 12, 13: animate(view)
        case 14: animate(layer(near: view))
        default: removeAnimations(of: view)
        }
    }

    /// Allows callbacks to edit during a closure that is part of an edit.
    func allowingCallbacks(_ body: () -> Void) {
        let outer = isEditing
        isEditing = false
        body()
        isEditing = outer
    }

    func layer(near view: UIView) -> CALayer {
        guard !layers.isEmpty, choices.isTrue() else { return view.layer }
        return choices.element(of: layers)
    }

    /// Returns a possible superview: another view or a window.
    func parent() -> UIView {
        guard !views.isEmpty, choices.isTrue(onceIn: 3) else {
            return windows[choices.isTrue(onceIn: 5) ? 1 : 0]
        }
        return choices.element(of: views).containerOfScene
    }

    func addView() {
        let view = isPlain ? makePlainView() : makeView()
        view.frame = isPlain ? plainRect() : rect()
        if choices.isTrue() { view.backgroundColor = color() }
        let parent = parent()
        choices.note("add \(type(of: view)) \(views.count) \(view.frame) to \(parent.nameInScene(views))")
        views.append(view)
        allowingCallbacks { parent.addSubview(view) }
    }

    private func addLayer() {
        let kinds: [CALayer.Type] = [
            CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self, CAReplicatorLayer.self,
            CAEmitterLayer.self,
        ]
        let kind = isSpatial && choices.isTrue(onceIn: 4) ? CATransformLayer.self : choices.element(of: kinds)
        let layer = kind.init()
        layer.frame = rect()
        if choices.isTrue() { layer.backgroundColor = color().cgColor }
        let parent = choices.isTrue(onceIn: 4) && !layers.isEmpty ? choices.element(of: layers) : parent().layer
        choices.note("add \(kind) \(layers.count) \(layer.frame) to a \(type(of: parent))")
        layers.append(layer)
        parent.addSublayer(layer)
    }

    private func makeView() -> UIView {
        switch choices.below(9) {
        case 0: return UIView()
        case 1: return RestlessView(self)
        case 2: return GradientView()
        case 3: return ShapeView()
        case 4:
            let label = UILabel()
            label.text = choices.element(of: ["a", "Two words", "مرحبا", ""])
            return label
        case 5: return UIImageView(image: images.first.map { UIImage(cgImage: $0) })
        case 6: return DrawnView(self)
        case 7:
            let scrollView = UIScrollView()
            scrollView.showsVerticalScrollIndicator = false
            scrollView.showsHorizontalScrollIndicator = false
            scrollView.contentSize = CGSize(width: 100, height: 400)
            return scrollView
        default: return UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        }
    }
}

/// Throws unless two pictures are equal, except for a number of pixels that exceed a tolerance.
///
/// - Parameters:
///   - areas: The areas that are not compared, in points.
///   - scale: The number of pixels per point.
///   - ignoresEdges: Whether the pictures may also differ in straight edges, up to two pixels wide.
///   - ignoresShifts: Whether the content of the first picture may be shifted by up to a pixel.
@MainActor func requireEqual(
    _ first: CGImage, _ second: CGImage, except areas: [CGRect] = [], scale: CGFloat = 1, tolerance: Int,
    pixels: Int = 0, ignoresEdges: Bool = false,
    ignoresShifts: Bool = false, _ message: String
) throws {
    let isSame = first.withPixels { pixels in second.withPixels { pixels.elementsEqual($0) } }
    guard !isSame || first.width != second.width else { return }
    guard areas.isEmpty else {
        return try requireEqual(
            first.covered(areas, scale: scale), second.covered(areas, scale: scale), tolerance: tolerance,
            pixels: pixels,
            ignoresEdges: ignoresEdges, ignoresShifts: ignoresShifts, message)
    }
    let difference = PixelDifference(first, second, tolerance: tolerance)
    defer { if difference.differingPixels > pixels { writePictures(first, second) } }
    if ignoresEdges, difference.hasSameSize {
        let differing = DifferingPixels(first, second, tolerance: tolerance, isAnywhereNear: ignoresShifts)
        guard differing.countOutsideEdges > pixels else { return }
    }
    try require(
        difference.differingPixels <= pixels,
        "\(message) in \(difference.differingPixels) pixels within \(difference.bounds), by up to "
            + "\(difference.maximumDifference)")
}

/// The folder for pictures and layers of failing cases, which the environment variable `FUZZ_PICTURES` names.
private let pictureFolder = ProcessInfo.processInfo.environment["FUZZ_PICTURES"].map { URL(fileURLWithPath: $0) }

/// Writes two differing pictures.
@MainActor func writePictures(_ first: CGImage, _ second: CGImage) {
    guard let pictureFolder else { return }
    for (name, image) in [("incremental", first), ("fresh", second)] {
        try? image.pngData()?.write(to: pictureFolder.appendingPathComponent("\(name).png"))
    }
}

/// Writes what the layers of the last compared frame display.
@MainActor private func writeOutline(of layer: CALayer) {
    guard let pictureFolder else { return }
    try? Data(layer.outline().utf8).write(to: pictureFolder.appendingPathComponent("layers.txt"))
}

extension CGImage {
    /// Returns the picture with rectangles in points covered.
    fileprivate func covered(_ areas: [CGRect], scale: CGFloat) -> CGImage {
        let size = CGSize(width: width, height: height)
        guard let context = CGContext.bitmap(size: size, scale: 1, isOpaque: false) else { return self }
        context.saveGState()
        // Images are drawn upside down.
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(self, in: CGRect(origin: .zero, size: size))
        context.restoreGState()
        context.setFillColor(.black)
        context.scaleBy(x: scale, y: scale)
        for area in areas { context.fill(area.insetBy(dx: -2, dy: -2)) }
        return context.makeImage() ?? self
    }
}

extension CALayer {
    /// The areas, in points of the window, of images, gradients and backdrops that are longer than 100,000 points.
    fileprivate var stretchedAreas: [CGRect] {
        let shown = presentation() ?? self
        let hasPattern = shown.contents != nil || shown.backdrop != nil || self is CAGradientLayer
        let isStretched = hasPattern && max(shown.bounds.width, shown.bounds.height) > 100_000
        let blur = shown.value(forKeyPath: "filters.gaussianBlur.inputRadius") as? CGFloat ?? 0
        // Only the area of the layer with its sublayers includes what a blur adds.
        return (isStretched ? [paintedArea(includingSublayers: blur > 0)] : [])
            + (sublayers ?? []).flatMap(\.stretchedAreas)
    }

    /// Whether a layer in a replicator layer has a transition.
    ///
    /// The replicas show their previous content then, which a copy of their source does not have.
    fileprivate var hasReplicatedTransition: Bool {
        let isReplicator = self is CAReplicatorLayer
        return (sublayers ?? []).contains { isReplicator ? $0.hasTransition : $0.hasReplicatedTransition }
    }

    private var hasTransition: Bool {
        animation(forKey: kCATransition) != nil || (sublayers ?? []).contains { $0.hasTransition }
    }

    /// Returns a copy of the displayed layer and its sublayers that no painter has processed.
    func freshCopy() -> CALayer {
        let copy = presentation() ?? type(of: self).init(layer: self)
        copy.suppressesImplicitActions = true
        if let mask { copy.mask = mask.freshCopy() }
        for sublayer in sublayers ?? [] { copy.addSublayer(sublayer.freshCopy()) }
        return copy
    }
}
