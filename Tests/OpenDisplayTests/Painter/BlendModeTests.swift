import OpenCoreGraphics
import OpenQuartzCore
import TestSupport
import Testing

import OpenDisplay

@Suite("Compositing filters")
@MainActor
struct BlendModeTests {
    /// A layer in a color over another one, on a white window.
    private func makeStage(_ filter: Any?) -> (stage: SurfaceStage, below: CALayer, above: CALayer) {
        let stage = SurfaceStage()
        stage.root.backgroundColor = .white
        let below = makeLayer(0, 0, 50, 100, color: CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1))
        let above = makeLayer(20, 20, 60, 60, color: CGColor(srgbRed: 0.5, green: 0.5, blue: 1, alpha: 1))
        above.compositingFilter = filter
        stage.root.addSublayer(below)
        stage.root.addSublayer(above)
        return (stage, below, above)
    }

    private func components(_ stage: SurfaceStage, x: Int, y: Int) throws -> [Int] {
        let color = try stage.render().color(x: x, y: y)
        return [Int(color.red), Int(color.green), Int(color.blue)]
    }

    private func differ(_ first: [Int], _ second: [Int]) -> Bool {
        zip(first, second).contains { abs($0 - $1) > 3 }
    }

    // The expected values are those of the formulas of "Compositing and Blending Level 1", section 5.
    @Test(
        "A filter blends the colors of a layer with those behind it",
        arguments: [
            ("normalBlendMode", [128, 128, 255]), ("multiplyBlendMode", [128, 64, 0]),
            ("screenBlendMode", [255, 191, 255]), ("darkenBlendMode", [128, 128, 0]),
            ("lightenBlendMode", [255, 128, 255]), ("differenceBlendMode", [127, 0, 255]),
            ("exclusionBlendMode", [127, 128, 255]), ("overlayBlendMode", [255, 128, 0]),
            ("hardLightBlendMode", [255, 128, 255]),
        ])
    func blending(filter: String, expected: [Int]) throws {
        let (stage, _, _) = makeStage(filter)
        let found = try components(stage, x: 30, y: 50)
        #expect(!differ(found, expected), "\(found)")
    }

    @Test(
        "Each other blend mode gives another color than painting over",
        arguments: [
            "colorDodgeBlendMode", "colorBurnBlendMode", "softLightBlendMode", "hueBlendMode", "saturationBlendMode",
            "colorBlendMode", "luminosityBlendMode",
        ])
    func otherModes(filter: String) throws {
        let (stage, _, _) = makeStage(filter)
        let found = try components(stage, x: 30, y: 50)
        #expect(differ(found, [128, 128, 255]), "\(found)")
    }

    @Test("A layer is blended with the background of its superlayer")
    func superlayer() throws {
        let (stage, _, above) = makeStage("multiplyBlendMode")
        #expect(!differ(try components(stage, x: 70, y: 50), [128, 128, 255]))
        above.compositingFilter = "differenceBlendMode"
        #expect(!differ(try components(stage, x: 70, y: 50), [127, 127, 0]))
    }

    @Test("The content beside a blended layer is unchanged")
    func outside() throws {
        let (stage, _, _) = makeStage("multiplyBlendMode")
        #expect(!differ(try components(stage, x: 10, y: 50), [255, 128, 0]))
        #expect(!differ(try components(stage, x: 90, y: 50), [255, 255, 255]))
    }

    @Test("A layer is blended again when the content behind it changes")
    func changed() throws {
        let (stage, below, _) = makeStage("multiplyBlendMode")
        _ = try stage.render()
        below.backgroundColor = CGColor(srgbRed: 0, green: 1, blue: 1, alpha: 1)
        #expect(!differ(try components(stage, x: 30, y: 50), [0, 128, 255]))
    }

    @Test("A layer without a filter is painted over the others again")
    func removed() throws {
        let (stage, _, above) = makeStage("multiplyBlendMode")
        _ = try stage.render()
        above.compositingFilter = nil
        #expect(!differ(try components(stage, x: 30, y: 50), [128, 128, 255]))
    }

    @Test("The opacity of a layer determines how much it is blended")
    func opacity() throws {
        let (stage, _, above) = makeStage("multiplyBlendMode")
        above.opacity = 0.5
        #expect(!differ(try components(stage, x: 30, y: 50), [191, 96, 0]))
    }

    @Test("The filter of a layer is its name")
    func value() {
        let (_, _, above) = makeStage("screenBlendMode")
        #expect(above.compositingFilter as? String == "screenBlendMode")
    }

    @Test("An unknown filter is reported and has no effect")
    func unknown() throws {
        let (stage, _, above) = makeStage(nil)
        let found = reports { above.compositingFilter = "sparkleBlendMode" }
        #expect(found.map(\.message) == ["a compositing filter is unknown"])
        #expect(above.compositingFilter == nil)
        #expect(!differ(try components(stage, x: 30, y: 50), [128, 128, 255]))
    }
}
