/// A closure that returns a context menu; the suggested actions are always empty.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// A closure that returns a preview of the content to which a context menu belongs.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The configuration of a context menu.
@preconcurrency @MainActor public final class UIContextMenuConfiguration: NSObject {
    /// A client-defined identifier.
    public let identifier: AnyHashable?
    private let actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: A client-defined identifier.
    ///   - actionProvider: Creates the menu. The suggested elements passed to it are always empty.
    public init(
        identifier: AnyHashable? = nil, actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier
        self.actionProvider = actionProvider
        super.init()
    }

    /// Creates a configuration without a preview: the overload that `previewProvider: nil` selects.
    ///
    /// - Parameters:
    ///   - identifier: A client-defined identifier.
    ///   - previewProvider: Always `nil`.
    ///   - actionProvider: Creates the menu. The suggested elements passed to it are always empty.
    public convenience init(
        identifier: AnyHashable? = nil, previewProvider: Never?, actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init(identifier: identifier, actionProvider: actionProvider)
    }

    /// Creates a configuration; the preview is not displayed.
    @available(*, deprecated, message: "Menus have no previews on Linux. Pass nil as the preview provider.")
    @_disfavoredOverload
    public convenience init(
        identifier: AnyHashable? = nil, previewProvider: UIContextMenuContentPreviewProvider?,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init(identifier: identifier, actionProvider: actionProvider)
    }

    var menu: UIMenu? { actionProvider?([]) }
}

/// The methods by which a context menu interaction requests menus.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the configuration for a location in the view's coordinates; `nil` shows no menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Called when a menu is presented, except when it replaces an open one.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called when the menu is closed.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called after the menu was closed.
    func contextMenuInteractionDidEnd(_ interaction: UIContextMenuInteraction)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteractionDidEnd(_ interaction: UIContextMenuInteraction) {}
}

