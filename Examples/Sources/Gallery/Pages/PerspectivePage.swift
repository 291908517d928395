import ComponentFlow

extension Page {
    static let perspective = Page(
        "perspective", title: "Perspective", topic: .animation,
        about: Localized(
            "A card that flips, and tilted covers: 3D transforms with one vanishing point.",
            de: "Eine Karte, die sich wendet, und Hüllen, die sich wegneigen: räumlich unter einem Fluchtpunkt.",
            ja: "裏返るカードと傾くカバー。一つの消失点のもとでの立体的な変形です。"),
        demo: ViewDemo(400, button: .again) { PerspectiveView(frame: .zero) })
}

// <code>
private final class PerspectiveView: UIView, MovingView {
    private let front = UIView()
    private let back = UIView()
    private var covers: [UIView] = []
    private var isTurned = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        for side in [back, front] {
            side.frame = CGRect(
                x: 116, y: 10, width: 120, height: 160)
            side.layer.cornerRadius = 16
            side.layer.isDoubleSided = false
            addSubview(side)
        }
        front.backgroundColor = .systemIndigo
        back.backgroundColor = .systemOrange
        let colors: [UIColor] = [
            .systemRed, .systemYellow, .systemGreen, .systemTeal,
            .systemBlue,
        ]
        for color in colors {
            let cover = UIView()
            cover.frame = CGRect(
                x: 121, y: 240, width: 110, height: 110)
            cover.backgroundColor = color
            cover.layer.cornerRadius = 8
            covers.append(cover)
            addSubview(cover)
        }
        var distance = CATransform3DIdentity
        distance.m34 = -1 / 500
        layer.sublayerTransform = distance
        place()
    }

    required init?(coder: NSCoder) { nil }

    private func place() {
        let angle: CGFloat = isTurned ? .pi : 0
        front.layer.transform = CATransform3DMakeRotation(
            angle, 0, 1, 0)
        back.layer.transform = CATransform3DMakeRotation(
            angle - .pi, 0, 1, 0)
        let middle = isTurned ? 3 : 1
        for (index, cover) in covers.enumerated() {
            let offset = CGFloat(index - middle)
            let side = min(max(offset, -1), 1)
            let away = CATransform3DMakeTranslation(
                offset * 34 + side * 44, 0, abs(side) * -60)
            cover.layer.transform = CATransform3DRotate(
                away, -side * 1.05, 0, 1, 0)
            cover.layer.zPosition = -abs(offset)
        }
    }

    func start() {
        isTurned.toggle()
        UIView.animate(withDuration: 1) { self.place() }
    }
}
// </code>
