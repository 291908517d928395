/// Where an edit menu opens, and what for.
@MainActor public final class UIEditMenuConfiguration: NSObject {
    /// Names the menu; anything that its maker knows it by.
    public let identifier: AnyHashable?
    /// The point of the view that the menu is about.
    public let sourcePoint: CGPoint

    /// Makes a configuration.
    public init(identifier: AnyHashable? = nil, sourcePoint: CGPoint) {
        self.identifier = identifier
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Makes a view's edit menus.
@MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// The menu; nil for the suggested one.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu is about, in the view's coordinates: it opens below; null for the source point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    /// The suggested one.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// The source point.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
}

/// Opens a view's edit menu, with the edit commands that somebody from the view up carries out, when code asks for it.
@MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Makes the menus.
    public private(set) final weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view.
    public private(set) final weak var view: UIView?
    private final var configuration: UIEditMenuConfiguration?

    /// Makes an interaction whose delegate is held weakly.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Closes the menu when the view loses the interaction.
    open func willMove(to view: UIView?) {
        if view !== self.view { dismissMenu() }
    }

    /// Takes the view.
    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Opens the menu.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.hostWindow else { return }
        let source = window.firstResponder.flatMap { $0.reaches(view) ? $0 : nil } ?? view
        let suggested = UIMenu.editElements(for: source).filter {
            ($0 as? UICommand)?.isAvailable(from: source) ?? true
        }
        let own = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let target = rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
        window.menus.open(
            own ?? UIMenu(children: suggested), .below(view.convert(target, to: nil)), from: source
        ) { [weak self] in self?.configuration = nil }
        self.configuration = configuration
    }

    /// Closes the menu.
    open func dismissMenu() {
        guard configuration != nil else { return }
        view?.hostWindow?.menus.close()
    }

    /// Opens the menu again, with what it offers now.
    open func reloadVisibleMenu() {
        if let configuration { presentEditMenu(with: configuration) }
    }
}
