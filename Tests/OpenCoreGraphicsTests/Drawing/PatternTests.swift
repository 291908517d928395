import TestSupport
import Testing

import OpenCoreGraphics

@Suite("Patterns") struct PatternTests {
    /// A red square in the upper left quarter of a cell of 4 by 4 points.
    private func squares(step: CGFloat = 4, isColored: Bool = true, matrix: CGAffineTransform = .identity) -> CGPattern?
    {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                if isColored { context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1) }
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }, releaseInfo: nil)
        return CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: matrix, xStep: step, yStep: step,
            tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
    }

    private func draw(_ body: (CGContext) throws -> Void) throws -> CGImage {
        try #require(try CGContext.image(size: CGSize(width: 16, height: 16), scale: 1, body))
    }

    private func fill(_ pattern: CGPattern, in context: CGContext, phase: CGSize = .zero) throws {
        context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        context.setPatternPhase(phase)
        context.setFillPattern(pattern, colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }

    @Test("A pattern repeats its cell from the origin")
    func tiles() throws {
        let pattern = try #require(squares())
        let image = try draw { try fill(pattern, in: $0) }
        #expect(image.pixel(x: 0, y: 0)?.description == "#ff0000ff")
        #expect(image.pixel(x: 3, y: 0)?.description == "#00000000")
        #expect(image.pixel(x: 4, y: 4)?.description == "#ff0000ff")
        #expect(image.pixel(x: 13, y: 12)?.description == "#ff0000ff")
        #expect(image.pixel(x: 4, y: 7)?.description == "#00000000")
    }

    @Test("The phase moves the cells")
    func phase() throws {
        let pattern = try #require(squares())
        let image = try draw { try fill(pattern, in: $0, phase: CGSize(width: 2, height: 0)) }
        #expect(image.pixel(x: 0, y: 0)?.description == "#00000000")
        #expect(image.pixel(x: 2, y: 0)?.description == "#ff0000ff")
    }

    @Test("The steps separate the cells")
    func step() throws {
        let pattern = try #require(squares(step: 8))
        let image = try draw { try fill(pattern, in: $0) }
        #expect(image.pixel(x: 4, y: 0)?.description == "#00000000")
        #expect(image.pixel(x: 8, y: 0)?.description == "#ff0000ff")
    }

    @Test("The matrix scales the cells")
    func matrix() throws {
        let pattern = try #require(squares(matrix: CGAffineTransform(scaleX: 2, y: 2)))
        let image = try draw { try fill(pattern, in: $0) }
        #expect(image.pixel(x: 3, y: 3)?.description == "#ff0000ff")
        #expect(image.pixel(x: 5, y: 0)?.description == "#00000000")
        #expect(image.pixel(x: 8, y: 8)?.description == "#ff0000ff")
    }

    @Test("An uncolored pattern is drawn in the color of the components")
    func uncolored() throws {
        let pattern = try #require(squares(isColored: false))
        let image = try draw { context in
            let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
            context.setFillColorSpace(space)
            context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        }
        #expect(image.pixel(x: 0, y: 0)?.description == "#0000ffff")
    }

    @Test("The components of a color with an uncolored pattern are those of the color in which it is drawn")
    func uncoloredComponents() throws {
        let pattern = try #require(squares(isColored: false))
        let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [0, 0.25, 1, 0.5]))
        #expect(color.components == [0, 0.25, 1, 0.5])
        #expect(color.copy(alpha: 1)?.components == [0, 0.25, 1, 1])
    }

    @Test("Components in a space of patterns give no color without a pattern")
    func patternSpace() throws {
        let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        #expect(CGColor(colorSpace: space, components: [0, 0, 1, 1]) == nil)
    }

    @Test("The component of a colored pattern is its opacity")
    func opacity() throws {
        let pattern = try #require(squares())
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [0.5]))
        #expect(color.components == [0.5])
        #expect(color.pattern === pattern)
        #expect(color.colorSpace?.model == .pattern)
        let image = try draw { context in
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        }
        let alpha = try #require(image.pixel(x: 0, y: 0)?.alpha)
        #expect((126...129).contains(alpha))
    }

    @Test("Lines are stroked with a pattern")
    func stroke() throws {
        let pattern = try #require(squares())
        let image = try draw { context in
            context.setStrokeColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
            context.setStrokePattern(pattern, colorComponents: [1])
            context.setLineWidth(4)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 16, y: 2)])
        }
        #expect(image.pixel(x: 0, y: 0)?.description == "#ff0000ff")
        #expect(image.pixel(x: 3, y: 3)?.description == "#00000000")
    }

    @Test("A pattern in a space that does not fit to it is not set")
    func wrongSpace() throws {
        let pattern = try #require(squares())
        let image = try draw { context in
            context.setFillColor(.white)
            context.setFillPattern(pattern, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        }
        #expect(image.pixel(x: 3, y: 3)?.description == "#ffffffff")
    }

    @Test("Empty cells, steps of 0 and numbers that are not finite give no pattern")
    func refused() {
        #expect(squares(step: 0) == nil)
        #expect(squares(step: .nan) == nil)
        #expect(squares(matrix: CGAffineTransform(scaleX: 0, y: 1)) == nil)
    }

    @Test("The information is released with the pattern")
    func release() {
        final class Counter { var count = 0 }
        let counter = Counter()
        var callbacks = CGPatternCallbacks(
            version: 0, drawPattern: { _, _ in },
            releaseInfo: { info in
                if let info { Unmanaged<Counter>.fromOpaque(info).takeRetainedValue().count += 1 }
            })
        var pattern = CGPattern(
            info: Unmanaged.passRetained(counter).toOpaque(), bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
            matrix: .identity, xStep: 1, yStep: 1, tiling: .noDistortion, isColored: true, callbacks: &callbacks)
        #expect(pattern != nil)
        pattern = nil
        #expect(counter.count == 1)
    }

    @Test("Colors of printer inks are converted")
    func inks() {
        let color = CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0.5, alpha: 1)
        #expect(color.components == [0.5, 0, 0, 1])
    }

    @Test("A color with components is in the space that was set")
    func components() throws {
        let image = try draw { context in
            context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
            context.setFillColor([0, 1, 0, 1])
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        }
        #expect(image.pixel(x: 3, y: 3)?.description == "#00ff00ff")
    }

    @Test("A fill color sets the space of the components of the next one")
    func fillColorSpace() throws {
        let image = try draw { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.setFillColor([0, 1, 0, 1])
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        }
        #expect(image.pixel(x: 3, y: 3)?.description == "#00ff00ff")
    }

    @Test("A stroke color sets the space of the components of the next one")
    func strokeColorSpace() throws {
        let image = try draw { context in
            context.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.setStrokeColor([0, 1, 0, 1])
            context.setLineWidth(4)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 16, y: 2)])
        }
        #expect(image.pixel(x: 3, y: 2)?.description == "#00ff00ff")
    }
}
