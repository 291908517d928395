import ComponentFlow

extension Page {
    static let layers = Page(
        "layers", title: "Layers", topic: .shapes,
        about: Localized(
            "Features of CALayer: masks, nine-patch images, shadow paths, continuous corners, gradients and dashes.",
            de:
                "Was CALayer von selbst kann: Masken, Neunteiler, Schatten nach Pfad, stetige Ecken, Verläufe, Striche.",
            ja: "CALayer だけでできること。マスク、九分割画像、パスの影、連続した角、グラデーション、破線。"),
        demo: ViewDemo(430) { LayersView(frame: .zero) })
}

// <code>
private final class LayersView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let layers = [
            ("mask", masked()), ("contentsCenter", ninePatch()),
            ("shadowPath", shadowed()), ("cornerCurve", continuous()),
            ("conic gradient", gradient()),
            ("strokeEnd, dash", ring()),
        ]
        for (index, (name, sample)) in layers.enumerated() {
            let place = CGPoint(
                x: CGFloat(index % 2) * 180,
                y: CGFloat(index / 2) * 145)
            sample.frame = CGRect(
                x: place.x + 12, y: place.y, width: 148, height: 104)
            layer.addSublayer(sample)
            addCaption(
                name,
                CGRect(
                    x: place.x, y: place.y + 104, width: 172,
                    height: 32),
                alignment: .center)
        }
    }

    required init?(coder: NSCoder) { nil }

    private let box = CGRect(x: 0, y: 0, width: 148, height: 104)

    private func colorful() -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = box
        layer.colors = [
            UIColor.systemPink.cgColor, UIColor.systemPurple.cgColor,
            UIColor.systemBlue.cgColor,
        ]
        layer.endPoint = CGPoint(x: 1, y: 1)
        return layer
    }

    private func masked() -> CALayer {
        let (layer, mask) = (colorful(), CAShapeLayer())
        let path = UIBezierPath(ovalIn: box.insetBy(dx: 22, dy: 0))
        path.append(UIBezierPath(ovalIn: box.insetBy(dx: 52, dy: 30)))
        mask.path = path.cgPath
        mask.fillRule = .evenOdd
        layer.mask = mask
        return layer
    }

    private func ninePatch() -> CALayer {
        let layer = CALayer()
        layer.contents = bubble.cgImage
        layer.contentsScale = bubble.scale
        layer.contentsCenter = CGRect(
            x: 0.45, y: 0.45, width: 0.1, height: 0.1)
        return layer
    }

    private func shadowed() -> CALayer {
        let layer = CALayer()
        layer.backgroundColor = UIColor.systemTeal.cgColor
        layer.cornerRadius = 12
        layer.shadowOpacity = 0.5
        layer.shadowRadius = 4
        layer.shadowOffset = .zero
        layer.shadowPath =
            UIBezierPath(
                ovalIn: CGRect(x: 8, y: 96, width: 132, height: 16)
            ).cgPath
        return layer
    }

    private func continuous() -> CALayer {
        let layer = CALayer()
        layer.backgroundColor = UIColor.systemGreen.cgColor
        layer.borderColor = UIColor.label.cgColor
        layer.borderWidth = 2
        layer.cornerRadius = 40
        layer.cornerCurve = .continuous
        layer.maskedCorners = [
            .layerMinXMinYCorner, .layerMaxXMaxYCorner,
        ]
        return layer
    }

    private func gradient() -> CALayer {
        let layer = colorful()
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 0.5, y: 0)
        layer.cornerRadius = 14
        return layer
    }

    private func ring() -> CALayer {
        let layer = CAShapeLayer()
        layer.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 74, y: 52), radius: 44,
                startAngle: -.pi / 2, endAngle: 1.5 * .pi,
                clockwise: true
            ).cgPath
        layer.fillColor = nil
        layer.strokeColor = UIColor.systemOrange.cgColor
        layer.lineWidth = 9
        layer.lineCap = .round
        layer.lineDashPattern = [2, 16]
        layer.strokeEnd = 0.8
        return layer
    }
}
// </code>

/// A bubble of 40 points with a stretchable center.
@MainActor private let bubble: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let box = CGRect(x: 0, y: 0, width: 40, height: 40)
    return UIGraphicsImageRenderer(bounds: box, format: format).image { _ in
        UIColor.systemYellow.setFill()
        UIColor.systemOrange.setStroke()
        let path = UIBezierPath(roundedRect: box.insetBy(dx: 2, dy: 2), cornerRadius: 16)
        path.lineWidth = 4
        path.fill()
        path.stroke()
    }
}()
