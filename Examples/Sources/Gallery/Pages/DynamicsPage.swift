import ComponentFlow

extension Page {
    static let dynamics = Page(
        "dynamics", title: "Dynamics", topic: .animation,
        about: Localized(
            "UIDynamicAnimator: views fall, collide, hang on a line, and snap back.",
            de: "UIDynamicAnimator: Views fallen, stoßen zusammen, hängen an einer Linie und springen zurück.",
            ja: "UIDynamicAnimator。ビューが落ち、ぶつかり、ひもにぶら下がり、元の場所に戻ります。"),
        demo: ViewDemo(360, button: .dropAndReturn) { DynamicsView(frame: .zero) })
}

extension Localized {
    fileprivate static let dropAndReturn = Localized(
        "Drop and return", de: "Fallen und zurück", ja: "落として戻す")
}

// <code>
private final class DynamicsView: UIView, MovingView {
    private var animator: UIDynamicAnimator?
    private var boxes: [UIView] = []
    private var hasFallen = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderWidth = 1
        layer.borderColor = UIColor.separator.cgColor
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen,
            .systemTeal, .systemBlue, .systemIndigo, .systemPurple,
        ]
        for (index, color) in colors.enumerated() {
            let box = index % 2 == 0 ? UIView() : Ball()
            let side = CGFloat(32 + index % 3 * 8)
            box.bounds.size = CGSize(width: side, height: side)
            box.center = home(index)
            box.backgroundColor = color
            box.layer.cornerRadius = index % 2 == 0 ? 4 : side / 2
            boxes.append(box)
            addSubview(box)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func home(_ index: Int) -> CGPoint {
        CGPoint(
            x: 64 + index % 4 * 76, y: 50 + index / 4 * 64)
    }

    func start() {
        let animator =
            animator
            ?? UIDynamicAnimator(
                referenceView: self)
        self.animator = animator
        animator.removeAllBehaviors()
        hasFallen.toggle()
        if hasFallen {
            drop(animator)
        } else {
            for (index, box) in boxes.enumerated() {
                animator.addBehavior(
                    UISnapBehavior(item: box, snapTo: home(index)))
            }
        }
    }

    private func drop(_ animator: UIDynamicAnimator) {
        animator.addBehavior(UIGravityBehavior(items: boxes))
        let collision = UICollisionBehavior(items: boxes)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        let properties = UIDynamicItemBehavior(items: boxes)
        properties.elasticity = 0.4
        properties.friction = 0.3
        animator.addBehavior(properties)
        // The first one swings on a line.
        animator.addBehavior(
            UIAttachmentBehavior(
                item: boxes[0],
                attachedToAnchor: CGPoint(x: 176, y: 20)))
    }
}

private final class Ball: UIView {
    typealias BoundsType = UIDynamicItemCollisionBoundsType

    override var collisionBoundsType: BoundsType { .ellipse }
}
// </code>
