import OpenUIKit

// Classes and functions without isolation that use UIKit.

final class Theme {
    static let shared = Theme()

    var background = UIColor.systemBackground

    func apply(to controller: UIViewController) {
        controller.view.backgroundColor = background
        controller.navigationController?.navigationBar.tintColor = .systemRed
    }

    func makeButton(title: String, handler: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .custom, primaryAction: UIAction(title: title) { _ in handler() })
        button.layer.cornerRadius = 8
        return button
    }
}

/// A presenter that keeps a view and changes it.
class BadgePresenter {
    private let view: BadgeView
    var count = 0 {
        didSet { show() }
    }

    init(view: BadgeView) {
        self.view = view
        view.onTap = { [weak self] in self?.count += 1 }
    }

    private func show() {
        view.text = "\(count)"
        UIView.animate(withDuration: 0.2, animations: { self.view.alpha = self.count == 0 ? 0 : 1 })
    }
}

func makeTitleLabel(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.sizeToFit()
    return label
}

func findLabels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? findLabels(in: $0) }
}

class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let shown = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.addSubview(shown)
        shown.alpha = 0
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), animations: { shown.alpha = 1 },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}

class FadeTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator() }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { DimmingPresentation(presentedViewController: presented, presenting: presenting) }
}

class DimmingPresentation: UIPresentationController {
    private let dimming = UIView()

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        dimming.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in self.dimming.backgroundColor = .black }, completion: nil)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        super.frameOfPresentedViewInContainerView.insetBy(dx: 20, dy: 20)
    }
}

class LongSwipeRecognizer: UIGestureRecognizer {
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if location(in: view).x - start.x > 100 { state = .recognized }
    }

    override func reset() {
        start = .zero
    }
}

class ColumnLayout: UICollectionViewLayout {
    private var attributes: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: 0, y: CGFloat(item) * 40, width: collectionView.bounds.width, height: 40)
            return attributes
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(attributes.count) * 40)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}

class LetterSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    }
}
