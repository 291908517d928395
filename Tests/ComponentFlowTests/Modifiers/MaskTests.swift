import ComponentFlowTesting
import Testing

import ComponentFlow

@Suite("Masks of components") @MainActor
struct MaskTests {
    private let stage = Stage(size: CGSize(width: 40, height: 40))

    private func show(maskWidth: CGFloat, alignment: ComponentAlignment = .topLeft) throws -> Pixels {
        stage.show(
            Rectangle(color: .red, width: 40, height: 40)
                .mask(Rectangle(color: .black, width: maskWidth), alignment: alignment))
        return Pixels(try #require(stage.image()))
    }

    private func isRed(_ pixel: Pixels.Pixel) -> Bool {
        pixel.red > 150 && pixel.green < 120 && pixel.blue < 120
    }

    @Test("A component is visible where its mask is opaque")
    func visible() throws {
        let pixels = try show(maskWidth: 10)
        #expect(isRed(pixels[5, 20]))
        #expect(!isRed(pixels[20, 20]))
    }

    @Test("A changed mask is applied to the same view")
    func changes() throws {
        _ = try show(maskWidth: 10)
        let view = stage.componentView
        let pixels = try show(maskWidth: 30)
        #expect(isRed(pixels[20, 20]))
        #expect(stage.componentView === view)
    }

    @Test("A mask of another type replaces the previous one")
    func replacement() throws {
        _ = try show(maskWidth: 10)
        stage.show(Rectangle(color: .red, width: 40, height: 40).mask(Circle(fillColor: .black)))
        let pixels = Pixels(try #require(stage.image()))
        #expect(isRed(pixels[20, 20]))
        #expect(!isRed(pixels[1, 1]))
    }

    @Test("A component is clipped to an outline in its size")
    func clippedToOutline() throws {
        stage.show(Rectangle(color: .red, width: 40, height: 20).clipShape(.circle))
        let pixels = Pixels(try #require(stage.image()))
        #expect(isRed(pixels[20, 10]))
        #expect(isRed(pixels[20, 1]))
        #expect(!isRed(pixels[7, 10]))
        #expect(!isRed(pixels[33, 10]))
    }

    @Test("Another outline clips the same view")
    func changedOutline() throws {
        stage.show(Rectangle(color: .red, width: 40, height: 20).clipShape(.circle))
        let view = stage.componentView
        stage.show(Rectangle(color: .red, width: 40, height: 20).clipShape(.rectangle))
        #expect(isRed(Pixels(try #require(stage.image()))[1, 1]))
        #expect(stage.componentView === view)
    }

    @Test("Clipping to an outline does not change the size of a component")
    func clippedSize() {
        let size = stage.show(Rectangle(color: .red, width: 30, height: 20).clipShape(.polygon(sides: 6)))
        #expect(size == CGSize(width: 30, height: 20))
    }

    @Test("In a layout from right to left a leading mask is at the right edge")
    func rightToLeft() throws {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        let pixels = try show(maskWidth: 10, alignment: .topLeading)
        #expect(isRed(pixels[35, 20]))
        #expect(!isRed(pixels[5, 20]))
    }
}
