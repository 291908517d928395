import CGTK
import TestSupport
import Testing

import OpenCoreGraphics

@Suite("Drawing context") struct ContextTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func draw(
        _ width: Int = 20, _ height: Int = 20, scale: CGFloat = 1, isOpaque: Bool = false, _ body: (CGContext) -> Void
    ) throws -> CGImage {
        let size = CGSize(width: width, height: height)
        let image = CGContext.image(size: size, scale: scale, isOpaque: isOpaque, body)
        return try #require(image)
    }

    private func color(_ image: CGImage, _ x: Int, _ y: Int) -> String {
        image.pixel(x: x, y: y)?.description ?? "outside"
    }

    @Test("A context's origin is at the top left, and one point has scale pixels")
    func orientation() throws {
        let image = try draw(10, 20, scale: 2) { context in
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(image.width == 20)
        #expect(image.height == 40)
        #expect(color(image, 0, 0) == "#ff0000ff")
        #expect(color(image, 9, 9) == "#ff0000ff")
        #expect(color(image, 10, 9) == "#00000000")
        #expect(color(image, 0, 39) == "#00000000")
    }

    @Test("Contexts with a size that is not positive, not finite or too large are not created")
    func refusedSizes() {
        for side in [0, -5, .nan, .infinity, 40_000] as [CGFloat] {
            #expect(CGContext.bitmap(size: CGSize(width: side, height: 10), scale: 1) == nil)
            #expect(CGContext.bitmap(size: CGSize(width: 10, height: side), scale: 1) == nil)
        }
        #expect(CGContext.bitmap(size: CGSize(width: 10, height: 10), scale: 0) == nil)
        #expect(CGContext.bitmap(size: CGSize(width: 10, height: 10), scale: .nan) == nil)
        #expect(CGContext.bitmap(size: CGSize(width: 30_000, height: 30_000), scale: 1) == nil)
    }

    @Test("A restored graphics state has the previous colors, clip, transform, line width and alpha")
    func states() throws {
        let image = try draw { context in
            context.setFillColor(red)
            context.saveGState()
            context.setFillColor(blue)
            context.translateBy(x: 100, y: 100)
            context.setAlpha(0.1)
            context.clip(to: .zero)
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.restoreGState()
        }
        #expect(color(image, 10, 10) == "#ff0000ff")
    }

    @Test("Transforms apply to later path operations, the last transform first")
    func transforms() throws {
        let image = try draw { context in
            context.setFillColor(red)
            context.translateBy(x: 10, y: 10)
            context.scaleBy(x: 2, y: 2)
            #expect(context.ctm == CGAffineTransform(2, 0, 0, 2, 10, 10))
            #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 12))
            #expect(context.convertToUserSpace(CGPoint(x: 12, y: 12)) == CGPoint(x: 1, y: 1))
            context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.scaleBy(x: 0, y: 0)
            context.fillPath()
        }
        #expect(color(image, 10, 10) == "#ff0000ff")
        #expect(color(image, 13, 13) == "#ff0000ff")
        #expect(color(image, 14, 14) == "#00000000")
        #expect(color(image, 9, 9) == "#00000000")
    }

    @Test("Operations with values that are not finite do not affect later drawing")
    func notFinite() throws {
        let nan = CGFloat.nan
        let image = try draw { context in
            context.setFillColor(red)
            context.setStrokeColor(red)
            for bad in [nan, .infinity, -.infinity] {
                let rect = CGRect(x: bad, y: 0, width: 10, height: bad)
                context.saveGState()
                context.fill(rect)
                context.stroke(rect)
                context.fillEllipse(in: rect)
                context.setLineWidth(bad)
                context.setMiterLimit(bad)
                context.setLineDash(phase: bad, lengths: [bad, 1])
                context.stroke(CGRect(x: -50, y: -50, width: 10, height: 10))
                context.setLineDash(phase: 0, lengths: [0, 0])
                context.stroke(CGRect(x: -50, y: -50, width: 10, height: 10))
                context.setLineDash(phase: 0, lengths: [-1, 3])
                context.stroke(CGRect(x: -50, y: -50, width: 10, height: 10), width: bad)
                context.setShadow(offset: CGSize(width: bad, height: 0), blur: bad, color: blue)
                context.setAlpha(bad)
                drawEverything(in: context, rect, bad)
                context.concatenate(CGAffineTransform(scaleX: bad, y: bad))
                context.setAlpha(1)
                context.setShadow(offset: .zero, blur: 3, color: blue)
                drawEverything(in: context, CGRect(x: 0, y: 0, width: 20, height: 20), 1)
                context.restoreGState()
                context.saveGState()
                context.scaleBy(x: 0, y: 1)
                drawEverything(in: context, CGRect(x: 0, y: 0, width: 20, height: 20), 1)
                context.restoreGState()
            }
            context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(context.isUsable)
        }
        #expect(color(image, 5, 5) == "#ff0000ff")
        #expect(color(image, 15, 15) == "#00000000")
    }

    private func drawEverything(in context: CGContext, _ rect: CGRect, _ number: CGFloat) {
        guard let picture = CGContext.image(size: CGSize(width: 4, height: 4), scale: 1, { _ in }),
            let gradient = CGGradient(colors: [red, blue])
        else {
            Issue.record("There is no picture or no gradient to draw")
            return
        }
        context.fill(rect)
        context.stroke(rect)
        context.draw(picture, in: rect)
        context.draw(picture, part: rect, in: rect)
        context.drawLinearGradient(gradient, start: rect.origin, end: CGPoint(x: number, y: 5), options: [])
        context.drawRadialGradient(
            gradient, startCenter: rect.origin, startRadius: number, endCenter: .zero, endRadius: 9, options: [])
        context.drawConicGradient(gradient, center: rect.origin, angle: number)
        context.saveGState()
        context.clip(to: rect, mask: picture)
        context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
        context.fill(rect)
        context.endTransparencyLayer()
        context.restoreGState()
        let content = TextContent("text", font: FontDescriptor(size: number))
        TypesetText(content, width: number).draw(in: context, at: rect.origin)
    }

    @Test("Filling the infinite rectangle fills the clip")
    func infiniteRectangle() throws {
        let image = try draw { context in
            context.setFillColor(red)
            context.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        }
        #expect(color(image, 0, 0) == "#ff0000ff")
        #expect(color(image, 19, 19) == "#ff0000ff")
    }

    @Test("The even-odd rule leaves a hole where the winding rule fills")
    func fillRules() throws {
        func ring(_ rule: CGPathFillRule) throws -> CGImage {
            try draw { context in
                context.setFillColor(red)
                context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
                context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
                context.fillPath(using: rule)
                #expect(context.isPathEmpty)
            }
        }
        #expect(color(try ring(.winding), 10, 10) == "#ff0000ff")
        #expect(color(try ring(.evenOdd), 10, 10) == "#00000000")
        #expect(color(try ring(.evenOdd), 2, 2) == "#ff0000ff")
    }

    @Test("Lines have their width in user space, with half of it on each side")
    func lines() throws {
        let image = try draw { context in
            context.scaleBy(x: 2, y: 2)
            context.setLineWidth(2)
            context.move(to: CGPoint(x: 0, y: 5))
            context.addLine(to: CGPoint(x: 10, y: 5))
            context.strokePath()
        }
        #expect((0..<20).map { color(image, 10, $0) == "#000000ff" } == (0..<20).map { (8..<12).contains($0) })
    }

    @Test("A line that is wider than any bitmap is painted up to its ends", arguments: [1, 3] as [CGFloat])
    func widestLine(scale: CGFloat) throws {
        func line(_ width: CGFloat) throws -> [String] {
            let image = try draw(100, 100, scale: scale) { context in
                context.setStrokeColor(red)
                context.setLineWidth(width)
                context.strokeLineSegments(between: [CGPoint(x: 10, y: 20), CGPoint(x: 80, y: 60)])
            }
            return [(45, 40), (75, 10), (10, 75), (2, 2), (97, 97)].map { x, y in
                color(image, Int(scale) * x, Int(scale) * y)
            }
        }
        #expect(try line(1000) == ["#ff0000ff", "#ff0000ff", "#ff0000ff", "#00000000", "#00000000"])
        #expect(try line(1e9) == ["#ff0000ff", "#ff0000ff", "#ff0000ff", "#00000000", "#00000000"])
    }

    @Test("drawPath fills and strokes the same path")
    func drawPath() throws {
        let image = try draw { context in
            context.setFillColor(red)
            context.setStrokeColor(blue)
            context.setLineWidth(4)
            context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.drawPath(using: .fillStroke)
        }
        #expect(color(image, 4, 10) == "#0000ffff")
        #expect(color(image, 10, 10) == "#ff0000ff")
    }

    @Test("Clips intersect, and resetClip removes them")
    func clips() throws {
        let image = try draw { context in
            context.setFillColor(red)
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.resetClip()
            context.setFillColor(blue)
            context.fill(CGRect(x: 15, y: 15, width: 5, height: 5))
        }
        #expect(color(image, 5, 5) == "#ff0000ff")
        #expect(color(image, 12, 5) == "#00000000")
        #expect(color(image, 17, 17) == "#0000ffff")
    }

    @Test("A mask clips drawing by its alpha, with and without a saved graphics state")
    func masks() throws {
        let mask = try draw(2, 1) { context in
            context.setFillColor(CGColor(gray: 0, alpha: 0.5))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        for saves in [true, false] {
            let image = try draw { context in
                context.interpolationQuality = .none
                if saves { context.saveGState() }
                context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
                context.setFillColor(red)
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
                if saves { context.restoreGState() }
            }
            #expect(color(image, 4, 10) == "#ff000080")
            #expect(color(image, 15, 10) == "#00000000")
        }
    }

    @Test("An opaque mask image clips by its brightness")
    func brightnessMask() throws {
        let mask = try draw(2, 1, isOpaque: true) { context in
            context.setFillColor(.white)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let image = try draw { context in
            context.interpolationQuality = .none
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(color(image, 4, 10) == "#ff0000ff")
        #expect(color(image, 15, 10) == "#00000000")
    }

    @Test("drawUpright draws images upright in their rectangle with the context's alpha")
    func images() throws {
        let picture = try draw(2, 2) { context in
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        let image = try draw { context in
            context.interpolationQuality = .none
            context.setAlpha(0.5)
            context.drawUpright(picture, in: CGRect(x: 10, y: 0, width: 10, height: 20))
        }
        #expect(color(image, 15, 2) == "#ff000080")
        #expect(color(image, 15, 15) == "#00000000")
        #expect(color(image, 5, 2) == "#00000000")
    }

    @Test("A part of an image is stretched without adjacent pixels")
    func imageParts() throws {
        let picture = try draw(3, 1) { context in
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
            context.setFillColor(blue)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        let image = try draw { context in
            context.draw(
                picture, part: CGRect(x: 1, y: 0, width: 1, height: 1), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(color(image, 0, 0) == "#0000ffff")
        #expect(color(image, 19, 19) == "#0000ffff")
    }

    @Test("No blend mode changes pixels outside of the shape", arguments: CGBlendMode.allCases)
    func blendModes(mode: CGBlendMode) throws {
        let image = try draw { context in
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setBlendMode(mode)
            context.setFillColor(blue)
            context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
            context.fillEllipse(in: CGRect(x: 11, y: 11, width: 6, height: 6))
            context.draw(context.makeImage() ?? CGImage.empty, in: CGRect(x: 2, y: 12, width: 4, height: 4))
        }
        #expect(color(image, 0, 0) == "#ff0000ff")
        #expect(color(image, 12, 3) == "#ff0000ff")
        #expect(color(image, 19, 19) == "#ff0000ff")
        #expect(color(image, 1, 13) == "#ff0000ff")
    }

    @Test("Blend modes of opaque colors match their formulas")
    func blendResults() throws {
        func result(_ mode: CGBlendMode) throws -> String {
            let image = try draw { context in
                context.setFillColor(CGColor(red: 1, green: 0.4, blue: 0, alpha: 1))
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
                context.setBlendMode(mode)
                context.setFillColor(CGColor(red: 0, green: 0.4, blue: 1, alpha: 1))
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
            return color(image, 10, 10)
        }
        #expect(try result(.normal) == "#0066ffff")
        #expect(try result(.multiply) == "#002900ff")
        #expect(try result(.screen) == "#ffa3ffff")
        #expect(try result(.darken) == "#006600ff")
        #expect(try result(.lighten) == "#ff66ffff")
        #expect(try result(.difference) == "#ff00ffff")
        #expect(try result(.plusLighter) == "#ffccffff")
        #expect(try result(.clear) == "#00000000")
        #expect(try result(.destinationOver) == "#ff6600ff")
        #expect(try result(.sourceOut) == "#00000000")
    }

    @Test("A transparency layer applies the alpha to its content as a whole")
    func transparencyLayer() throws {
        let image = try draw { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setFillColor(blue)
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.saveGState()
            context.restoreGState()
            context.restoreGState()
            context.endTransparencyLayer()
            context.endTransparencyLayer()
        }
        #expect(color(image, 0, 0) == "#ff000080")
        #expect(color(image, 10, 10) == "#0000ff80")
    }

    @Test("Linear gradients stop at their ends unless they are extended")
    func linearGradient() throws {
        let gradient = try #require(CGGradient(colors: [red, blue]))
        func line(_ options: CGGradientDrawingOptions) throws -> [String] {
            let image = try draw { context in
                let (start, end) = (CGPoint(x: 5, y: 0), CGPoint(x: 15, y: 0))
                context.drawLinearGradient(gradient, start: start, end: end, options: options)
            }
            return [color(image, 2, 10), color(image, 17, 10)]
        }
        #expect(try line([]) == ["#00000000", "#00000000"])
        #expect(try line([.drawsBeforeStartLocation]) == ["#ff0000ff", "#00000000"])
        #expect(try line([.drawsAfterEndLocation]) == ["#00000000", "#0000ffff"])
        #expect(try line([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == ["#ff0000ff", "#0000ffff"])
    }

    @Test("Radial gradients omit the area inside the start and outside the end circle unless they are extended")
    func radialGradient() throws {
        let gradient = try #require(CGGradient(colors: [red, blue]))
        func spots(_ options: CGGradientDrawingOptions) throws -> [String] {
            let image = try draw(40, 40) { context in
                let center = CGPoint(x: 20, y: 20)
                context.drawRadialGradient(
                    gradient, startCenter: center, startRadius: 5, endCenter: center, endRadius: 15, options: options)
            }
            return [color(image, 20, 20), color(image, 1, 1)]
        }
        #expect(try spots([]) == ["#00000000", "#00000000"])
        #expect(try spots([.drawsBeforeStartLocation]) == ["#ff0000ff", "#00000000"])
        #expect(try spots([.drawsAfterEndLocation]) == ["#00000000", "#0000ffff"])
    }

    @Test("A conic gradient proceeds around its center, from the given angle, over the whole clip")
    func conicGradient() throws {
        let gradient = try #require(CGGradient(colors: [red, red, blue, blue], locations: [0, 0.5, 0.5, 1]))
        func spots(_ angle: CGFloat) throws -> [String] {
            let image = try draw { $0.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: angle) }
            return [color(image, 1, 1), color(image, 18, 1), color(image, 18, 18), color(image, 1, 18)]
        }
        let (one, two) = ("#ff0000ff", "#0000ffff")
        #expect(try spots(0) == [two, two, one, one])
        #expect(try spots(.pi / 2) == [one, two, two, one])
        #expect(try spots(.nan) == Array(repeating: "#00000000", count: 4))
    }

    @Test("A conic gradient whose points are no numbers in its own coordinates draws nothing")
    func conicGradientOfNoPoints() throws {
        let gradient = try #require(CGGradient(colors: [red, blue]))
        let image = try draw { context in
            // The inverse has the greatest finite entries, so that both coordinates of a pixel are infinite.
            context.concatenate(CGAffineTransform(a: 2.3e-308, b: 0, c: 1, d: 1, tx: 0, ty: 0))
            context.drawConicGradient(gradient, center: .zero, angle: 0)
        }
        #expect(color(image, 10, 10) == "#00000000")
    }

    @Test("The colors of a conic gradient change evenly with the angle")
    func conicGradientColors() throws {
        let gradient = try #require(CGGradient(colors: [red, blue]))
        let image = try draw(41, 41) { context in
            context.translateBy(x: 20.5, y: 20.5)
            context.drawConicGradient(gradient, center: .zero, angle: 0)
        }
        for (x, y, part) in [(20, 40, 0.25), (0, 20, 0.5), (20, 0, 0.75)] {
            let pixel = try #require(Int(color(image, x, y).dropFirst().prefix(2), radix: 16))
            expectNear(Double(pixel), 255 * (1 - part), within: 4)
        }
    }

    @Test(
        "The text drawing mode determines whether glyphs are filled and whether their outlines are stroked",
        arguments: [CGTextDrawingMode.fill, .stroke, .fillStroke, .invisible])
    func textDrawingMode(_ mode: CGTextDrawingMode) throws {
        let text = TypesetText(TextContent("O", font: FontDescriptor(size: 100)), width: nil)
        let image = try draw(120, 140) { context in
            context.setFillColor(blue)
            context.setStrokeColor(red)
            context.setLineWidth(3)
            context.setTextDrawingMode(mode)
            text.draw(in: context, at: CGPoint(x: 8, y: 4))
        }
        let colors = Set((0..<120).flatMap { x in (0..<140).map { color(image, x, $0) } })
        #expect(colors.contains("#0000ffff") == (mode == .fill || mode == .fillStroke))
        #expect(colors.contains("#ff0000ff") == (mode == .stroke || mode == .fillStroke))
    }

    @Test("A shadow is at its offset below its shape, regardless of the transform")
    func shadowOffset() throws {
        let image = try draw { context in
            context.rotate(by: .pi)
            context.setShadow(offset: CGSize(width: 0, height: 6), blur: 0, color: blue)
            context.setFillColor(red)
            context.fill(CGRect(x: -10, y: -10, width: 8, height: 8))
        }
        #expect(color(image, 5, 5) == "#ff0000ff")
        #expect(color(image, 5, 13) == "#0000ffff")
        #expect(color(image, 5, 17) == "#00000000")
        #expect(color(image, 5, 0) == "#00000000")
    }

    @Test("A shape outside of the clip casts its shadow into the clip")
    func shadowFromOutside() throws {
        let image = try draw { context in
            context.setShadow(offset: CGSize(width: 100, height: 0), blur: 0, color: blue)
            context.fill(CGRect(x: -95, y: 5, width: 10, height: 10))
        }
        #expect(color(image, 10, 10) == "#0000ffff")
        #expect(color(image, 2, 2) == "#00000000")
    }

    @Test("The shadow of a half-plane follows the integral of the Gaussian")
    func shadowBlur() throws {
        for blur in [2, 3.5, 8, 20] as [CGFloat] {
            let image = try draw(200, 200) { context in
                context.setShadow(offset: CGSize(width: 0, height: 0), blur: blur, color: .black)
                context.fill(CGRect(x: -500, y: -500, width: 600, height: 1200))
            }
            for x in 101..<150 {
                let expected = 255 * (1 - erf((CGFloat(x) + 0.5 - 100) / (blur / 2) / 2.0.squareRoot())) / 2
                let alpha = CGFloat(image.pixel(x: x, y: 100)?.alpha ?? 0)
                expectNear(alpha, expected, within: 6, "blur \(blur), \(x - 100) pixels out")
            }
        }
    }

    @Test("The context returns its cairo_t with the previous matrix and clip")
    func borrowedCairo() throws {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 10, 10)
        defer { cairo_surface_destroy(surface) }
        let cairo = try #require(cairo_create(surface))
        defer { cairo_destroy(cairo) }
        cairo_scale(cairo, 2, 2)
        do {
            let context = CGContext(cairo: cairo)
            #expect(context.baseScale == 2)
            context.saveGState()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(CGAffineTransform(cairo: cairo) == CGAffineTransform(scaleX: 2, y: 2))
        cairo_paint_with_alpha(cairo, 0.5)
        cairo_surface_flush(surface)
        let image = CGImage(adopting: cairo_surface_reference(surface))
        #expect(color(image, 2, 2) == "#000000ff")
        #expect(color(image, 8, 8) == "#00000080")
    }

    @Test("Edges are antialiased only if the context allows it and the state requests it")
    func antialiasing() throws {
        func alpha(allows: Bool, should: Bool) throws -> UInt8? {
            try draw(4, 4) { context in
                context.setShouldAntialias(should)
                context.setAllowsAntialiasing(allows)
                context.setFillColor(red)
                context.fill([CGRect(x: 0.5, y: 0.5, width: 2, height: 2)])
            }.pixel(x: 0, y: 0)?.alpha
        }
        let smooth = try #require(try alpha(allows: true, should: true))
        #expect((1..<255).contains(smooth))
        for (allows, should) in [(true, false), (false, true), (false, false)] {
            let sharp = try #require(try alpha(allows: allows, should: should))
            #expect(sharp == 0 || sharp == 255)
        }
    }

    @Test("Restoring the state does not restore whether antialiasing is allowed")
    func allowedAntialiasing() throws {
        let image = try draw(4, 4) { context in
            context.saveGState()
            context.setAllowsAntialiasing(false)
            context.restoreGState()
            context.setFillColor(red)
            context.fill([CGRect(x: 0.5, y: 0.5, width: 2, height: 2)])
        }
        let alpha = try #require(image.pixel(x: 0, y: 0)).alpha
        #expect(alpha == 0 || alpha == 255)
    }
}

extension CGImage {
    /// An image of one transparent pixel.
    fileprivate static var empty: CGImage {
        CGImage(adopting: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1))
    }
}
