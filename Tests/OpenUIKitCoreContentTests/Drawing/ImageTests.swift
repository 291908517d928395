import Testing

@testable import OpenUIFoundation
import OpenUIKitCore
import UIKitTestSupport

@Suite struct ImageTests {
    private func square(_ color: UIColor, _ side: CGFloat = 4, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> PixelColor? { image.cgImage?.pixel(x: x, y: y) }

    @Test("An image renderer applies its scale and maps the origin of its bounds to the image's corner")
    func renderer() {
        #expect(square(.red, 4, scale: 3).cgImage?.width == 12)
        #expect(square(.red, 4, scale: 3).size.width == 4)
        let image = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 4, height: 4), format: .plain).image {
            _ in
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 10, y: 10, width: 2, height: 4))
        }
        #expect(pixel(image, 1, 1) == PixelColor(red: 0, green: 0, blue: 255))
        #expect(pixel(image, 3, 1)?.alpha == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("Image sizes that cannot be drawn yield an empty image and do not trap")
    func hostileSizes() {
        for side in [CGFloat.nan, .infinity, 0, -3, 1e9] {
            let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: .plain).image {
                $0.fill(.zero)
            }
            #expect(image.cgImage == nil)
            #expect(image.size == .zero)
            UIGraphicsBeginImageContextWithOptions(CGSize(width: side, height: side), false, 1)
            #expect(UIGraphicsGetCurrentContext() == nil)
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsEndImageContext()
        }
        UIGraphicsEndImageContext()
        UIGraphicsPopContext()
    }

    @Test("Image contexts nest and end in order")
    func imageContexts() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 2)
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        #expect(UIGraphicsGetCurrentContext() !== outer)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        #expect(image?.size == CGSize(width: 2, height: 2))
        #expect(image?.cgImage?.width == 4)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("An image survives a round trip through PNG data")
    func png() throws {
        let data = try #require(square(.green).pngData())
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.size == CGSize(width: 2, height: 2))
        #expect(pixel(image, 1, 1) == PixelColor(red: 0, green: 255, blue: 0))
    }

    @Test("Truncated, unsupported and empty data yield no image and a diagnostic with the reason")
    func broken() throws {
        let data = try #require(square(.green, 40).pngData())
        let reports = Diagnostics.record {
            #expect(UIImage(data: data.prefix(data.count / 2)) == nil)
            #expect(UIImage(data: Data("no picture".utf8)) == nil)
            #expect(UIImage(data: Data()) == nil)
        }
        #expect(reports.map(\.rule) == Array(repeating: "image.undecodable", count: 3))
        #expect(reports.last?.message == "The image data is empty.")
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
        #expect(UIImage(named: "no-such-picture") == nil)
    }

    @Test("The file name suffix determines an image's scale")
    func fileScale() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())@2x.png").path
        try #require(square(.green, 4).pngData()).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 2, height: 2))
    }

    @Test("A tinted image has the shape of the original in the tint color")
    func tint() {
        let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: .plain).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        }
        let red = half.withTintColor(.red)
        #expect(pixel(red, 0, 0) == PixelColor(red: 255, green: 0, blue: 0))
        #expect(pixel(red, 3, 0)?.alpha == 0)
    }

    @Test(
        "Image orientations are applied when the image is drawn",
        arguments: [
            (UIImage.Orientation.up, 0, 0), (.down, 3, 1), (.left, 0, 3), (.right, 1, 0), (.upMirrored, 3, 0),
            (.downMirrored, 0, 1), (.leftMirrored, 0, 0), (.rightMirrored, 1, 3),
        ])
    func orientations(orientation: UIImage.Orientation, x: Int, y: Int) throws {
        // 4 by 2 pixels, the top left one red.
        let stored = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: .plain).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let image = UIImage(cgImage: try #require(stored.cgImage), scale: 1, orientation: orientation)
        #expect(
            image.size == (orientation.swapsWidthAndHeight ? CGSize(width: 2, height: 4) : CGSize(width: 4, height: 2)))
        let upright = try #require(image.uprightImage)
        #expect(upright.pixel(x: x, y: y) == PixelColor(red: 255, green: 0, blue: 0), "\(orientation)")
    }

    @Test("A stretchable image has a stretchable area of one point")
    func stretchable() {
        let image = square(.red, 9).stretchableImage(withLeftCapWidth: 3, topCapHeight: 0)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 5))
        #expect(image.leftCapWidth == 3)
    }

    @Test("Two empty images are equal")
    func emptyImages() {
        #expect(UIImage() == UIImage())
    }
}

