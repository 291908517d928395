/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system chooses: a sheet.
    case automatic = -2
    /// Nothing is presented, or a style is kept.
    case none = -1
    /// Fills the window; what is behind leaves it.
    case fullScreen = 0
    /// A sheet nearly as large as the window.
    case pageSheet = 1
    /// A smaller sheet.
    case formSheet = 2
    /// Covers the nearest controller that defines a context.
    case currentContext = 3
    /// As a ``UIViewControllerTransitioningDelegate`` says.
    case custom = 4
    /// Fills the window, with what is behind shining through.
    case overFullScreen = 5
    /// Covers the nearest controller that defines a context, with what is behind shining through.
    case overCurrentContext = 6
    /// Beside what it belongs to; in a narrow window, as a sheet.
    case popover = 7
}

/// How a presentation is animated.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from below.
    case coverVertical = 0
    /// Turned over; shown as ``coverVertical`` here.
    case flipHorizontal = 1
    /// Faded.
    case crossDissolve = 2
    /// Like a page; shown as ``coverVertical`` here.
    case partialCurl = 3
}

extension UIViewController {
    /// The controller that this one, or one that contains it, shows in front of itself.
    public final var presentedViewController: UIViewController? {
        storedPresented ?? parent?.presentedViewController
    }

    /// The controller that shows this one, or one that contains it, in front of itself.
    public final var presentingViewController: UIViewController? {
        storedPresenting ?? parent?.presentingViewController
    }

    /// The controller at the end of the chain of presentations.
    var deepestPresented: UIViewController {
        guard let storedPresented, !storedPresented.move.dismissed else { return inContext ?? self }
        return storedPresented.deepestPresented
    }

    /// What a contained controller presents in its own context.
    private var inContext: UIViewController? {
        for child in children where child.viewIfLoaded?.superview != nil {
            let found = child.deepestPresented
            if found !== child { return found }
        }
        return nil
    }

    /// Whether the controller is being presented right now.
    public final var isBeingPresented: Bool { move.presented }
    /// Whether the controller is being dismissed right now.
    public final var isBeingDismissed: Bool { move.dismissed }

    /// What presents the controller, or would; made when first asked for.
    public final var presentationController: UIPresentationController? {
        if let storedPresentation { return storedPresentation }
        if let parent { return parent.presentationController }
        let style = modalPresentationStyle
        guard style != .custom else { return nil }
        let made = makePresentation(style)
        storedPresentation = made
        return made
    }

    /// What presents the controller as a sheet; nil with styles that are none.
    public final var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// What presents the controller beside something; nil with other styles.
    public final var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    private func makePresentation(_ style: UIModalPresentationStyle) -> UIPresentationController {
        if let own = ownPresentation() { return own }
        let made =
            switch style {
            case .automatic, .pageSheet, .formSheet:
                UISheetPresentationController(presentedViewController: self, presenting: nil)
            case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
            default: UIPresentationController(presentedViewController: self, presenting: nil)
            }
        made.styleInForce = style == .automatic ? .pageSheet : style
        return made
    }

    /// The presentation for showing the controller now.
    private func presentation(by presenter: UIViewController, source: UIViewController) -> UIPresentationController {
        var made: UIPresentationController?
        if modalPresentationStyle == .custom {
            made = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
            made?.styleInForce = .custom
        }
        let presentation = made ?? presentationController ?? makePresentation(.custom)
        presentation.presenter = presenter
        storedPresentation = presentation
        return presentation
    }

    /// The presentation as the presenter's room demands it.
    private func adapt(_ presentation: UIPresentationController, to style: UIModalPresentationStyle) {
        let adapted = presentation.adapted(to: style) ?? makePresentation(style)
        adapted.adaptedStyle = style
        adapted.delegate = presentation.delegate
        adapted.presenter = presentation.presenter
        storedPresentation = adapted
        presentation.delegate?.presentationController(presentation, prepare: adapted)
    }

    /// Who presents for this controller: the outermost one, or with styles for a context, the nearest that defines one.
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
            if other?.storedPresentation?.transition?.endNow() == false {
                other?.storedPresentation?.waiting.append { [weak self] in
                    self?.show(controller, animated: animated, completion: completion)
                }
                return
            }
        }
        // What presents comes to rest first.
        if let presentation = presenter.storedPresentation, presentation.transition?.endNow() == false {
            return presentation.waiting.append { [weak self] in
                self?.show(controller, animated: animated, completion: completion)
            }
        }
        guard let window = presenter.viewIfLoaded?.window, presenter.storedPresented == nil, controller !== presenter,
            controller.storedPresenting == nil, controller.parent == nil, controller.viewIfLoaded?.window == nil
        else { return reportRefusal(of: controller) }
        let own = controller.presentation(by: presenter, source: self)
        let style = own.adaptivePresentationStyle(for: presenter.traitCollection)
        if style != .none, style != own.styleInForce {
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

    func takeAway(animated: Bool, completion: (() -> Void)?) {
        guard let controller = storedPresented else {
            if let outer = parent ?? storedPresenting {
                outer.takeAway(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        guard let presentation = controller.storedPresentation else { return completion?() ?? () }
        if controller.move.dismissed {
            if !animated, presentation.transition?.endNow() == true { return completion?() ?? () }
            return presentation.waiting.append { completion?() }
        }
        if controller.storedPresented != nil { controller.takeAway(animated: false, completion: nil) }
        if let transition = presentation.transition, !transition.endNow() {
            return presentation.waiting.append { [weak self] in
                self?.takeAway(animated: animated, completion: completion)
            }
        }
        // What was told by that may have taken it away already.
        guard storedPresented === controller, !controller.move.dismissed else { return completion?() ?? () }
        presentation.end(animated: animated, completion: completion)
    }

    /// Everything in front goes at once, with the window's content.
    func dismissAtOnce() {
        guard let storedPresented else { return }
        _ = storedPresented.storedPresentation?.transition?.endNow()
        takeAway(animated: false, completion: nil)
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
