import OpenCoreGraphics
import Testing

/// Drawing at coordinates for which Cairo's own numbers overflow.
@Suite("Drawing at extreme coordinates") struct ExtremeDrawingTests {
    private static let numbers: [CGFloat] = [
        0, -3, 2, 1e-300, 1e9, 1e38, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ]
    private static let image = CGContext.image(size: CGSize(width: 2, height: 3), scale: 1) { context in
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }

    /// The operations that draw into a rectangle, by name.
    private static let operations: [String: @Sendable (CGContext, CGRect) -> Void] = [
        "an image": { context, rect in if let image { context.draw(image, in: rect) } },
        "tiles": { context, rect in if let image { context.draw(image, in: rect, byTiling: true) } },
        "a pattern": { context, rect in
            if let image { context.setFillColor(.repeating(image, size: rect.size)) }
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        },
        "a filled rectangle": { $0.fill($1) },
        "a stroked rectangle": { $0.stroke($1) },
        "an ellipse": { $0.fillEllipse(in: $1) },
        "a clip": { context, rect in
            context.clip(to: rect)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        },
        "a mask": { context, rect in
            if let image { context.clip(to: rect, mask: image) }
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        },
        "a shadow": { context, rect in
            context.setShadow(offset: CGSize(width: 1, height: 1), blur: 2)
            context.fill(rect)
        },
        "a gradient": { context, rect in
            let colors = [CGColor.black, .white]
            guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) else { return }
            context.drawLinearGradient(
                gradient, start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.maxY), options: [])
        },
        "a transform": { context, rect in
            context.concatenate(
                CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
            if let image { context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        },
    ]

    @Test("Tiles that are far smaller than a pixel have their average color")
    func smallTiles() throws {
        let context = try #require(CGContext.bitmap(size: CGSize(width: 8, height: 8), scale: 1))
        let image = try #require(Self.image)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1e-200, height: 1e-200), byTiling: true)
        #expect(context.makeImage()?.pixel(x: 4, y: 4) == PixelColor(red: 255, green: 0, blue: 0))
    }

    @Test("Nothing keeps a context from drawing afterwards", arguments: operations.keys.sorted())
    func usable(name: String) throws {
        let draw = try #require(Self.operations[name])
        for x in Self.numbers {
            for y in Self.numbers {
                for width in Self.numbers {
                    for height in Self.numbers {
                        let context = try #require(CGContext.bitmap(size: CGSize(width: 8, height: 8), scale: 1))
                        context.saveGState()
                        draw(context, CGRect(x: x, y: y, width: width, height: height))
                        context.restoreGState()
                        #expect(context.isUsable, "\(x), \(y), \(width), \(height)")
                    }
                }
            }
        }
    }
}
