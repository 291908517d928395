import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

@Observable
private final class Brush {
    var color = UIColor.red
    var width: CGFloat = 10
}

/// Counts how often a canvas is drawn.
private final class Drawings {
    var count = 0
}

private struct LocalCanvas: CompositeComponent {
    @Local var isBlue = false
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        log.note("content")
        return VStack {
            Button("Blue") { isBlue = true }
            Canvas(redrawsWhen: 0) { context, size in
                (isBlue ? UIColor.blue : .red).setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
        }
    }
}

@Suite("Canvases") @MainActor
struct CanvasTests {
    private let stage = Stage(size: CGSize(width: 100, height: 60))
    private let drawings = Drawings()

    private static let red = Pixels.Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    private static let blue = Pixels.Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    private static let white = Pixels.Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    private static let black = Pixels.Pixel(red: 0, green: 0, blue: 0, alpha: 255)

    private func pixel(_ x: Int, _ y: Int) throws -> Pixels.Pixel {
        Pixels(try #require(stage.image()))[x, y]
    }

    private func fill(_ color: UIColor, redrawsWhen value: Int) -> Canvas {
        Canvas(redrawsWhen: value) { [drawings] context, size in
            drawings.count += 1
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func fill(_ color: UIColor) -> Canvas {
        Canvas { [drawings] context, size in
            drawings.count += 1
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    // MARK: Drawing

    @Test("A canvas takes the proposed size, and its origin is the top left corner")
    func size() throws {
        let size = stage.show(
            Canvas { context, size in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height / 2))
            })
        #expect(size == CGSize(width: 100, height: 60))
        #expect(try pixel(1, 1) == Self.red)
        #expect(try pixel(48, 28) == Self.red)
        #expect(try pixel(52, 28) == Self.white)
        #expect(try pixel(48, 32) == Self.white)
    }

    @Test("Paths, images and strings draw into a canvas")
    func currentContext() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        stage.show(
            Canvas { _, _ in
                UIColor.red.setFill()
                UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
                image.draw(at: CGPoint(x: 30, y: 0))
                NSAttributedString(string: "█", attributes: [.font: UIFont.systemFont(ofSize: 30)])
                    .draw(at: CGPoint(x: 50, y: 10))
            })
        #expect(try pixel(10, 10) == Self.red)
        #expect(try pixel(35, 5) == Self.blue)
        #expect(Pixels(try #require(stage.image())).count { $0 == Self.black } > 100)
    }

    @Test("What a canvas does not draw is transparent")
    func transparent() throws {
        stage.show(
            Canvas { context, _ in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }.background(.blue))
        #expect(try pixel(5, 5) == Self.red)
        #expect(try pixel(50, 30) == Self.blue)
    }

    // MARK: Redrawing

    @Test("A canvas with an equal value keeps its drawing, and one with another value is drawn again")
    func redrawsWhenValueChanges() throws {
        stage.show(fill(.red, redrawsWhen: 1))
        #expect(try pixel(50, 30) == Self.red)
        stage.show(fill(.blue, redrawsWhen: 1))
        #expect(try pixel(50, 30) == Self.red)
        #expect(drawings.count == 1)
        stage.show(fill(.blue, redrawsWhen: 2))
        #expect(try pixel(50, 30) == Self.blue)
        #expect(drawings.count == 2)
    }

    @Test("A canvas without a value is drawn again in each update of its parent")
    func redrawsInEachUpdate() throws {
        stage.show(fill(.red))
        #expect(try pixel(50, 30) == Self.red)
        stage.show(fill(.blue))
        #expect(try pixel(50, 30) == Self.blue)
        #expect(drawings.count == 2)
    }

    @Test("Canvases are equal if their values are equal and of the same type")
    func equality() {
        func canvas(_ value: some Equatable) -> Canvas { Canvas(redrawsWhen: value) { _, _ in } }
        #expect(canvas(1) == canvas(1))
        #expect(canvas(1) != canvas(2))
        #expect(canvas(1) != canvas("1"))
        #expect(Canvas { _, _ in } != Canvas { _, _ in })
        #expect(canvas(1) != Canvas { _, _ in })
    }

    @Test("A canvas is drawn once until something changes")
    func drawnOnce() {
        stage.show(fill(.red))
        stage.advance(by: 0.5)
        #expect(drawings.count == 1)
        #expect(!stage.isMoving)
    }

    @Test("A canvas of another size is drawn again with the size")
    func resized() throws {
        stage.show(fill(.red, redrawsWhen: 1).frame(width: 20, height: 20))
        #expect(try pixel(50, 30) == Self.white)
        stage.show(fill(.red, redrawsWhen: 1).frame(width: 90, height: 50))
        #expect(try pixel(50, 30) == Self.red)
        #expect(drawings.count == 2)
    }

    @Test("A canvas is drawn with the pixels of the display, and again with another scale")
    func scale() throws {
        stage.show(fill(.red, redrawsWhen: 1))
        _ = stage.image()
        stage.resize(to: CGSize(width: 100, height: 60), scale: 2)
        _ = stage.image()
        #expect(drawings.count == 2)
        #expect(stage.componentView?.layer.contentsScale == 2)
        #expect(try pixel(199, 119) == Self.red)
    }

    @Test("A canvas follows light and dark style")
    func style() throws {
        stage.show(fill(.label, redrawsWhen: 1))
        #expect(try pixel(50, 30) == Self.black)
        stage.setStyle(.dark)
        #expect(try pixel(50, 30) == Self.white)
    }

    @Test("A canvas is drawn again with another text size")
    func textSize() throws {
        stage.show(
            Canvas(redrawsWhen: 1) { context, _ in
                UIColor.red.setFill()
                let length = UIFont.preferredFont(forTextStyle: .body).pointSize
                context.fill(CGRect(x: 0, y: 0, width: length, height: length))
            })
        #expect(try pixel(25, 25) == Self.white)
        stage.setTextScale(2)
        #expect(try pixel(25, 25) == Self.red)
    }

    @Test("A canvas is drawn again in the other layout direction, and not mirrored")
    func direction() throws {
        stage.show(
            Canvas(redrawsWhen: 1) { context, _ in
                (UITraitCollection.current.layoutDirection == .rightToLeft ? UIColor.blue : .red).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 60))
            })
        #expect(try pixel(5, 30) == Self.red)
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        #expect(try pixel(5, 30) == Self.blue)
        #expect(try pixel(95, 30) == Self.white)
    }

