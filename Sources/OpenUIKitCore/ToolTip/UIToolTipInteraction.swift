/// A text that explains a view, and the area to which it belongs.
@preconcurrency @MainActor public final class UIToolTipConfiguration: NSObject {
    public let toolTip: String
    /// The area of the view that the text explains, or `nil` for the whole view.
    let storedSourceRect: CGRect?

    /// Creates a configuration for the whole view.
    public init(toolTip: String) {
        self.toolTip = toolTip
        storedSourceRect = nil
        super.init()
    }

    /// Creates a configuration for an area of the view, in its coordinates.
    public init(toolTip: String, in rect: CGRect) {
        self.toolTip = toolTip
        storedSourceRect = rect
        super.init()
    }

    /// The area of the view that the text explains, in its coordinates; empty for the whole view.
    public var sourceRect: CGRect { storedSourceRect ?? .zero }
}

/// The method by which a tool tip interaction requests texts.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: AnyObject {
    /// Returns the text at a point of the view, or `nil` for none.
    ///
    /// The default returns the interaction's ``UIToolTipInteraction/defaultToolTip``.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { interaction.defaultConfiguration }
}

/// An interaction that shows a text while the pointer rests over a view, or the keyboard focus is on it.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The object that provides the texts.
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// The text if there is no delegate.
    open var defaultToolTip: String? { didSet { view?.accessibilityDidChange(.content) } }
    /// Whether the text is shown, initially `true`.
    open var isEnabled = true {
        didSet { if !isEnabled { view?.hostWindow?.toolTips.hide() } }
    }
    /// The view to which the interaction was added.
    public private(set) final weak var view: UIView?

    /// Creates an interaction without a text.
    public override init() {
        super.init()
    }

    /// Creates an interaction with a text.
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    /// Hides the text if the interaction is removed from its view.
    open func willMove(to view: UIView?) {
        self.view?.hostWindow?.toolTips.hide()
        self.view?.accessibilityDidChange(.content)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.accessibilityDidChange(.content)
    }

    final var defaultConfiguration: UIToolTipConfiguration? {
        defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    }

    /// Returns the text at a point of the view.
    final func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        guard isEnabled else { return nil }
        let found = delegate.map { $0.toolTipInteraction(self, configurationAt: point) } ?? defaultConfiguration
        guard let found, !found.toolTip.isEmpty else { return nil }
        return found.storedSourceRect?.contains(point) == false ? nil : found
    }
}

extension UIControl {
    /// The interaction that shows ``toolTip``, or `nil` if there is no text.
    public final var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }

    /// The text that is shown while the pointer rests over the control, or the keyboard focus is on it.
    public final var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            guard newValue != toolTip else { return }
            guard let newValue else { return toolTipInteraction.map { removeInteraction($0) } ?? () }
            if let toolTipInteraction {
                toolTipInteraction.defaultToolTip = newValue
            } else {
                addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
            }
        }
    }
}
