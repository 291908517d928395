/// The presentations of a window that block the content behind them.
@MainActor struct Modality {
    private let window: UIWindow
    private let presentations: [UIPresentationController]

    init(of window: UIWindow) {
        self.window = window
        var found: [UIPresentationController] = []
        var next = window.rootViewController?.deepestPresented
        while let controller = next {
            if controller.storedPresenting != nil, let presentation = controller.storedPresentation,
                presentation.container != nil, !presentation.passesTouches
            {
                found.append(presentation)
            }
            next = controller.storedPresenting ?? controller.parent
        }
        presentations = found
    }

    /// Returns whether a view or a view controller is behind one of the presentations, and may therefore perform no
    /// actions.
    ///
    /// The window and responders other than views and view controllers are never blocked.
    func blocks(_ responder: UIResponder) -> Bool {
        guard !presentations.isEmpty, responder !== window else { return false }
        if let controller = responder as? UIViewController {
            guard !controller.performsActionsWhilePresentingModally else { return false }
            return controller.viewIfLoaded.map { covers($0) } ?? false
        }
        return (responder as? UIView).map { covers($0) } ?? false
    }

    private func covers(_ view: UIView) -> Bool {
        // Some presentations remove the view behind them from the window.
        guard view.hostWindow === window else { return true }
        return presentations.contains { presentation in
            guard let container = presentation.container, let host = container.superview else { return false }
            return view.isDescendant(of: host) && !view.isDescendant(of: container)
        }
    }
}

extension UIWindow {
    /// The modal presentations of the window.
    final var modality: Modality { Modality(of: self) }
}
