/// What a context menu offers.
@MainActor public final class UIContextMenuConfiguration: NSObject {
    /// Names the configuration; anything that its maker knows it by.
    public let identifier: AnyHashable?
    private let actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: names the configuration.
    ///   - actionProvider: makes the menu; it gets what the system suggests, which is nothing here.
    public init(
        identifier: AnyHashable? = nil, actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier
        self.actionProvider = actionProvider
        super.init()
    }

    var menu: UIMenu? { actionProvider?([]) }
}

/// Makes the menus of a view.
@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// The menu for a place in the view's coordinates; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The menu has closed.
    func contextMenuInteractionDidEnd(_ interaction: UIContextMenuInteraction)
}

extension UIContextMenuInteractionDelegate {
    /// Does nothing.
    public func contextMenuInteractionDidEnd(_ interaction: UIContextMenuInteraction) {}
}

/// Opens a menu where people click with the second button, touch long, or press the Menu key.
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Makes the menus.
    public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view.
    public private(set) final weak var view: UIView?
    private final var lastLocation = CGPoint.zero
    private final lazy var click = SecondaryClickRecognizer { [weak self] point in self?.open(at: point) }
    private final lazy var touch = makeLongTouch()
    private final lazy var gate = ContextMenuGate(self)
    /// What the delegate made for a gesture that is about to begin.
    private final var prepared: UIContextMenuConfiguration?

    /// Makes an interaction whose delegate is held weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Takes the recognisers off the old view.
    open func willMove(to view: UIView?) {
        guard let old = self.view else { return }
        old.removeGestureRecognizer(click)
        old.removeGestureRecognizer(touch)
    }

    /// Puts the recognisers on the new view.
    open func didMove(to view: UIView?) {
        self.view = view
        (click.delegate, touch.delegate) = (gate, gate)
        view?.addGestureRecognizer(click)
        view?.addGestureRecognizer(touch)
    }

    /// Where the menu was opened last, in a view's coordinates.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(lastLocation, to: view)
    }

    /// Closes the menu.
    open func dismissMenu() {
        view?.hostWindow?.menus.close()
    }

    /// Opens the menu for a place in the view; false if there is none.
    @discardableResult
    final func open(at location: CGPoint) -> Bool {
        let ready = prepared
        prepared = nil
        guard let view, let window = view.hostWindow,
            let made = ready ?? delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        else { return false }
        lastLocation = location
        guard let menu = made.menu else { return false }
        window.menus.open(menu, .at(view.convert(location, to: nil)), from: view) { [weak self] in
            guard let self else { return }
            delegate?.contextMenuInteractionDidEnd(self)
        }
        return true
    }

    /// Whether there is a menu: where there is none, touches are left to others.
    final func mayOpen(at location: CGPoint) -> Bool {
        prepared = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        return prepared != nil
    }

    private func makeLongTouch() -> UILongPressGestureRecognizer {
        let recognizer = UILongPressGestureRecognizer()
        recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        recognizer.addTarget(self, action: UIContextMenuInteraction.touchedLong)
        return recognizer
    }

    private func touchedLong(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { open(at: recognizer.location(in: view)) }
    }
}

/// Lets gestures for menus begin only where there is one.
@MainActor private final class ContextMenuGate: NSObject, UIGestureRecognizerDelegate {
    private unowned let interaction: UIContextMenuInteraction

    init(_ interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction.mayOpen(at: gestureRecognizer.location(in: interaction.view))
    }
}

/// Recognises the second button going down.
final class SecondaryClickRecognizer: UIGestureRecognizer {
    private let action: (CGPoint) -> Void

    /// - Parameter action: gets the place in the view.
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

/// Opens a button's menu.
@MainActor final class ButtonMenuInteraction: UIContextMenuInteractionDelegate {
    private weak var button: UIButton?
    private lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(on button: UIButton) {
        self.button = button
        button.addInteraction(interaction)
    }

    isolated deinit {
        interaction.view?.removeInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let button, button.isEnabled, let menu = button.menu else { return nil }
        return UIContextMenuConfiguration { _ in menu }
    }
}
