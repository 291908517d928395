/// The popover that a control opens for the selection of its value.
@MainActor package struct ControlPopover {
    private weak var controller: UIViewController?

    package init() {}

    /// Presents a controller in front of everything in the window of a view, beside that view.
    ///
    /// Does nothing for a view without a window that has a root view controller.
    package mutating func present(_ controller: UIViewController, from source: UIView) {
        guard let presenter = source.hostWindow?.rootViewController?.deepestPresented else { return }
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = source
        self.controller = controller
        presenter.present(controller, animated: true)
    }

    /// Dismisses the popover if the control is in no window any more, in which the selection would have no effect.
    package func dismiss(ifRemoved control: UIView) {
        guard control.hostWindow == nil, let controller else { return }
        controller.presentingViewController?.dismiss(animated: true)
    }
}