    @Test("A canvas is drawn again when a property changes that its last drawing has read of a model")
    func model() throws {
        let brush = Brush()
        stage.show(
            Canvas(redrawsWhen: 1) { [drawings] context, _ in
                drawings.count += 1
                brush.color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: brush.color == .red ? brush.width : 100, height: 60))
            })
        #expect(try pixel(5, 30) == Self.red)
        brush.width = 60
        stage.advance(by: 0.1)
        #expect(try pixel(50, 30) == Self.red)
        brush.color = .blue
        stage.advance(by: 0.1)
        #expect(try pixel(50, 30) == Self.blue)
        #expect(drawings.count == 3)
        brush.width = 30
        stage.advance(by: 0.1)
        #expect(drawings.count == 3)
    }

    @Test("A canvas is drawn again when a local value changes that it has read, without an update of the component")
    func localValue() throws {
        let log = UpdateLog()
        stage.show(LocalCanvas(log: log))
        #expect(try pixel(50, 55) == Self.red)
        #expect(log.take() == ["content"])
        try stage.tap("Blue")
        stage.advance(by: 0.1)
        #expect(try pixel(50, 55) == Self.blue)
        #expect(log.take() == [])
    }

    // MARK: Events

    @Test("Touches reach what is behind a canvas, unless it has a gesture")
    func touches() {
        var taps: [String] = []
        stage.show(
            ZStack {
                Rectangle(color: .red).onTap { taps.append("behind") }
                fill(.blue, redrawsWhen: 1)
            })
        stage.tap(at: CGPoint(x: 50, y: 30))
        #expect(taps == ["behind"])
        stage.show(fill(.blue, redrawsWhen: 1).onTap { taps.append("canvas") })
        stage.tap(at: CGPoint(x: 50, y: 30))
        #expect(taps == ["behind", "canvas"])
    }
}
