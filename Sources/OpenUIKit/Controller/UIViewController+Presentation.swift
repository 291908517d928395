extension UIViewController {
    private static let duration: TimeInterval = 0.4

    /// The controller at the end of the chain of presentations.
    var deepestPresented: UIViewController {
        presentedViewController?.deepestPresented ?? self
    }

    /// Whether the controller is being presented right now.
    public final var isBeingPresented: Bool { isBeingMoved.presented }
    /// Whether the controller is being dismissed right now.
    public final var isBeingDismissed: Bool { isBeingMoved.dismissed }

    func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let window = viewIfLoaded?.window, presentedViewController == nil, controller !== self,
            controller.presentingViewController == nil
        else { return reportRefusal(of: controller) }
        presentedViewController = controller
        controller.presentingViewController = self
        controller.isBeingMoved.presented = true
        let covered = window.rootViewController ?? self
        controller.beginAppearing(animated)
        covered.beginDisappearing(animated)
        fill(window, with: controller)
        controller.slide(in: window, animated: animated, from: 1, to: 0) {
            controller.isBeingMoved.presented = false
            controller.endAppearing(animated)
            covered.endDisappearing(animated)
            completion?()
        }
    }

    func takeAway(animated: Bool, completion: (() -> Void)?) {
        guard let controller = presentedViewController else {
            if let presentingViewController {
                presentingViewController.takeAway(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        if controller.presentedViewController != nil { controller.takeAway(animated: false, completion: nil) }
        controller.isBeingMoved.dismissed = true
        let uncovered = viewIfLoaded?.window?.rootViewController ?? self
        controller.beginDisappearing(animated)
        uncovered.beginAppearing(animated)
        controller.slide(in: viewIfLoaded?.window, animated: animated, from: 0, to: 1) { [self] in
            controller.view.removeFromSuperview()
            controller.isBeingMoved.dismissed = false
            controller.presentingViewController = nil
            presentedViewController = nil
            controller.endDisappearing(animated)
            uncovered.endAppearing(animated)
            completion?()
        }
    }

    private func fill(_ window: UIWindow, with controller: UIViewController) {
        let view: UIView = controller.view
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
    }

    /// Moves the view up from below the window, or down again; 0 is in place, 1 is below.
    private func slide(
        in window: UIWindow?, animated: Bool, from start: CGFloat, to end: CGFloat,
        completion: @escaping () -> Void
    ) {
        guard animated, let window, let view = viewIfLoaded else { return completion() }
        let height = window.bounds.height
        UIView.performWithoutAnimation { view.transform = CGAffineTransform(translationX: 0, y: start * height) }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .curveEaseOut,
            animations: { view.transform = CGAffineTransform(translationX: 0, y: end * height) },
            completion: { _ in
                view.transform = .identity
                completion()
            })
    }

    private func reportRefusal(of controller: UIViewController) {
        Diagnostics.report(
            Diagnostic(
                rule: "controller.cannot-present",
                message: "\(type(of: controller)) cannot be presented by \(type(of: self)); nothing is changed.",
                subject: String(describing: type(of: self)),
                hint: "Present from a controller whose view is in a window and which presents nothing yet."))
    }
}