@Suite @MainActor struct ImageViewTests {
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: .plain).image {
        context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test("An image view has its image's size and receives no touches")
    func sizes() {
        let view = UIImageView(image: picture)
        #expect(view.frame.size == CGSize(width: 10, height: 20))
        #expect(view.intrinsicContentSize == view.frame.size)
        #expect(!view.isUserInteractionEnabled)
        #expect(UIImageView().sizeThatFits(.zero) == .zero)
    }

    @Test("The content mode determines the image's frame")
    func contentModes() {
        WindowStage.run(CGSize(width: 40, height: 40)) { stage in
            let view = stage.add(UIImageView(image: picture), CGRect(x: 0, y: 0, width: 40, height: 40))
            #expect(stage.pixel(1, 1)?.green == 255)
            view.contentMode = .scaleAspectFit
            #expect(stage.pixel(1, 20)?.alpha == 0)
            #expect(stage.pixel(20, 1)?.green == 255)
            view.contentMode = .topLeft
            #expect(stage.pixel(1, 1)?.green == 255)
            #expect(stage.pixel(15, 1)?.alpha == 0)
            view.contentMode = .bottomRight
            #expect(stage.pixel(38, 38)?.green == 255)
            #expect(stage.pixel(1, 1)?.alpha == 0)
        }
    }

    @Test("A template image is drawn in the tint color, including inherited changes")
    func template() {
        WindowStage.run(CGSize(width: 40, height: 40)) { stage in
            let view = UIImageView(image: picture.withRenderingMode(.alwaysTemplate))
            let parent = stage.add(UIView(), CGRect(x: 0, y: 0, width: 40, height: 40))
            stage.add(view, CGRect(x: 0, y: 0, width: 40, height: 40), to: parent)
            parent.tintColor = .red
            #expect(stage.pixel(5, 5) == PixelColor(red: 255, green: 0, blue: 0))
            view.tintColor = .blue
            #expect(stage.pixel(5, 5) == PixelColor(red: 0, green: 0, blue: 255))
            view.image = picture
            #expect(stage.pixel(5, 5) == PixelColor(red: 0, green: 255, blue: 0))
        }
    }

    @Test("Cap insets determine the contentsCenter of the layer")
    func caps() {
        let insets = UIEdgeInsets(top: 5, left: 2, bottom: 5, right: 3)
        let view = UIImageView(image: picture.resizableImage(withCapInsets: insets, resizingMode: .stretch))
        #expect(view.layer.contentsCenter == CGRect(x: 0.2, y: 0.25, width: 0.5, height: 0.5))
    }
}

@Suite struct BezierPathTests {
    @Test("Arcs with clockwise set run clockwise on screen")
    func arcs() {
        let quarter = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(quarter.bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(quarter.bounds.width < 10.001)
        #expect(quarter.bounds.minX > -0.001)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(rest.bounds.minX < -9.99)
    }

    @Test("Rounded rectangles round the specified corners and limit the radii to half a side")
    func rounded() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 100)
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 10, y: 5)))
        let corner = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: .topLeft,
            cornerRadii: CGSize(width: 8, height: 8))
        #expect(!corner.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(corner.contains(CGPoint(x: 19.5, y: 19.5)))
    }

    @Test("The even-odd rule leaves holes")
    func evenOdd() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        #expect((path.copy() as? UIBezierPath)?.usesEvenOddFillRule == true)
    }

    @Test("A path that is reversed twice equals the original")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 12, y: 0), controlPoint2: CGPoint(x: 18, y: 9))
        path.addQuadCurve(to: CGPoint(x: 0, y: 10), controlPoint: CGPoint(x: 10, y: 20))
        path.close()
        path.move(to: CGPoint(x: 50, y: 50))
        path.addLine(to: CGPoint(x: 60, y: 50))
        #expect(path.reversing() != path)
        #expect(path.reversing().reversing() == path)
        #expect(path.reversing().bounds == path.bounds)
        #expect(UIBezierPath().reversing().isEmpty)
    }

    @Test("Fill, stroke and clip use the current context and have no effect without one")
    func drawing() {
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: .plain).image { context in
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).addClip()
            UIColor.red.set()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
        }
        #expect(image.cgImage?.pixel(x: 5, y: 10)?.red == 255)
        #expect(image.cgImage?.pixel(x: 15, y: 10)?.alpha == 0)
        #expect(image.cgImage?.pixel(x: 0, y: 0)?.alpha == 0)
    }
}

extension UIGraphicsImageRendererFormat {
    /// A format with one pixel per point, independent of windows that other tests have opened.
    static var plain: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
