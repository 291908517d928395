import OpenUIKit

// A sheet at the bottom with a custom presentation controller, an animator and a gesture that dismisses it.

final class BottomSheetPresentationController: UIPresentationController {
    private let dimmingView = UIView()
    var sheetHeight: CGFloat = 200

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let height = min(sheetHeight, container.bounds.height)
        return CGRect(x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimmingView.frame = container.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.alpha = 0
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: BottomSheetPresentationController.dismissSheet))
        container.insertSubview(dimmingView, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1
        })
        presentedView?.layer.cornerRadius = 16
        presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in self.dimmingView.alpha = 0 },
            completion: { context in
                if !context.isCancelled { self.dimmingView.removeFromSuperview() }
            })
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    func dismissSheet() {
        presentedViewController.dismiss(animated: true)
    }
}

final class BottomSheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresentation: Bool

    init(isPresentation: Bool) {
        self.isPresentation = isPresentation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key) else { return }
        if isPresentation { transitionContext.containerView.addSubview(controller.view) }
        let shown = transitionContext.finalFrame(for: controller)
        let hidden = shown.offsetBy(dx: 0, dy: shown.height)
        controller.view.frame = isPresentation ? hidden : shown
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.9,
            initialSpringVelocity: 0, options: [.curveEaseOut],
            animations: { controller.view.frame = self.isPresentation ? shown : hidden },
            completion: { _ in
                let completed = !transitionContext.transitionWasCancelled
                if !self.isPresentation, completed { controller.view.removeFromSuperview() }
                transitionContext.completeTransition(completed)
            })
    }
}

final class BottomSheetTransition: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        BottomSheetPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        BottomSheetAnimator(isPresentation: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        BottomSheetAnimator(isPresentation: false)
    }
}

extension UIViewController {
    func presentAsBottomSheet(_ controller: UIViewController, transition: BottomSheetTransition) {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transition
        present(controller, animated: true, completion: nil)
    }
}
