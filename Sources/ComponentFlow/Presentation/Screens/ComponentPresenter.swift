/// Presents what one component requests, and dismisses it when the component requests nothing or something else.
///
/// Updates only record the request; controllers are presented and dismissed at the beginning of the next frame, when no
/// component is being updated. What is presented already is updated at once.
///
/// | presented | requested | result |
/// |---|---|---|
/// | nothing | something | presented; after the dismissal of what another component presents in the same place |
/// | something | the same | the content is updated |
/// | something | something else | dismissed, then presented |
/// | something | nothing, or the component left its window | dismissed |
@MainActor
final class ComponentPresenter<EnvironmentType> {
    /// What the component does after dismissals.
    struct Actions {
        /// Called with the id of what the user dismisses, when that begins.
        var reset: (AnyHashable) -> Void = { _ in }
        /// Called after each dismissal.
        var didDismiss: () -> Void = {}
    }

    private weak var view: UIView?
    private var environment: Environment<EnvironmentType>?
    private var actions = Actions()
    /// The tint of the screen that is presented.
    private var tint: UIColor?
    /// The language of what is presented.
    private var language: Language?
    private var requested: PresentationRequest<EnvironmentType>?
    private var presented: PresentationRequest<EnvironmentType>?
    /// The controller that shows `presented`; UIKit retains it, and it retains this object.
    private weak var controller: (any PresentedController)?
    /// The screen in which sheets are presented, if it exists independently of them; `nil` creates one for each.
    weak var sheetScreen: ScreenController<EnvironmentType>?
    private var isDismissing = false
    /// Whether the change of the request is shown with an animation.
    private var isAnimated = false
    private var isScheduled = false

    init(view: UIView) {
        self.view = view
    }

    // MARK: - Requests

    /// Records what the component presents, or `nil` for nothing.
    ///
    /// Called in the component's update, which it subscribes to the inherited values.
    func show(
        _ request: PresentationRequest<EnvironmentType>?, environment: Environment<EnvironmentType>, actions: Actions,
        transition: ComponentTransition
    ) {
        if !isSame(requested, request) { isAnimated = !transition.animation.isImmediate }
        requested = request
        self.environment = environment
        self.actions = actions
        tint = InheritedValues.current?.tint
        language = InheritedValues.current?.language
        if let request, !isDismissing, isSame(presented, request) {
            presented = request
            updateController(to: request, environment: environment, transition: transition)
        } else if presented != nil || request != nil {
            schedule()
        }
    }

    /// Called when the component's view enters or leaves a window.
    func windowDidChange() {
        if presented != nil || requested != nil { schedule() }
    }

