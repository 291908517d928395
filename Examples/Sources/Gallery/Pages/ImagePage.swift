import ComponentFlow

extension Page {
    static let image = Page(
        "image", title: "Image", topic: .content,
        about: Localized(
            "An image in its original size, fitted or filled into a size, or as a template in a color.",
            de: "Ein Bild: wie es ist, in eine Größe eingepasst oder sie füllend, oder als Form in einer Farbe.",
            ja: "画像をそのまま、サイズに合わせて、あるいは単色の形として表示します。"),
        demo: Demo { theme in
            // <code>
            VStack(spacing: 22) {
                Image(image: sunset, size: sunset.size, cornerRadius: 12)
                HStack(spacing: 16) {
                    Image(
                        image: sunset,
                        size: CGSize(width: 92, height: 92),
                        contentMode: .scaleAspectFill
                    ).clipShape(.circle)
                    Image(
                        image: sunset,
                        size: CGSize(width: 92, height: 92),
                        contentMode: .scaleAspectFit
                    ).background(theme.fill)
                    Image(
                        image: mountains, tintColor: theme.accent,
                        size: CGSize(width: 92, height: 64))
                }
            }
            // </code>
        })
}

/// A sun between the sky and the mountains.
@MainActor private let sunset = picture(CGSize(width: 280, height: 170)) { context, size in
    let sky: [UIColor] = [.rgb(0x3B3A8F), .rgb(0x8A4FA8), .rgb(0xE8718D), .rgb(0xFFB56B), .rgb(0xFFD98E)]
    let band = size.height / CGFloat(sky.count)
    for (index, color) in sky.enumerated() {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: 0, y: CGFloat(index) * band, width: size.width, height: band + 1))
    }
    context.setFillColor(UIColor.rgb(0xFFF3CF).cgColor)
    context.fillEllipse(in: CGRect(x: size.width * 0.58, y: size.height * 0.38, width: 52, height: 52))
    draw([0, 0.62, 0.18, 0.78, 0.5, 0.7, 0.9], color: .rgb(0x5B3F74), in: context, size: size)
    draw([0.5, 0.2, 0.42, 0.12, 0.3, 0.35, 0.1], color: .rgb(0x2E2545), in: context, size: size)
}

/// The outline of mountains, as a template image.
@MainActor private let mountains = picture(CGSize(width: 92, height: 64)) { context, size in
    draw([0.1, 0.75, 0.4, 1, 0.3, 0.6, 0], color: .black, in: context, size: size)
}

@MainActor private func picture(_ size: CGSize, draw: (CGContext, CGSize) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext, size) }
}

/// Fills the area below a ridge; heights are fractions of half the size.
private func draw(_ ridge: [CGFloat], color: UIColor, in context: CGContext, size: CGSize) {
    context.setFillColor(color.cgColor)
    context.move(to: CGPoint(x: 0, y: size.height))
    for (index, height) in ridge.enumerated() {
        let x = size.width * CGFloat(index) / CGFloat(ridge.count - 1)
        context.addLine(to: CGPoint(x: x, y: size.height * (1 - height * 0.5)))
    }
    context.addLine(to: CGPoint(x: size.width, y: size.height))
    context.fillPath()
}
