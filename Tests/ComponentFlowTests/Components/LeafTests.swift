import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite @MainActor
struct LeafTests {
    private let stage = Stage(size: CGSize(width: 100, height: 60))

    private func picture(_ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    // MARK: - Divider

    @Test("A divider is as long as proposed and as thick as specified")
    func divider() {
        #expect(stage.show(Divider()) == CGSize(width: 100, height: 1))
        #expect(stage.show(Divider(.vertical, thickness: 2, inset: 5)) == CGSize(width: 2, height: 60))
        #expect(stage.componentView?.subviews.first?.frame == CGRect(x: 0, y: 5, width: 2, height: 50))
    }

    // MARK: - Image

    @Test("An image has the proposed size or the specified size")
    func imageSize() {
        let picture = picture(CGSize(width: 40, height: 20))
        #expect(stage.show(Image(image: picture)) == CGSize(width: 100, height: 60))
        #expect(stage.show(Image(image: picture, size: CGSize(width: 8, height: 9))) == CGSize(width: 8, height: 9))
        #expect(stage.show(Image(image: nil)) == CGSize(width: 100, height: 60))
    }

    @Test(
        "An image that is scrolled is as long as its content mode requires for the proposed width",
        arguments: [(.scaleAspectFit, 50), (.scaleAspectFill, 50), (.scaleToFill, 20)]
            as [(UIView.ContentMode, CGFloat)])
    func unboundedImage(mode: UIView.ContentMode, height: CGFloat) throws {
        let picture = picture(CGSize(width: 40, height: 20))
        stage.show(ScrollView { Image(image: picture, contentMode: mode) })
        let image = try #require(descendants(of: stage.window).compactMap { $0 as? Image.View }.first)
        #expect(image.frame.size == CGSize(width: 100, height: height))
    }

    private func descendants(of view: UIView) -> [UIView] {
        view.subviews.flatMap { [$0] + descendants(of: $0) }
    }

    @Test("A tint color fills the shape of an image, and its removal restores the image")
    func tint() throws {
        let picture = picture(CGSize(width: 20, height: 20))
        func pixel() throws -> Pixels.Pixel { Pixels(try #require(stage.image()))[10, 10] }
        stage.show(Image(image: picture))
        #expect(try pixel().red > 200)
        stage.show(Image(image: picture, tintColor: .blue))
        #expect(try pixel().blue > 200)
        stage.show(Image(image: picture))
        #expect(try pixel().red > 200)
        stage.show(Image(image: picture.withRenderingMode(.alwaysOriginal), tintColor: .blue))
        #expect(try pixel().red > 200)
    }

    // MARK: - ViewHost

    @Test("A hosted view is created once and updated when its value or proposed size changes")
    func viewHost() throws {
        let log = UpdateLog()
        func show(_ value: Int) -> CGSize {
            stage.show(
                ViewHost(value: value) { () -> UILabel in
                    log.note("make")
                    return UILabel(frame: .zero)
                } update: { label, value, _, _ in
                    log.note("update \(value)")
                    label.text = "\(value)"
                    return CGSize(width: value, height: 10)
                })
        }
        #expect(show(3) == CGSize(width: 3, height: 10))
        #expect(show(3) == CGSize(width: 3, height: 10))
        #expect(show(5) == CGSize(width: 5, height: 10))
        #expect(log.take() == ["make", "update 3", "update 5"])
        #expect((stage.componentView as? UILabel)?.text == "5")
    }

    @Test("A hosted view can determine its own fitting size")
    func fittingViewHost() {
        let host = ViewHost(value: "Label") {
            UILabel(frame: .zero)
        } update: { label, text in
            label.text = text
        }
        #expect(stage.show(host) == stage.show(Text(text: "Label")))
    }
}
