/// The methods by which a pointer interaction requests regions and styles.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region at the pointer, or `nil` if the interaction does not apply there.
    ///
    /// The default returns the default region, which is the view's bounds.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the style of the pointer over a region, or `nil` for the one that it has without the interaction.
    ///
    /// The default returns `nil`.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    /// Called when the pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// Called when the pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// An interaction that determines the style of the pointer over a view.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The object that provides regions and styles.
    public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view to which the interaction was added.
    public private(set) final weak var view: UIView?

    /// Whether the interaction applies, initially `true`.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { invalidate() } }
    }

    /// Creates an interaction; the delegate is referenced weakly.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Removes the style of the interaction from the pointer.
    open func willMove(to view: UIView?) {
        guard let window = self.view?.hostWindow else { return }
        self.view = nil
        window.pointer.update()
    }

    open func didMove(to view: UIView?) {
        self.view = view
        invalidate()
    }

    /// Requests the region and the style again, because they have changed.
    open func invalidate() {
        view?.hostWindow?.pointer.update()
    }

    /// Returns the region and the style at a location of the window, or `nil` if the interaction does not apply there.
    final func match(
        at location: CGPoint, _ modifiers: UIKeyModifierFlags
    ) -> (region: UIPointerRegion, style: UIPointerStyle?)? {
        guard isEnabled, let delegate, let view else { return nil }
        let request = UIPointerRegionRequest(location: view.convert(location, from: nil), modifiers: modifiers)
        let region = delegate.pointerInteraction(
            self, regionFor: request, defaultRegion: UIPointerRegion(rect: view.bounds))
        guard let region, region.rect.contains(request.location) else { return nil }
        return (region, delegate.pointerInteraction(self, styleFor: region))
    }
}

/// Coordinates animations of a view with the pointer that enters or leaves a region.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
    /// Runs animations of the view.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called with whether the animations have finished.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The animations of a view when the pointer enters or leaves a region.
@MainActor final class PointerAnimator: UIPointerInteractionAnimating {
    private static let duration: TimeInterval = 0.15

    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    func start() {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty else { return completions.forEach { $0(true) } }
        UIView.animate(withDuration: Self.duration) {
            for animation in animations { animation() }
        } completion: { isFinished in
            for completion in completions { completion(isFinished) }
        }
    }
}
