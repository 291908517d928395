import OpenUIKit

// A stack of cards that the user swipes away.

protocol SwipeCardStackDelegate: AnyObject {
    func cardStack(_ stack: SwipeCardStack, didSwipe card: UIView, toRight: Bool)
}

class SwipeCardStack: UIView, UIGestureRecognizerDelegate {
    weak var delegate: SwipeCardStackDelegate?
    private(set) var cards: [UIView] = []
    private var start = CGPoint.zero

    func setCards(_ new: [UIView]) {
        cards.forEach { $0.removeFromSuperview() }
        cards = new
        for card in new.reversed() {
            addSubview(card)
            let pan = UIPanGestureRecognizer(target: self, action: SwipeCardStack.handlePan(_:))
            pan.delegate = self
            pan.maximumNumberOfTouches = 1
            card.addGestureRecognizer(pan)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, card) in cards.enumerated() where card.transform.isIdentity {
            card.bounds.size = CGSize(width: bounds.width - 40, height: bounds.height - 40)
            card.center = CGPoint(x: bounds.midX, y: bounds.midY + CGFloat(min(index, 2)) * 6)
            card.layer.zPosition = CGFloat(-index)
        }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === cards.first
    }

    func handlePan(_ pan: UIPanGestureRecognizer) {
        guard let card = pan.view else { return }
        let translation = pan.translation(in: self)
        switch pan.state {
        case .began: start = card.center
        case .changed:
            card.center = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
            card.transform = CGAffineTransform(rotationAngle: translation.x / bounds.width * 0.4)
        case .ended, .cancelled:
            let isFar = abs(translation.x) > bounds.width * 0.3 || abs(pan.velocity(in: self).x) > 800
            pan.state == .ended && isFar ? remove(card, toRight: translation.x > 0) : putBack(card)
        default: break
        }
    }

    private func putBack(_ card: UIView) {
        let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.7) {
            card.transform = .identity
            card.center = self.start
        }
        animator.startAnimation()
    }

    private func remove(_ card: UIView, toRight: Bool) {
        cards.removeAll { $0 === card }
        UIView.animateKeyframes(
            withDuration: 0.3, delay: 0, options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                    card.center.x += toRight ? self.bounds.width * 1.5 : -self.bounds.width * 1.5
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.alpha = 0 }
            },
            completion: { _ in
                card.removeFromSuperview()
                self.delegate?.cardStack(self, didSwipe: card, toRight: toRight)
            })
        setNeedsLayout()
    }
}
