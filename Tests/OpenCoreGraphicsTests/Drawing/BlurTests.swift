import Fuzzing
import Testing

@testable import OpenCoreGraphics

@Suite("Blur and prerendered shadows") struct BlurTests {
    /// The Gaussian function, by definition.
    private func exact(_ pixels: [UInt8], width: Int, height: Int, sigma: CGFloat) -> [CGFloat] {
        let reach = Int(sigma * 5) + 1
        let bells = (-reach...reach).map { exp(-CGFloat($0 * $0) / (2 * sigma * sigma)) }
        let sum = bells.reduce(0, +)
        func pass(_ values: [CGFloat], dx: Int, dy: Int) -> [CGFloat] {
            (0..<values.count).map { index in
                let (x, y) = (index % width, index / width)
                return (-reach...reach).reduce(CGFloat(0)) { total, step in
                    let (px, py) = (x + step * dx, y + step * dy)
                    guard 0..<width ~= px, 0..<height ~= py else { return total }
                    return total + values[py * width + px] * bells[step + reach] / sum
                }
            }
        }
        return pass(pass(pixels.map { CGFloat($0) }, dx: 1, dy: 0), dx: 0, dy: 1)
    }

    @Test("The blur of random boxes approximates the Gaussian", arguments: [0.6, 1.3, 2, 2.6, 4, 7])
    func nearGaussian(sigma: Double) {
        var random = SeededRandom(seed: UInt64(sigma * 10))
        let reach = GaussianBlur.reach(of: CGFloat(sigma))
        let (width, height) = (30 + 2 * reach, 24 + 2 * reach)
        for _ in 0..<4 {
            var pixels = [UInt8](repeating: 0, count: width * height)
            for _ in 0..<3 {
                let (x, y) = (Int.random(in: 0..<20, using: &random), Int.random(in: 0..<16, using: &random))
                for py in y..<y + 8 {
                    for px in x..<x + 10 { pixels[(py + reach) * width + px + reach] = 255 }
                }
            }
            let expected = exact(pixels, width: width, height: height, sigma: CGFloat(sigma))
            pixels.withUnsafeMutableBufferPointer {
                GaussianBlur.blur($0, width: width, height: height, stride: width, sigma: CGFloat(sigma))
            }
            let worst = zip(pixels, expected).map { abs(CGFloat($0) - $1) }.max() ?? 255
            #expect(worst < 13, "off by \(worst) of 255")
        }
    }

    @Test("A blur leaves pixels beyond its extent untouched")
    func reach() {
        for sigma in stride(from: CGFloat(0.3), through: 12, by: 0.7) {
            let reach = GaussianBlur.reach(of: sigma)
            let side = 2 * reach + 21
            var pixels = [UInt8](repeating: 0, count: side * side)
            for index in pixels.indices where abs(index % side - side / 2) <= 5 && abs(index / side - side / 2) <= 5 {
                pixels[index] = 255
            }
            pixels.withUnsafeMutableBufferPointer {
                GaussianBlur.blur($0, width: side, height: side, stride: side, sigma: sigma)
            }
            let middle = side / 2 * side
            #expect(pixels[middle + side / 2 + 5 + reach + 1] == 0)
            #expect(pixels[middle + side / 2 - 5 - reach - 1] == 0)
        }
    }

    @Test("Rounded quotients of sums of pixels are those of a division, for all numbers of pixels")
    func quotients() {
        var differences: [Int] = []
        for count in 1...10_000 {
            let quotient = RoundedQuotient(by: count)
            for value in 0...255 {
                // The smallest sum that is rounded to a value, and the largest that is not.
                let first: Int = max(value * count - count / 2, 0)
                for sum: Int in [max(first - 1, 0), first] where Int(quotient.of(sum)) != (sum + count / 2) / count {
                    differences.append(sum)
                }
            }
        }
        #expect(differences == [])
    }

