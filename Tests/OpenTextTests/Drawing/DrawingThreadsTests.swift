import Testing

import OpenText

@Suite struct DrawingThreadsTests {
    /// Returns an image with every kind of drawing, in light colors.
    ///
    /// Without current traits, dynamic colors would follow the main screen, which tests on the main actor change
    /// meanwhile.
    private static func picture(_ number: Int) -> UIImage {
        UITraitCollection(userInterfaceStyle: .light).withCurrent { drawnPicture(number) }
    }

    private static func drawnPicture(_ number: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = CGFloat(1 + number % 3)
        format.opaque = number % 2 == 0
        let size = CGSize(width: 90 + number, height: 70)
        let stamp = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            UIColor.systemTeal.setFill()
            UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 8, height: 8)).fill()
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            drawShapes(number, context.cgContext)
            drawText(number)
            stamp.draw(in: CGRect(x: 50, y: 5, width: 30, height: 22))
            stamp.withTintColor(.systemRed).draw(at: CGPoint(x: 70, y: 40), blendMode: .multiply, alpha: 0.7)
            context.cgContext.clip(to: CGRect(x: 0, y: 40, width: 40, height: 30), mask: stamp.cgImage ?? CGImage.dot)
            UIColor.orange.setFill()
            UIRectFill(CGRect(x: 0, y: 40, width: 40, height: 30))
        }
    }

    private static func drawShapes(_ number: Int, _ context: CGContext) {
        context.setShadow(offset: CGSize(width: 2, height: 3), blur: 4, color: UIColor.black.cgColor)
        UIColor(hue: CGFloat(number % 10) / 10, saturation: 0.8, brightness: 0.9, alpha: 0.8).set()
        let path = UIBezierPath(roundedRect: CGRect(x: 5, y: 5, width: 40, height: 30), cornerRadius: 8)
        path.setLineDash([3, 2], count: 2, phase: 1)
        path.fill()
        context.setShadow(offset: .zero, blur: 0, color: nil)
        UIColor.label.setStroke()
        path.stroke(with: .normal, alpha: 0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        let gradient = CGGradient(colors: [UIColor.red.cgColor, UIColor.blue.cgColor])
        if let gradient {
            context.saveGState()
            context.clip(to: CGRect(x: 20, y: 30, width: 30, height: 30))
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 60, y: 60), options: [])
            context.restoreGState()
        }
        context.endTransparencyLayer()
    }

    private static func drawText(_ number: Int) {
        let text = NSMutableAttributedString(
            string: "Picture \(number % 7) \u{1F600} عربي",
            attributes: [.font: UIFont.systemFont(ofSize: 11, weight: number % 2 == 0 ? .bold : .regular)])
        text.addAttribute(.foregroundColor, value: UIColor.systemIndigo, range: NSRange(location: 0, length: 4))
        text.draw(in: CGRect(x: 4, y: 34, width: 80, height: 30))
        "plain".draw(
            at: CGPoint(x: 40, y: 50), withAttributes: [.font: UIFont.systemFont(ofSize: 9 + CGFloat(number % 5))])
    }

    @Test("Eight tasks and the main actor draw bit-identical images")
    func sameEverywhere() async {
        let count = 12
        let expected = await MainActor.run { (0..<count).map { Self.picture($0).pngData() } }
        #expect(Set(expected).count == count)
        #expect(!expected.contains(nil))
        await withTaskGroup(of: [Data?].self) { group in
            for task in 0..<8 {
                group.addTask {
                    var pictures = [Data?](repeating: nil, count: count)
                    // Each task draws in a different order, so that different operations overlap.
                    for step in 0..<count {
                        let number = (step * 5 + task * 3) % count
                        pictures[number] = Self.picture(number).pngData()
                    }
                    return pictures
                }
            }
            let meanwhile = await MainActor.run { (0..<count).map { Self.picture($0).pngData() } }
            #expect(meanwhile == expected)
            for await pictures in group { #expect(pictures == expected) }
        }
    }

    private static func label(_ style: UIUserInterfaceStyle) -> CGColor {
        UITraitCollection(userInterfaceStyle: style).withCurrent { UIColor.label.cgColor }
    }

    @Test(
        "Dynamic colors on a thread follow the traits that are current there",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func currentTraits(style: UIUserInterfaceStyle) async {
        let expected = await MainActor.run { Self.label(style) }
        #expect(Self.label(style) == expected)
        #expect(Self.label(style == .light ? .dark : .light) != expected)
    }

    @Test("Each thread has its own stack of graphics contexts")
    func stacks() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for side in 1...20 {
                        UIGraphicsBeginImageContextWithOptions(CGSize(width: side, height: 1), true, 1)
                        UIGraphicsBeginImageContext(CGSize(width: 1, height: side))
                        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.height == CGFloat(side))
                        UIGraphicsEndImageContext()
                        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == CGFloat(side))
                        UIGraphicsEndImageContext()
                        #expect(UIGraphicsGetCurrentContext() == nil)
                    }
                }
            }
        }
    }

    @Test("An image renderer creates PNG and JPEG data")
    func files() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: .default())
        let (png, jpeg) = (
            renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) },
            renderer.jpegData(withCompressionQuality: 0.8) { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
        )
        #expect(Array(png.prefix(2)) == [0x89, 0x50])
        #expect(Array(jpeg.prefix(2)) == [0xFF, 0xD8])
        #expect(UIImage(data: jpeg)?.cgImage?.pixel(x: 3, y: 3) == PixelColor(red: 0, green: 0, blue: 0))
        #expect(UIGraphicsImageRenderer(size: .zero).jpegData(withCompressionQuality: 1) { _ in }.isEmpty)
    }
}

extension CGImage {
    /// An image of one transparent pixel.
    fileprivate static var dot: CGImage {
        guard let image = CGContext.image(size: CGSize(width: 1, height: 1), scale: 1, { _ in }) else {
            preconditionFailure("A pixel is always there.")
        }
        return image
    }
}
