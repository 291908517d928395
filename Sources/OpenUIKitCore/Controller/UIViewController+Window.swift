extension UIWindow {
    func rootViewControllerDidChange(from old: UIViewController?) {
        guard old !== rootViewController else { return }
        if let old {
            old.dismissImmediately()
            if isVisible { old.beginDisappearing(false) }
            old.viewIfLoaded?.removeFromSuperview()
            if isVisible { old.endDisappearing(false) }
        }
        guard let controller = rootViewController else { return }
        let view: UIView = controller.view
        view.frame = contentFrame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        if isVisible { controller.windowDidShow(true) }
    }
}

extension UIViewController {
    /// Notifies the controllers of a new window size; alongside animations run once the views have that size.
    func windowWillResize(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard isViewLoaded else { return }
        viewWillTransition(to: size, with: coordinator)
        storedPresented?.storedPresentation?.viewWillTransition(to: size, with: coordinator)
        storedPresented?.windowWillResize(to: size, with: coordinator)
    }

    /// Notifies the controllers of new traits of the window.
    func windowWillChangeTraits(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard isViewLoaded else { return }
        willTransition(to: traits, with: coordinator)
        storedPresented?.storedPresentation?.willTransition(to: traits, with: coordinator)
        storedPresented?.windowWillChangeTraits(traits, with: coordinator)
    }
}