    @Test("Away from the edges, a blur that ignores them equals another", arguments: 0..<40 as Range<UInt64>)
    func ignoredEdges(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let sigma = CGFloat.random(in: 0.5...9, using: &random)
        let reach = GaussianBlur.reach(of: sigma)
        let (width, height) = (2 * reach + 20, 2 * reach + 14)
        var pixels = [UInt8](repeating: .random(in: 0...255, using: &random), count: width * height)
        // Some rows, and parts of them, have other colors.
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let (row, start) = (Int.random(in: 0..<height, using: &random), Int.random(in: 0..<width, using: &random))
            for x in start..<width { pixels[row * width + x] = .random(in: 0...255, using: &random) }
        }
        func middle(ignoresEdges: Bool) -> [[UInt8]] {
            var blurred = pixels
            blurred.withUnsafeMutableBufferPointer {
                GaussianBlur.blur(
                    $0, width: width, height: height, stride: width, sigma: sigma, ignoresEdges: ignoresEdges)
            }
            return (reach..<height - reach).map { y in
                Array(blurred[y * width + reach..<(y + 1) * width - reach])
            }
        }
        #expect(middle(ignoresEdges: true) == middle(ignoresEdges: false))
    }

    @Test("A pixel at any place of an image is blurred, although all others have one color", arguments: 0..<35)
    func pixelOfAnotherColor(place: Int) throws {
        let image = try #require(
            CGContext.image(size: CGSize(width: 7, height: 5), scale: 1, isOpaque: false) { context in
                context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 7, height: 5))
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: place % 7, y: place / 7, width: 1, height: 1))
            })
        let before = image.withPixels { Array($0) }
        PixelBlur(width: 7, height: 5).blur(image.surface, sigma: 1.5, ignoresEdges: true)
        #expect(image.withPixels { Array($0) } != before)
    }

    @Test("A blur that ignores the edges leaves an image of one color unchanged", arguments: 1...6, 1...6)
    func oneColor(width: Int, height: Int) throws {
        let image = try #require(
            CGContext.image(size: CGSize(width: width, height: height), scale: 1, isOpaque: false) { context in
                context.setFillColor(red: 0.3, green: 0.9, blue: 0.1, alpha: 0.6)
                context.fill(CGRect(x: 0, y: 0, width: width, height: height))
            })
        let before = image.withPixels { Array($0) }
        PixelBlur(width: width, height: height).blur(image.surface, sigma: 3, ignoresEdges: true)
        #expect(image.withPixels { Array($0) } == before)
    }

    @Test("A blur of empty pixels or with an invalid radius has no effect")
    func nothing() {
        var pixels: [UInt8] = [0, 255, 7, 0]
        pixels.withUnsafeMutableBufferPointer {
            GaussianBlur.blur($0, width: 2, height: 2, stride: 2, sigma: 0)
            GaussianBlur.blur($0, width: 2, height: 2, stride: 2, sigma: .nan)
            GaussianBlur.blur($0, width: 0, height: 2, stride: 2, sigma: 3)
        }
        #expect(pixels == [0, 255, 7, 0])
    }

    @Test("A stretched nine-part shadow equals one that was blurred at full size")
    func stretched() throws {
        let corners = CornerRadii(topLeft: 12, topRight: 4, bottomRight: 0, bottomLeft: 8)
        let size = CGSize(width: 150, height: 120)
        for scale in [1, 2] as [CGFloat] {
            let shadow = try #require(
                ShadowRaster.shadow(ofBox: size, corners: corners, radius: 4, color: .black, scale: scale))
            #expect(shadow.cap != nil)
            #expect(shadow.image.width < Int(150 * scale))
            let box = CGRect(x: 30, y: 30, width: size.width, height: size.height)
            let canvas = CGSize(width: 210, height: 180)
            let drawn = try #require(
                CGContext.image(size: canvas, scale: scale) { shadow.draw(in: $0, around: box) })
            let whole = try #require(
                CGContext.image(size: canvas, scale: scale) { context in
                    let path = CGPath(roundedRect: box, radii: corners)
                    guard let (image, frame) = ShadowRaster.shadow(of: path, radius: 4, color: .black, scale: scale)
                    else { return }
                    context.drawUpright(image, in: frame)
                })
            let difference = PixelDifference(drawn, whole)
            #expect(difference.maximumDifference <= 2, "\(difference)")
        }
    }

    @Test("The shadow of a small box is drawn as one part in its own size")
    func small() throws {
        let box = CGRect(x: 20, y: 20, width: 10, height: 10)
        let shadow = try #require(
            ShadowRaster.shadow(ofBox: box.size, corners: CornerRadii(), radius: 3, color: .black, scale: 1))
        let part = try #require(shadow.parts(around: box).first)
        #expect(shadow.cap == nil)
        #expect(shadow.parts(around: box).count == 1)
        #expect(part.target.size == part.source.size)
        #expect(part.target.center == box.center)
    }

    @Test("A shadow that cannot be stretched and is large has at most about four million pixels")
    func largeBox() throws {
        let shadow = try #require(
            ShadowRaster.shadow(
                ofBox: CGSize(width: 1e7, height: 1e9), corners: CornerRadii(CGSize(width: 5e6, height: 5e6)),
                radius: 8, color: .black, scale: 1))
        #expect(shadow.image.width * shadow.image.height < 4_100_000)
    }

    @Test("The shadow of a large box covers the box and its blur")
    func largeBoxFrame() throws {
        let size = CGSize(width: 6000, height: 6000)
        let shadow = try #require(
            ShadowRaster.shadow(
                ofBox: size, corners: CornerRadii(CGSize(width: 3000, height: 3000)), radius: 8, color: .black, scale: 2
            ))
        #expect(
            shadow.frame(around: CGRect(origin: .zero, size: size)).contains(
                CGRect(x: -16, y: -16, width: 6032, height: 6032)))
    }

    @Test("The shadow of a large path has at most about four million pixels")
    func largePath() throws {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1e6, height: 1e6), transform: nil)
        let shadow = try #require(ShadowRaster.shadow(of: path, radius: 8, color: .black, scale: 2))
        #expect(shadow.image.width * shadow.image.height < 4_100_000)
    }

    @Test("Shadows of empty boxes, without color or with invalid numbers are not created")
    func none() {
        func shadow(_ width: CGFloat, _ radius: CGFloat, _ color: CGColor = .black, _ scale: CGFloat = 1) -> Bool {
            let size = CGSize(width: width, height: 10)
            return ShadowRaster.shadow(
                ofBox: size, corners: CornerRadii(), radius: radius, color: color, scale: scale) != nil
        }
        #expect(shadow(10, 3))
        #expect(shadow(10, 0))
        #expect(shadow(10, -3))
        #expect(!shadow(0, 3))
        #expect(!shadow(.nan, 3))
        #expect(!shadow(.infinity, 3))
        #expect(!shadow(-1, 3))
        #expect(!shadow(10, .nan))
        #expect(!shadow(10, .infinity))
        #expect(!shadow(10, 1e9))
        #expect(!shadow(10, 3, .clear))
        #expect(!shadow(10, 3, .black, 0))
        #expect(!shadow(10, 3, .black, .nan))
        #expect(ShadowRaster.shadow(of: CGMutablePath(), radius: 3, color: .black, scale: 1) == nil)
    }
}
