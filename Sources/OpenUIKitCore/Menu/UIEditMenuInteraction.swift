/// The configuration of an edit menu.
@preconcurrency @MainActor public final class UIEditMenuConfiguration: NSObject {
    /// A client-defined identifier.
    public let identifier: AnyHashable?
    /// The point in the view to which the menu refers.
    public let sourcePoint: CGPoint

    public init(identifier: AnyHashable? = nil, sourcePoint: CGPoint) {
        self.identifier = identifier
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// The methods by which an edit menu interaction requests menus.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// Returns the menu; the default returns `nil`, which shows the suggested actions.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the rectangle in the view's coordinates below which the menu opens; the default of null uses the source
    /// point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Called when the menu is presented.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called when the menu is dismissed.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// An interaction that presents a view's edit menu on request.
///
/// The menu contains the edit commands that are available in the responder chain.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The object that provides the menus.
    public private(set) final weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view to which the interaction was added.
    public private(set) final weak var view: UIView?
    /// The open menu and its configuration.
    private final var visible: (menu: UIMenu, configuration: UIEditMenuConfiguration)?

    /// Creates an interaction; the delegate is referenced weakly.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Closes the menu when the interaction is removed from its view.
    open func willMove(to view: UIView?) {
        if view !== self.view { dismissMenu() }
    }

    /// Stores the new view.
    open func didMove(to view: UIView?) {
        self.view = view
    }

    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard view?.hostWindow != nil, let source else { return }
        let suggested = UIMenu.editElements(in: source.builtInLanguage).filter {
            ($0 as? UICommand)?.isAvailable(from: source) ?? true
        }
        let own = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        present(own ?? UIMenu(children: suggested), configuration)
    }

    private var source: UIResponder? {
        guard let view else { return nil }
        return view.hostWindow?.firstResponder.flatMap { $0.reaches(view) ? $0 : nil } ?? view
    }

    private func present(_ menu: UIMenu, _ configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.hostWindow, let source else { return }
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let target = rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
        window.menus.open(menu, .below(view.convert(target, to: nil)), from: source) { [weak self] in
            self?.menuDidClose(configuration)
        }
        guard window.menus.isOpen else { return visible = nil }
        visible = (menu, configuration)
        MenuAnimator.run { delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: $0) }
    }

    private func menuDidClose(_ configuration: UIEditMenuConfiguration) {
        visible = nil
        MenuAnimator.run { delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: $0) }
    }

    /// Returns the point to which the menu refers, in a view's coordinates, or in the window's if `view` is `nil`; zero while no menu
    /// is presented.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let visible else { return .zero }
        return own.convert(visible.configuration.sourcePoint, to: view)
    }

    /// Moves the menu to the rectangle that the delegate returns now.
    ///
    /// The menu is presented again at its new position, without an animation in any case.
    open func updateVisibleMenuPosition(animated: Bool) {
        if let visible { present(visible.menu, visible.configuration) }
    }

    /// Closes the menu.
    open func dismissMenu() {
        guard visible != nil else { return }
        view?.hostWindow?.menus.close()
    }

    /// Presents the menu again with updated contents.
    open func reloadVisibleMenu() {
        if let visible { presentEditMenu(with: visible.configuration) }
    }
}
