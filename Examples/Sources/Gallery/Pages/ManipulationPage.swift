import ComponentFlow

extension Page {
    static let manipulation = Page(
        "manipulation", title: "Drag, pinch, rotate", topic: .motion,
        about: Localized(
            "Three simultaneous gesture recognizers: move, scale and rotate the image with two fingers.",
            de: "Drei Erkenner zugleich auf einem Bild: mit zwei Fingern verschieben, vergrößern und drehen.",
            ja: "一つの画像に三つの認識器。二本の指で動かし、拡大し、回します。"),
        demo: ViewDemo(420) { ManipulationView(frame: .zero) })
}

// <code>
private final class ManipulationView: UIView,
    UIGestureRecognizerDelegate
{
    private let photo = UIView(
        frame: CGRect(x: 76, y: 110, width: 200, height: 200))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addCaption(
            "Two fingers or a touchpad; a double tap resets it.",
            CGRect(x: 0, y: 0, width: 352, height: 80),
            alignment: .center)
        let gradient = CAGradientLayer()
        gradient.frame = photo.bounds
        gradient.cornerRadius = 24
        gradient.colors = [
            UIColor.systemPurple.cgColor,
            UIColor.systemOrange.cgColor,
        ]
        gradient.endPoint = CGPoint(x: 1, y: 1)
        photo.layer.addSublayer(gradient)
        photo.layer.shadowOpacity = 0.3
        photo.layer.shadowRadius = 10
        photo.layer.shadowPath =
            UIBezierPath(
                roundedRect: photo.bounds, cornerRadius: 24
            ).cgPath
        addSubview(photo)
        let turn = UIRotationGestureRecognizer(
            target: self, action: ManipulationView.rotated)
        let scale = UIPinchGestureRecognizer(
            target: self, action: ManipulationView.pinched)
        let move = UIPanGestureRecognizer(
            target: self, action: ManipulationView.panned)
        let back = UITapGestureRecognizer(
            target: self, action: ManipulationView.tapped)
        back.numberOfTapsRequired = 2
        for recognizer in [turn, scale, move, back] {
            recognizer.delegate = self
            photo.addGestureRecognizer(recognizer)
        }
    }

    required init?(coder: NSCoder) { nil }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }

    func panned(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: self)
        photo.center.x += translation.x
        photo.center.y += translation.y
        pan.setTranslation(.zero, in: self)
    }

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        photo.transform = photo.transform.scaledBy(
            x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }

    func rotated(_ rotation: UIRotationGestureRecognizer) {
        photo.transform = photo.transform.rotated(
            by: rotation.rotation)
        rotation.rotation = 0
    }

    func tapped(_ tap: UITapGestureRecognizer) {
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7,
            initialSpringVelocity: 0
        ) {
            self.photo.transform = .identity
            self.photo.center = CGPoint(x: 176, y: 210)
        }
    }
}
// </code>
