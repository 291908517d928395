/// The view of a ``Redacted`` component.
public final class RedactedView: UIView {
    /// The reasons that apply to the content; `nil` stands for those of a view around it.
    private var reasons: RedactionReasons?
    /// The element that assistive technologies present instead of the placeholders.
    private lazy var loadingElement: UIAccessibilityElement = {
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.builtInAccessibilityLabel = .BuiltIn.mediaLoading
        element.accessibilityTraits = .staticText
        element.accessibilityFrameInContainerSpace = bounds
        return element
    }()
    private lazy var pulse = PlaceholderPulse(of: self)
    private var pulses = false

    private var showsPlaceholders: Bool { reasons?.contains(.placeholder) ?? false }

    func show(_ reasons: RedactionReasons?, pulses: Bool) {
        if reasons != self.reasons {
            self.reasons = reasons
            accessibilityDidChange(.structure)
        }
        let pulses = pulses && showsPlaceholders
        guard pulses != self.pulses else { return }
        self.pulses = pulses
        if pulses { pulse.start() } else { pulse.stop() }
    }

    /// Fades the placeholders while the view is in a window.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        guard pulses else { return }
        if window == nil { pulse.stop() } else { pulse.start() }
    }

    /// Updates the rectangle that assistive technologies show.
    public override func layoutSubviews() {
        super.layoutSubviews()
        if showsPlaceholders { loadingElement.accessibilityFrameInContainerSpace = bounds }
    }

    // MARK: Accessibility

    /// An element that stands for the placeholders, and the components in them that are shown as they are.
    public override var accessibilityElements: [Any]? {
        get {
            guard showsPlaceholders else { return super.accessibilityElements }
            return [loadingElement] + unredactedViews
        }
        set { super.accessibilityElements = newValue }
    }

    private var unredactedViews: [RedactedView] {
        var found: [RedactedView] = []
        forEachRedactedView { if $0.reasons == [] { found.append($0) } }
        return found
    }

    /// The placeholders of the view, without those of the views with reasons in it.
    var placeholders: [PlaceholderView] {
        var (found, waiting) = ([PlaceholderView](), subviews)
        while let view = waiting.popLast() {
            if let placeholder = view as? PlaceholderView { found.append(placeholder) }
            if (view as? RedactedView)?.reasons == nil { waiting += view.subviews }
        }
        return found
    }

    /// Calls a closure with the nearest views in the subtree that specify reasons.
    private func forEachRedactedView(_ visit: (RedactedView) -> Void) {
        var waiting: [UIView] = subviews.reversed()
        while let view = waiting.popLast() {
            if let redacted = view as? RedactedView, redacted.reasons != nil {
                visit(redacted)
            } else {
                waiting += view.subviews.reversed()
            }
        }
    }
}
