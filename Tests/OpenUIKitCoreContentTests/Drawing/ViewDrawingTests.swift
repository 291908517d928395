import OpenQuartzCore
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct ViewDrawingTests {
    private class Square: UIView {
        var draws = 0
        override func draw(_ rect: CGRect) {
            draws += 1
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
    }

    private final class Nested: Square {}

    private final class Idle: UIView {
        var draws = 0
        override func draw(_ rect: CGRect) { draws += 1 }
    }

    @Test("Only view classes that override or inherit an override of draw(_:) are drawn")
    func overrides() {
        #expect(!MethodOverride.draw.isPresent(in: UIView()))
        #expect(!UILabel().flags.contains(.draws))
        #expect(Square().flags.contains(.draws))
        #expect(MethodOverride.draw.isImplementation(of: UILabel.self, in: UILabel()))
        #expect(!MethodOverride.draw.isImplementation(of: UILabel.self, in: Square()))
        #expect(!MethodOverride.draw.isPresent(in: RecordingView()))
        #expect(MethodOverride.draw.isPresent(in: Square()))
        #expect(MethodOverride.draw.isPresent(in: Nested()))
    }

    @Test(
        "A view whose content mode is redraw is drawn again for another size of its layer, and one with another mode is not"
    )
    func sizeOfLayer() {
        WindowStage.run(CGSize(width: 40, height: 40)) { stage in
            let (redrawn, stretched) = (Square(), Square())
            redrawn.contentMode = .redraw
            for view in [redrawn, stretched] { stage.add(view, CGRect(x: 0, y: 0, width: 10, height: 10)) }
            stage.frame()
            for view in [redrawn, stretched] { view.layer.bounds.size = CGSize(width: 20, height: 20) }
            stage.frame()
            #expect(redrawn.draws == 2)
            #expect(stretched.draws == 1)
        }
    }

    @Test("The content that a view draws is displayed at the display's scale")
    func shows() {
        WindowStage.run(CGSize(width: 20, height: 20), scale: 2) { stage in
            let view = stage.add(Square(), CGRect(x: 10, y: 10, width: 10, height: 10))
            #expect(stage.pixel(21, 21) == PixelColor(red: 255, green: 0, blue: 0))
            #expect(stage.pixel(31, 31)?.alpha == 0)
            #expect((view.layer.contents as? CGImage)?.width == 20)
        }
    }

    @Test(
        "A view that is too large for a bitmap is drawn at a lower resolution",
        arguments: [
            (CGSize(width: 20_000, height: 20_000), 1), (CGSize(width: 12_000, height: 16_000), 1),
            (CGSize(width: 8_192, height: 8_192), 2), (CGSize(width: 30_000, height: 3_000), 1),
        ] as [(CGSize, CGFloat)])
    func largeDrawings(size: CGSize, scale: CGFloat) {
        WindowStage.run(CGSize(width: 20, height: 20), scale: scale) { stage in
            let view = Square()
            let found = Diagnostics.record {
                stage.add(view, CGRect(origin: .zero, size: size))
                view.setNeedsDisplay()
                stage.frame()
            }
            let pixels = (view.layer.contents as? CGImage).map { $0.width * $0.height } ?? 0
            #expect(pixels <= 67_200_000)
            #expect(pixels > 67_000_000)
            #expect(found.map(\.rule) == ["layer"])
            #expect(stage.pixel(1, 1) == PixelColor(red: 255, green: 0, blue: 0))
        }
    }

    @Test("The number of pixels of a drawing is limited by maximumDrawingPixels")
    func drawingLimit() {
        let limit = CALayer.maximumDrawingPixels
        CALayer.maximumDrawingPixels = 2_500
        defer { CALayer.maximumDrawingPixels = limit }
        WindowStage.run(CGSize(width: 100, height: 100)) { stage in
            let view = Square()
            let found = Diagnostics.record {
                stage.add(view, CGRect(x: 0, y: 0, width: 100, height: 100))
                stage.frame()
            }
            #expect((view.layer.contents as? CGImage)?.width == 50)
            #expect(found.first?.hint.contains("CALayer.maximumDrawingPixels") == true)
        }
    }

    @Test("A view of the size of the largest displays is drawn at the display's scale")
    func displaySized() {
        WindowStage.run(CGSize(width: 20, height: 20)) { stage in
            let view = stage.add(Square(), CGRect(x: 0, y: 0, width: 7_680, height: 4_320))
            stage.frame()
            #expect((view.layer.contents as? CGImage)?.width == 7_680)
        }
    }

    @Test("A view is drawn once until setNeedsDisplay")
    func once() {
        WindowStage.run { stage in
            let view = stage.add(Square(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            stage.frame()
            #expect(view.draws == 1)
            view.setNeedsDisplay()
            view.setNeedsDisplay()
            stage.frame()
            #expect(view.draws == 2)
        }
    }

    @Test("A view that draws nothing has no bitmap")
    func nothing() {
        WindowStage.run { stage in
            let view = stage.add(Idle(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            #expect(view.draws == 1)
            #expect(view.layer.contents == nil)
        }
    }

    @Test("A view without a size is drawn once it has one")
    func sizeLater() {
        WindowStage.run { stage in
            let view = stage.add(Square(), .zero)
            stage.frame()
            #expect(view.draws == 0)
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            stage.frame()
            #expect(view.draws == 1)
            view.bounds.size = CGSize(width: 20, height: 20)
            stage.frame()
            #expect(view.draws == 1)
            view.contentMode = .redraw
            view.bounds.size = CGSize(width: 30, height: 20)
            stage.frame()
            #expect(view.draws >= 2)
        }
    }

    @Test("A snapshot shows the content of its view")
    func snapshot() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .blue
        let inner = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 10))
        inner.backgroundColor = .green
        view.addSubview(inner)
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        inner.removeFromSuperview()
        let image = try #require(snapshot.layer.contents as? CGImage)
        let quarter = image.width / 4
        #expect(image.pixel(x: quarter, y: quarter) == PixelColor(red: 0, green: 0, blue: 255))
        #expect(image.pixel(x: quarter * 3, y: quarter) == PixelColor(red: 0, green: 255, blue: 0))
        #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    }
}
