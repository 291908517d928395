import ComponentFlow

extension Page {
    static let pictures = Page(
        "pictures", title: "Pictures", topic: .content,
        about: Localized(
            "Image orientation, mirroring, tint colors, resizable and tiled images, and animated images.",
            de:
                "Gedreht wie die Kamera gehalten wurde, gespiegelt, getönt, vom Rand aus gestreckt oder gekachelt, bewegt.",
            ja: "カメラの向き、鏡像、色付け、端を残した伸縮や繰り返し、そしてアニメーション。"),
        demo: ViewDemo(470, button: .start) { PicturesView(frame: .zero) })
}

// <code>
private final class PicturesView: UIView, MovingView {
    private let film = UIImageView(
        frame: CGRect(x: 242, y: 330, width: 100, height: 100))

    override init(frame: CGRect) {
        super.init(frame: frame)
        let turns: [UIImage.Orientation] = [
            .up, .right, .down, .left, .upMirrored, .leftMirrored,
        ]
        for (index, turn) in turns.enumerated() {
            guard let pixels = arrow.cgImage else { continue }
            let image = UIImage(
                cgImage: pixels, scale: 2, orientation: turn)
            add(image, CGPoint(x: CGFloat(index) * 58, y: 24))
        }
        addCaption("imageOrientation", row(0))
        let tints: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
        for (index, tint) in tints.enumerated() {
            let place = CGPoint(x: CGFloat(index) * 58, y: 120)
            add(arrow.withTintColor(tint), place)
        }
        let template = arrow.withRenderingMode(.alwaysTemplate)
        let shape = add(template, CGPoint(x: 174, y: 120))
        shape.tintColor = .systemPurple
        add(
            arrow.withHorizontallyFlippedOrientation(),
            CGPoint(x: 232, y: 120))
        addCaption("withTintColor, template, mirrored", row(96))

        let insets = UIEdgeInsets(
            top: 8, left: 8, bottom: 8, right: 8)
        let modes: [UIImage.ResizingMode] = [.stretch, .tile]
        for (index, mode) in modes.enumerated() {
            let image = frameImage.resizableImage(
                withCapInsets: insets, resizingMode: mode)
            let view = UIImageView(image: image)
            view.frame = CGRect(
                x: CGFloat(index) * 180, y: 216,
                width: 162, height: 68)
            addSubview(view)
        }
        addCaption("resizableImage: stretch, tile", row(192))

        let thumb = arrow.preparingThumbnail(
            of: CGSize(width: 24, height: 24))
        add(thumb, CGPoint(x: 0, y: 340))
        addCaption("preparingThumbnail, animationImages", row(304))
        film.animationImages = (0..<12).map(dial)
        film.animationDuration = 1.2
        film.image = dial(0)
        addSubview(film)
    }

    required init?(coder: NSCoder) { nil }

    @discardableResult
    private func add(_ image: UIImage?, _ place: CGPoint) -> UIView {
        let view = UIImageView(image: image)
        view.frame.origin = place
        addSubview(view)
        return view
    }

    private func row(_ y: CGFloat) -> CGRect {
        CGRect(x: 0, y: y, width: 352, height: 24)
    }

    func start() {
        film.startAnimating()
    }
}
// </code>

@MainActor private func draw(_ side: CGFloat, _ body: @escaping (CGRect) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(bounds: box, format: format).image { _ in body(box) }
}

/// An asymmetric arrow, which distinguishes all image orientations.
@MainActor private let arrow = draw(48) { box in
    UIColor.systemOrange.setFill()
    let path = UIBezierPath()
    for (index, point) in [(8, 40), (8, 22), (2, 22), (14, 6), (26, 22), (20, 22), (20, 28), (44, 28), (44, 40)]
        .enumerated()
    {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    path.fill()
}

/// A frame with a checkered center.
@MainActor private let frameImage = draw(24) { box in
    UIColor.systemBrown.setFill()
    UIBezierPath(roundedRect: box, cornerRadius: 7).fill()
    UIColor.systemYellow.setFill()
    UIRectFill(CGRect(x: 8, y: 8, width: 8, height: 8))
    UIColor.systemRed.setFill()
    UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 6, height: 6)).fill()
}

/// A clock that shows a full hour.
@MainActor private func dial(_ hour: Int) -> UIImage {
    draw(100) { box in
        UIColor.systemGray5.setFill()
        UIBezierPath(ovalIn: box).fill()
        UIColor.systemRed.setStroke()
        let hand = UIBezierPath()
        let angle = CGFloat(hour) * .pi / 6 - .pi / 2
        hand.move(to: CGPoint(x: 50, y: 50))
        hand.addLine(to: CGPoint(x: 50 + 38 * cos(angle), y: 50 + 38 * sin(angle)))
        hand.lineWidth = 6
        hand.lineCapStyle = .round
        hand.stroke()
    }
}
