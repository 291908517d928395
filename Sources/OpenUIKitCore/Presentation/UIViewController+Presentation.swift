/// The styles in which a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system's default style, a sheet.
    case automatic = -2
    /// No presentation, or no change of the style.
    case none = -1
    /// Covers the window; the views behind are removed from it.
    case fullScreen = 0
    /// A sheet almost as large as the window.
    case pageSheet = 1
    /// A smaller sheet.
    case formSheet = 2
    /// Covers the nearest ancestor that defines a presentation context.
    case currentContext = 3
    /// A style provided by a ``UIViewControllerTransitioningDelegate``.
    case custom = 4
    /// Covers the window; the views behind remain visible where the presented view is transparent.
    case overFullScreen = 5
    /// Covers the nearest ancestor that defines a presentation context; the views behind remain in the window.
    case overCurrentContext = 6
    /// A popover; with a compact horizontal size class, a sheet.
    case popover = 7
}

/// The animations of presentations.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Moves the view in from the bottom edge.
    case coverVertical = 0
    /// Flips the view; performed as ``coverVertical``.
    case flipHorizontal = 1
    /// Fades the view in.
    case crossDissolve = 2
    /// Curls the page up; performed as ``coverVertical``.
    case partialCurl = 3
}

extension UIViewController {
    /// The view controller presented by this controller or one of its ancestors.
    public final var presentedViewController: UIViewController? {
        storedPresented ?? parent?.presentedViewController
    }

    /// The view controller that presents this controller or one of its ancestors.
    public final var presentingViewController: UIViewController? {
        storedPresenting ?? parent?.presentingViewController
    }

    /// The controller at the end of the chain of presentations.
    var deepestPresented: UIViewController {
        guard let storedPresented, !storedPresented.move.dismissed else { return inContext ?? self }
        return storedPresented.deepestPresented
    }

    /// The controller presented by a child in its own presentation context.
    private var inContext: UIViewController? {
        for child in children where child.viewIfLoaded?.superview != nil {
            let found = child.deepestPresented
            if found !== child { return found }
        }
        return nil
    }

    /// Whether the controller is currently being presented.
    public final var isBeingPresented: Bool { move.presented }
    /// Whether the controller is currently being dismissed.
    public final var isBeingDismissed: Bool { move.dismissed }

    /// The presentation controller that presents the controller or would present it; created on first use.
    public final var presentationController: UIPresentationController? {
        if let storedPresentation { return storedPresentation }
        if let parent { return parent.presentationController }
        let style = modalPresentationStyle
        guard style != .custom else { return nil }
        let made = makePresentation(style)
        storedPresentation = made
        return made
    }

    /// The sheet presentation controller, or `nil` if the controller is not presented as a sheet.
    public final var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The popover presentation controller, or `nil` if the controller is not presented as a popover.
    public final var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    private func makePresentation(_ style: UIModalPresentationStyle) -> UIPresentationController {
        if let own = makeCustomPresentationController() { return own }
        let made =
            switch style {
            case .automatic, .pageSheet, .formSheet:
                UISheetPresentationController(presentedViewController: self, presenting: nil)
            case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
            default: UIPresentationController(presentedViewController: self, presenting: nil)
            }
        made.effectiveStyle = style == .automatic ? .pageSheet : style
        return made
    }

    /// Returns the presentation controller for an imminent presentation.
    private func presentation(by presenter: UIViewController, source: UIViewController) -> UIPresentationController {
        var made: UIPresentationController?
        if modalPresentationStyle == .custom {
            made = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
            made?.effectiveStyle = .custom
        }
        let presentation = made ?? presentationController ?? makePresentation(.custom)
        presentation.presenter = presenter
        storedPresentation = presentation
        return presentation
    }

    /// Replaces the presentation controller by one for an adapted style.
    private func adapt(_ presentation: UIPresentationController, to style: UIModalPresentationStyle) {
        let adapted = presentation.adapted(to: style) ?? makePresentation(style)
        adapted.adaptedStyle = style
        adapted.delegate = presentation.delegate
        adapted.presenter = presentation.presenter
        storedPresentation = adapted
        presentation.delegate?.presentationController(presentation, prepare: adapted)
    }

    /// Returns the presenter: the outermost ancestor or, for context styles, the nearest that defines a presentation
    /// context.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        var current = self
        while let parent = current.parent {
            if style == .currentContext || style == .overCurrentContext, current.definesPresentationContext { break }
            current = parent
        }
        return current
    }

    func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(for: controller.modalPresentationStyle)
        for other in [presenter.storedPresented, controller] where other?.move.dismissed == true {
            if other?.storedPresentation?.transition?.completeImmediately() == false {
                other?.storedPresentation?.waiting.append { [weak self] in
                    self?.show(controller, animated: animated, completion: completion)
                }
                return
            }
        }
        // A running transition of the presenter is completed first.
        if let presentation = presenter.storedPresentation, presentation.transition?.completeImmediately() == false {
            return presentation.waiting.append { [weak self] in
                self?.show(controller, animated: animated, completion: completion)
            }
        }
        guard let window = presenter.viewIfLoaded?.window, presenter.storedPresented == nil, controller !== presenter,
            controller.storedPresenting == nil, controller.parent == nil, controller.viewIfLoaded?.window == nil
        else { return reportRejectedPresentation(of: controller) }
        let own = controller.presentation(by: presenter, source: self)
        let style = own.adaptivePresentationStyle(for: presenter.traitCollection)
        if style != .none, style != own.effectiveStyle {
            let other = own.delegate?.presentationController(own, viewControllerForAdaptivePresentationStyle: style)
            if let other, other !== controller, other.storedPresenting == nil {
                controller.storedPresentation = nil
                other.modalPresentationStyle = style
                return show(other, animated: animated, completion: completion)
            }
            controller.adapt(own, to: style)
        }
        presenter.storedPresented = controller
        controller.storedPresenting = presenter
        (controller.storedPresentation ?? own)
            .begin(from: self, in: window, animated: animated, completion: completion)
    }

    func dismissPresented(animated: Bool, completion: (() -> Void)?) {
        guard let controller = storedPresented else {
            if let outer = parent ?? storedPresenting {
                outer.dismissPresented(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        guard let presentation = controller.storedPresentation else { return completion?() ?? () }
        if controller.move.dismissed {
            if !animated, presentation.transition?.completeImmediately() == true { return completion?() ?? () }
            return presentation.waiting.append { completion?() }
        }
        if controller.storedPresented != nil { controller.dismissPresented(animated: false, completion: nil) }
        if let transition = presentation.transition, !transition.completeImmediately() {
            return presentation.waiting.append { [weak self] in
                self?.dismissPresented(animated: animated, completion: completion)
            }
        }
        // The callbacks of the completed transition may already have dismissed the controller.
        guard storedPresented === controller, !controller.move.dismissed else { return completion?() ?? () }
        presentation.end(animated: animated, completion: completion)
    }

    /// Dismisses all presented controllers immediately; used when the window's content is replaced.
    func dismissImmediately() {
        guard let storedPresented else { return }
        _ = storedPresented.storedPresentation?.transition?.completeImmediately()
        dismissPresented(animated: false, completion: nil)
    }

    private func reportRejectedPresentation(of controller: UIViewController) {
        Diagnostics.report(
            Diagnostic(
                rule: "controller.cannot-present",
                message: "\(type(of: controller)) cannot be presented by \(type(of: self)); the call has no effect.",
                subject: String(describing: type(of: self)),
                hint: "Present from a controller whose view is in a window and that presents no other controller."))
    }
}
