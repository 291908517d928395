import OpenCoreGraphics
import Testing

@testable import OpenDisplay

@Suite("Copies of images for painting")
@MainActor
struct ImageLevelsTests {
    private func makeImage(_ side: Int) throws -> CGImage {
        let context = try #require(CGContext.bitmap(size: CGSize(width: side, height: side), scale: 1))
        return try #require(context.makeImage())
    }

    @Test("The copies of images that are released one after the other take a limited amount of memory")
    func releasedImages() throws {
        let levels = ImageLevels()
        var most = 0
        for _ in 0..<60 {
            _ = levels.level(of: try makeImage(1024), halvings: 3)
            most = max(most, levels.pixels)
        }
        #expect(most < 2 << 20)
    }

    @Test("The copies of an image that is still used are kept")
    func usedImage() throws {
        let levels = ImageLevels()
        let image = try makeImage(256)
        let half = levels.level(of: image, halvings: 1)
        for _ in 0..<60 { _ = levels.level(of: try makeImage(1024), halvings: 3) }
        #expect(levels.level(of: image, halvings: 1) === half)
    }

    @Test("The number of pixels is that of all copies", arguments: 1...20)
    func pixels(count: Int) throws {
        let levels = ImageLevels()
        let image = try makeImage(64)
        for number in 0..<count {
            _ = levels.tinted(image, by: CGColor(red: CGFloat(number) / 20, green: 0, blue: 0, alpha: 1))
        }
        _ = levels.level(of: image, halvings: 2)
        let tinted = (count - 1) % 8 + 1
        #expect(levels.pixels == tinted * 64 * 64 + 32 * 32 + 16 * 16)
    }
}
