/// A view controller that a component presents.
@MainActor
protocol PresentedController: UIViewController {
    var lifetime: PresentationLifetime? { get set }
}

/// The time from the presentation of a controller to the end of its dismissal.
///
/// The controller calls ``controllerWillDisappear(_:)``, so every dismissal is noticed: by the user, by a component, or
/// by other code that dismisses the controller or one below it.
@MainActor
final class PresentationLifetime {
    private let willEnd: () -> Void
    private let didEnd: () -> Void
    /// What other components want to present afterwards, in the order of their requests.
    private var followers: [(id: ObjectIdentifier, present: () -> Void)] = []
    private var isEnding = false
    /// Whether the dismissal has ended; the controller may be in its hierarchy until the end of the current call.
    private(set) var isOver = false

    /// Creates a lifetime.
    ///
    /// - Parameters:
    ///   - willEnd: A closure called when the dismissal begins.
    ///   - didEnd: A closure called once, when another controller can be presented.
    init(willEnd: @escaping () -> Void, didEnd: @escaping () -> Void) {
        self.willEnd = willEnd
        self.didEnd = didEnd
    }

    func controllerWillDisappear(_ controller: UIViewController) {
        guard controller.isBeingDismissed, !isEnding else { return }
        isEnding = true
        // A controller that is being dismissed calls the completion handler when that is done.
        controller.presentingViewController?.dismiss(animated: true) { [self, weak controller] in
            if controller?.presentingViewController == nil { end() } else { isEnding = false }
        }
        willEnd()
    }

    /// Reports the end of the dismissal, unless that was done before, and lets the next component present.
    func end() {
        guard !isOver else { return }
        isOver = true
        let next = followers
        followers = []
        didEnd()
        for follower in next { follower.present() }
    }

    /// Calls a closure after the dismissal; several calls with one object have the effect of one.
    func afterwards(_ object: AnyObject, _ present: @escaping () -> Void) {
        let id = ObjectIdentifier(object)
        guard !followers.contains(where: { $0.id == id }) else { return }
        followers.append((id, present))
    }
}