    private func isSame(
        _ first: PresentationRequest<EnvironmentType>?, _ second: PresentationRequest<EnvironmentType>?
    ) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return first.isSame(as: second)
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        PendingPresentations.add(view) { [weak self] in
            self?.isScheduled = false
            self?.reconcile()
        }
    }

    private func reconcile() {
        // The window may have been closed with everything that it presented.
        if controller == nil { (presented, isDismissing) = (nil, false) }
        let isInWindow = view?.window != nil
        if presented == nil {
            if isInWindow, let requested { present(requested) }
        } else if !isDismissing, !isInWindow || !isSame(presented, requested) {
            dismiss(animated: isInWindow && isAnimated)
        }
    }

    // MARK: - Presentation

    private func present(_ request: PresentationRequest<EnvironmentType>) {
        guard let view, let environment else { return }
        guard var presenter = view.nearestViewController ?? view.window?.rootViewController else {
            return reportNoController(around: view)
        }
        while let busy = presenter.presentedViewController {
            if let lifetime = (busy as? any PresentedController)?.lifetime {
                if lifetime.isOver { return schedule() }
                return lifetime.afterwards(self) { [weak self] in self?.reconcile() }
            }
            if busy.isBeingDismissed { break }
            presenter = busy
        }
        guard let controller = makeController(for: request, environment: environment, over: view) else {
            return cancel(request)
        }
        controller.specify(language)
        controller.lifetime = PresentationLifetime {
            self.dismissalWillBegin()
        } didEnd: {
            self.dismissalDidEnd()
        }
        presented = request
        self.controller = controller
        presenter.present(controller, animated: isAnimated)
    }

    /// Resets the binding of a request that cannot be presented, whose component was notified of the reason.
    private func cancel(_ request: PresentationRequest<EnvironmentType>) {
        view?.prepareComponentsForEvent()
        resetRequest(request.id)
    }

    private func resetRequest(_ id: AnyHashable) {
        requested = nil
        // The binding may request the same again before the component is updated, which would then be equal.
        view?.mountedNode?.addPendingReason(.state)
        actions.reset(id)
    }

    private func reportNoController(around view: UIView) {
        diagnose(
            "presentation.no-controller", "A component presents something in a window without a view controller",
            path: view.mountedNode?.path ?? "\(type(of: view))",
            hint: "Show the component with a Window, or in a ComponentViewController.")
    }

    /// Returns a controller that shows what is requested, or `nil` if the contents of a file cannot be created.
    private func makeController(
        for request: PresentationRequest<EnvironmentType>, environment: Environment<EnvironmentType>, over view: UIView
    ) -> (any PresentedController)? {
        switch request.content {
        case .sheet(let component):
            let screen = sheetScreen ?? ScreenController(component, environment: environment, origin: view)
            connect(screen)
            // The height of the sheet depends on what its content specifies.
            screen.updateContent()
            screen.view.findScreenOptions()
            return screen
        case .fullScreen(let component):
            let screen = makeScreen(component, environment, over: view)
            // The presenting component stays in its window, because it dismisses the screen when it leaves it.
            screen.modalPresentationStyle = .overFullScreen
            return screen
        case .popover(let component, let directions):
            let screen = makeScreen(component, environment, over: view, sizesToFit: true)
            screen.modalPresentationStyle = .popover
            screen.popoverPresentationController?.sourceView = view
            screen.popoverPresentationController?.permittedArrowDirections = directions
            return screen
        case .alert(let description):
            return AlertScreen(description, style: .alert, language: language ?? view.traitCollection.language) {
                [weak self] in
                self?.perform($0)
            } edit: { [weak self] in
                self?.edit($0, text: $1)
            }
        case .confirmationDialog(let description):
            return AlertScreen(description, style: .actionSheet, language: language ?? view.traitCollection.language) {
                [weak self] in
                self?.perform($0)
            } edit: { _, _ in
            }
        case .files:
            // The contents of a file are those of the current component.
            view.prepareComponentsForEvent()
            return requested?.files.flatMap { FileScreen.make($0, over: view) }
        }
    }

    private func makeScreen(
        _ component: AnyComponent<EnvironmentType>, _ environment: Environment<EnvironmentType>, over view: UIView,
        sizesToFit: Bool = false
    ) -> ScreenController<EnvironmentType> {
        let screen = ScreenController(component, environment: environment, origin: view, sizesToFit: sizesToFit)
        connect(screen)
        if sizesToFit { screen.updateContent() }
        return screen
    }

    /// Lets a screen inherit the values of the component, and dismiss itself.
    private func connect(_ screen: ScreenController<EnvironmentType>) {
        screen.dismissContent = { [weak screen] in
            let isAnimated = SharedTransition.current.map { !$0.isImmediate } ?? true
            screen?.presentingViewController?.dismiss(animated: isAnimated)
        }
        screen.tint = tint
        screen.specify(language)
    }

    private func updateController(
        to request: PresentationRequest<EnvironmentType>, environment: Environment<EnvironmentType>,
        transition: ComponentTransition
    ) {
        controller?.specify(language)
        if let component = request.screen {
            let screen = controller as? ScreenController<EnvironmentType>
            screen?.tint = tint
            screen?.update(component, environment: environment, transition: transition)
        } else if let description = request.alert {
            (controller as? AlertScreen)?.show(description)
        } else if let description = request.files {
            (controller as? FileScreen)?.fileDialog = description
        }
    }

    /// Performs an action of the alert that is shown.
    private func perform(_ index: Int) {
        guard let actions = presented?.alert?.actions, actions.indices.contains(index) else { return }
        actions[index].action()
    }

    /// Passes an edit of a text field of the alert to its component, whose text is shown afterwards.
    private func edit(_ index: Int, text: String) {
        view?.prepareComponentsForEvent()
        guard let fields = presented?.alert?.fields, fields.indices.contains(index) else { return }
        fields[index].textUpdated(text)
        view?.prepareComponentsForEvent()
    }

    // MARK: - Dismissal

    private func dismiss(animated: Bool) {
        isDismissing = true
        guard let controller, let presenter = controller.presentingViewController else { return dismissalDidEnd() }
        let lifetime = controller.lifetime
        presenter.dismiss(animated: animated) { lifetime?.end() }
    }

    /// Resets the binding if the component did not request the dismissal.
    private func dismissalWillBegin() {
        guard !isDismissing, let id = presented?.id else { return }
        view?.prepareComponentsForEvent()
        isDismissing = true
        resetRequest(id)
    }

    private func dismissalDidEnd() {
        guard presented != nil else { return }
        presented = nil
        controller = nil
        isDismissing = false
        view?.prepareComponentsForEvent()
        actions.didDismiss()
        reconcile()
    }
}