/// An interaction that opens a context menu on a secondary click, a long press, or the Menu key.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The appearances of context menus.
    public enum Appearance: UInt, Sendable {
        /// No menu is open.
        case unknown = 0
        /// A menu with a preview, which desktops do not have.
        case rich = 1
        /// A menu without a preview.
        case compact = 2
    }

    /// The object that provides the menus.
    public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view to which the interaction was added.
    public private(set) final weak var view: UIView?
    /// The open menu and its position.
    private final var visible: (menu: UIMenu, anchor: MenuPresenter.Anchor)?
    /// The configuration of the open menu.
    private final var visibleConfiguration: UIContextMenuConfiguration?
    /// Whether an updated menu replaces the open one.
    private final var isUpdating = false
    private final var lastLocation = CGPoint.zero
    private final lazy var click = SecondaryClickRecognizer { [weak self] point in self?.open(at: point) }
    private final lazy var touch = makeLongPressRecognizer()
    private final lazy var gestureDelegate = ContextMenuGestureDelegate(self)
    /// The configuration that the delegate provided when the gesture was about to begin.
    private final var prepared: UIContextMenuConfiguration?

    /// Creates an interaction; the delegate is referenced weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Removes the gesture recognizers from the previous view.
    open func willMove(to view: UIView?) {
        guard let old = self.view else { return }
        old.removeGestureRecognizer(click)
        old.removeGestureRecognizer(touch)
    }

    /// Adds the gesture recognizers to the new view.
    open func didMove(to view: UIView?) {
        self.view = view
        (click.delegate, touch.delegate) = (gestureDelegate, gestureDelegate)
        view?.addGestureRecognizer(click)
        view?.addGestureRecognizer(touch)
    }

    /// Returns the location at which the menu was last opened, in a view's coordinates.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(lastLocation, to: view)
    }

    /// Closes the menu.
    open func dismissMenu() {
        view?.hostWindow?.menus.close()
    }

    /// Opens the menu for a location in the view; returns `false` if there is none.
    ///
    /// - Parameter anchor: Returns the position of the menu, which is the location by default.
    @discardableResult
    final func open(
        at location: CGPoint, anchor: ((UIContextMenuConfiguration) -> MenuPresenter.Anchor)? = nil
    ) -> Bool {
        let ready = prepared
        prepared = nil
        guard let view, let configuration = ready ?? requestConfiguration(at: location) else { return false }
        lastLocation = location
        // The action may change the menu.
        ownControl?.sendActions(for: .menuActionTriggered)
        guard view.hostWindow != nil, let menu = configuration.menu else { return false }
        let isOpen = present(menu, anchor?(configuration) ?? .at(view.convert(location, to: nil)))
        if isOpen { didOpen(configuration) }
        return true
    }

    /// Opens a menu; returns `false` if it is empty.
    @discardableResult
    private func present(_ menu: UIMenu, _ anchor: MenuPresenter.Anchor) -> Bool {
        guard let view, let window = view.hostWindow else { return false }
        window.menus.open(menu, anchor, from: view) { [weak self] in self?.menuDidClose() }
        visible = window.menus.isOpen ? (menu, anchor) : nil
        return visible != nil
    }

    private func didOpen(_ configuration: UIContextMenuConfiguration) {
        visibleConfiguration = configuration
        MenuAnimator.run {
            delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0)
        }
    }

    /// Notifies the delegate, unless an updated menu replaces the one that was closed.
    private func menuDidClose() {
        guard !isUpdating else { return }
        visible = nil
        reportEnd()
    }

    private func reportEnd() {
        if let configuration = visibleConfiguration {
            visibleConfiguration = nil
            MenuAnimator.run { delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: $0) }
        }
        delegate?.contextMenuInteractionDidEnd(self)
    }

    /// The appearance of the open menu.
    public final var menuAppearance: Appearance { visible == nil ? .unknown : .compact }

    /// Replaces the open menu with the one that a closure returns for it; without an open menu, the closure is not called.
    ///
    /// Open submenus are closed. An empty menu closes the open one.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let visible else { return }
        let menus = view?.hostWindow?.menus
        let updated = block(visible.menu)
        // The closure may have closed the menu.
        guard self.visible != nil else { return }
        isUpdating = true
        let isOpen = present(updated, visible.anchor)
        if !isOpen {
            // The closure may have removed the view, whose menu is still open.
            self.visible = nil
            menus?.close()
        }
        isUpdating = false
        if !isOpen { reportEnd() }
    }

    /// Returns whether there is a menu at a location; otherwise the gesture fails and other recognizers receive the
    /// touches.
    final func hasMenu(at location: CGPoint) -> Bool {
        prepared = requestConfiguration(at: location)
        return prepared != nil
    }

    private func requestConfiguration(at location: CGPoint) -> UIContextMenuConfiguration? {
        if ownControl?.isEnabled == false { return nil }
        return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    }

    /// The control whose menu the interaction opens, or `nil` if client code added the interaction.
    private var ownControl: UIControl? {
        (view as? UIControl).flatMap { $0.contextMenuInteraction === self ? $0 : nil }
    }

    private func makeLongPressRecognizer() -> UILongPressGestureRecognizer {
        let recognizer = UILongPressGestureRecognizer()
        recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        recognizer.addTarget(self, action: UIContextMenuInteraction.handleLongPress)
        return recognizer
    }

    private func handleLongPress(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { open(at: recognizer.location(in: view)) }
    }
}

/// Allows the menu gestures to begin only where there is a menu.
@MainActor private final class ContextMenuGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    private unowned let interaction: UIContextMenuInteraction

    init(_ interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init()
    }

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction.hasMenu(at: gestureRecognizer.location(in: interaction.view))
    }
}

/// Recognizes the press of the secondary mouse button.
final class SecondaryClickRecognizer: UIGestureRecognizer {
    private let action: (CGPoint) -> Void

    /// - Parameter action: Called with the location in the view.
    init(action: @escaping (CGPoint) -> Void) {
        self.action = action
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.contains(where: { $0.buttonMask == .secondary }) else { return state = .failed }
        let location = location(in: view)
        state = .ended
        if state == .ended { action(location) }
    }
}
