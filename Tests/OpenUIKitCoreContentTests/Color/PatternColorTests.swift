import OpenUIKitCore
import TestSupport
import Testing
import UIKitTestSupport

/// Colors that repeat an image.
@Suite @MainActor struct PatternColorTests {
    private static let (red, blue) = (
        PixelColor(red: 255, green: 0, blue: 0), PixelColor(red: 0, green: 0, blue: 255)
    )

    /// A tile of 4 by 4 points whose left half is red and whose right half is blue.
    private static func tile(scale: CGFloat = 1, rightColor: UIColor = .blue) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            rightColor.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
        }
    }

    private func row(_ stage: WindowStage, _ columns: Range<Int>, y: Int) -> [PixelColor?] {
        columns.map { stage.pixel($0, y) }
    }

    @Test("A view repeats the image, beginning at its corner", arguments: [1, 2] as [CGFloat])
    func background(scale: CGFloat) {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 5, y: 3, width: 20, height: 20))
            view.backgroundColor = UIColor(patternImage: Self.tile(scale: scale))
            stage.frame()
            let expected = [Self.red, Self.red, Self.blue, Self.blue]
            #expect(row(stage, 5..<13, y: 3) == expected + expected)
            #expect(row(stage, 5..<13, y: 22) == expected + expected)
        }
    }

    @Test("The image is upright in views, in graphics contexts and if it has an orientation", arguments: [false, true])
    func upright(isTurned: Bool) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        var tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 4), format: format).image { context in
            (isTurned ? UIColor.blue : .red).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            (isTurned ? UIColor.red : .blue).setFill()
            context.fill(CGRect(x: 0, y: 2, width: 2, height: 2))
        }
        if isTurned { tile = UIImage(cgImage: try #require(tile.cgImage), scale: 1, orientation: .down) }
        let color = UIColor(patternImage: tile)
        let expected = [Self.red, Self.red, Self.blue, Self.blue, Self.red]
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 8), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 8))
        }
        #expect((0..<5).map { drawn.cgImage?.pixel(x: 0, y: $0) } == expected)
        WindowStage.run { stage in
            stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20)).backgroundColor = color
            stage.frame()
            #expect((0..<5).map { stage.pixel(0, $0) } == expected)
        }
    }

    @Test("The image is repeated within rounded corners only")
    func corners() {
        WindowStage.run { stage in
            stage.window.backgroundColor = .white
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 40, height: 40))
            view.backgroundColor = UIColor(patternImage: Self.tile())
            view.layer.cornerRadius = 20
            stage.frame()
            #expect(stage.pixel(0, 0) == PixelColor(red: 255, green: 255, blue: 255))
            #expect(stage.pixel(20, 20) == Self.red)
        }
    }

    @Test("A view with a partly transparent pattern does not cover what is behind it")
    func transparency() {
        WindowStage.run { stage in
            stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20)).backgroundColor = .green
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20))
            view.backgroundColor = UIColor(patternImage: Self.tile(rightColor: .clear))
            stage.frame()
            #expect(stage.pixel(0, 0) == Self.red)
            #expect(stage.pixel(2, 0) == PixelColor(red: 0, green: 255, blue: 0))
        }
    }

    @Test("A faded pattern is drawn with its opacity")
    func opacity() throws {
        try WindowStage.run { stage in
            stage.window.backgroundColor = .white
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20))
            view.backgroundColor = UIColor(patternImage: Self.tile()).withAlphaComponent(0.5)
            stage.frame()
            let pixel = try #require(stage.pixel(0, 0))
            #expect(pixel.red == 255)
            expectNear(Int(pixel.green), 128, within: 1)
        }
    }

    @Test("Filling in a graphics context repeats the image from the context's corner, whatever its transform")
    func context() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 4), format: format).image { context in
            UIColor(patternImage: Self.tile()).setFill()
            context.cgContext.translateBy(x: 3, y: 0)
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 4))
        }
        let pixels = (3..<12).map { image.cgImage?.pixel(x: $0, y: 1) }
        let (red, blue) = (Self.red, Self.blue)
        #expect(pixels == [blue, red, red, blue, blue, red, red, blue, blue])
    }

    @Test("A path stroked with a pattern color shows the pattern")
    func stroke() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image { context in
            UIColor(patternImage: Self.tile()).setStroke()
            context.cgContext.setLineWidth(4)
            context.cgContext.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 8, y: 2)])
        }
        #expect((0..<4).map { image.cgImage?.pixel(x: $0, y: 1) } == [Self.red, Self.red, Self.blue, Self.blue])
    }

    @Test("The components of a pattern are those of the average color")
    func components() {
        var (red, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(patternImage: Self.tile()).getRed(&red, green: nil, blue: &blue, alpha: &alpha)
        expectNear(red, 0.5, within: 0.01)
        expectNear(blue, 0.5, within: 0.01)
        #expect(alpha == 1)
    }

    @Test("The color of an image without pixels is clear")
    func empty() {
        #expect(UIColor(patternImage: UIImage()) == .clear)
    }

    @Test("Colors of the same image are equal, of different images not")
    func equality() {
        let image = Self.tile()
        #expect(UIColor(patternImage: image) == UIColor(patternImage: image))
        #expect(UIColor(patternImage: image) != UIColor(patternImage: Self.tile()))
        #expect(UIColor(patternImage: image) != UIColor(patternImage: image).withAlphaComponent(0.5))
    }

    @Test("An animation to a pattern shows the pattern from its beginning")
    func animation() {
        WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20))
            view.backgroundColor = .green
            stage.frame()
            UIView.animate(withDuration: 1) { view.backgroundColor = UIColor(patternImage: Self.tile()) }
            stage.advance(by: 0.5)
            #expect(stage.pixel(0, 0) == Self.red)
        }
    }
}
