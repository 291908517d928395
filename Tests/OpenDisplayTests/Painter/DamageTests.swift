import OpenCoreGraphics
import OpenQuartzCore
import Testing

@testable import OpenDisplay

@Suite("Incremental damage painting")
@MainActor
struct DamageTests {
    @Test("Only differing regions are painted, and other pixels stay")
    func onlyDamage() throws {
        let painter = Painter(renderer: .cairo)
        let (left, right) = (makeLayer(0, 0, 40, 100, color: .red), makeLayer(60, 0, 40, 100, color: .red))
        let stage = SurfaceStage()
        stage.root.addSublayer(left)
        stage.root.addSublayer(right)
        let canvas = try #require(DamageCanvas(size: CGSize(width: 100, height: 100), scale: 1))
        func paint(_ background: CGColor?) throws -> CGImage {
            stage.tree.prepareFrame(at: 0)
            let node = painter.paint(stage.root, viewport: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1)
            canvas.paint(node, background: background)
            return try #require(canvas.image)
        }
        _ = try paint(nil)
        right.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        let image = try paint(.blue)
        #expect(image.color(x: 20, y: 50) == .pureRed)
        #expect(image.color(x: 50, y: 50) == .clear)
        #expect(image.color(x: 59, y: 50) == .clear)
        #expect(image.color(x: 60, y: 50).green > 100)
        #expect(image.color(x: 60, y: 50).blue > 100)
        #expect(image.color(x: 60, y: 50).red == 0)
    }

    @Test("A layer that moves into view damages only its own area", arguments: [150, 11])
    func arrival(from far: Int) throws {
        let painter = Painter(renderer: .cairo)
        let stage = SurfaceStage()
        let rows = (0..<200).map { makeLayer(0, CGFloat($0) * 10, 100, 8, color: .red) }
        for row in rows { stage.root.addSublayer(row) }
        let canvas = try #require(DamageCanvas(size: CGSize(width: 100, height: 100), scale: 1))
        for background in [nil, CGColor.blue] {
            stage.tree.prepareFrame(at: 0)
            let node = painter.paint(stage.root, viewport: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1)
            canvas.paint(node, background: background)
            swap(&rows[1].frame, &rows[far].frame)
        }
        let image = try #require(canvas.image)
        #expect(image.color(x: 50, y: 14) == .pureRed)
        #expect((0..<10).allSatisfy { image.color(x: 50, y: $0 * 10 + 9) == .clear })
    }

    @Test("A surface with a changed size or scale is painted completely")
    func resized() throws {
        let stage = SurfaceStage(root: makeLayer(color: .red))
        stage.surface.paintDamage()
        stage.surface.resize(to: CGSize(width: 50, height: 50), scale: 2)
        stage.surface.paintDamage()
        let image = try #require(stage.surface.damageImage)
        #expect((image.width, image.height) == (100, 100))
        #expect(image.color(x: 99, y: 99) == .pureRed)
    }

    @Test("A surface without a tree or without pixels paints nothing")
    func nothing() {
        let surface = OffscreenSurface(size: CGSize(width: 10, height: 10))
        surface.paintDamage()
        #expect(surface.damageImage == nil)
        let stage = SurfaceStage(width: 0, height: 10)
        stage.surface.paintDamage()
        #expect(stage.surface.damageImage == nil)
    }
}
