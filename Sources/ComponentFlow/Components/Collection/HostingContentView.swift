/// The view of a ``UIHostingConfiguration``.
///
/// It updates its component when it is measured or laid out: then the cell is in its list, whose values the component inherits.
final class HostingContentView: UIView, HostingContent {
    private var shown: UIHostingConfiguration
    private var host = ComponentHostView<Empty>()
    private var background: ComponentHostView<Empty>?
    /// The size that was proposed to the component last; `nil` before its first update.
    ///
    /// It is infinite along the axes on which the cell has the size of the component.
    private var proposal: CGSize?
    /// The scope of the values that the component has inherited last.
    private weak var scope: InheritedScope?
    /// Called when the size may have changed, in addition to the notification of the superview.
    var fittingSizeDidChange: () -> Void = {}

    init(_ configuration: UIHostingConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        add(host)
    }

    /// Returns `nil`: views of components do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    /// The displayed configuration; setting a configuration of another type has no effect.
    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIHostingConfiguration else { return }
            let (old, oldSize) = (shown, host.currentSize)
            shown = new
            setNeedsLayout()
            guard let proposal else { return }
            let size = update(proposal, transition: new.transition)
            if size != oldSize || !new.hasSameMargins(as: old) { contentSizeDidChange(new.transition) }
        }
    }

    func prepareForReuse() {
        host.removeFromSuperview()
        background?.removeFromSuperview()
        host = ComponentHostView()
        add(host)
        (background, proposal) = (nil, nil)
        setNeedsLayout()
    }

    private func add(_ host: ComponentHostView<Empty>) {
        host.sizeDidChange = { [weak self] _, transition in self?.contentSizeDidChange(transition) }
        addSubview(host)
    }

    /// The node of the component around the list, whose inherited values the components of the cell have.
    var enclosingNode: MountedNode? {
        sequence(first: self, next: \.enclosingComponentView).lazy.compactMap(\.mountedNode).first
    }

    // MARK: Size

    /// Places the component, and lets the list ask for its size if the cell has that size.
    private func contentSizeDidChange(_ transition: ComponentTransition) {
        place(transition)
        guard let proposal, proposal.width == .infinity || proposal.height == .infinity else { return }
        invalidateIntrinsicContentSize()
        fittingSizeDidChange()
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let (margins, minimum) = (margins, shown.minimumSize)
        let across = margins.left + margins.right
        let along = margins.top + margins.bottom
        let fitsWidth = horizontalFittingPriority != .required
        let fitsHeight = verticalFittingPriority != .required
        let size = update(
            CGSize(
                width: fitsWidth ? .infinity : max(targetSize.width - across, 0),
                height: fitsHeight ? .infinity : max(targetSize.height - along, 0)))
        return CGSize(
            width: fitsWidth ? max(size.width + across, minimum.width) : targetSize.width,
            height: fitsHeight ? max(size.height + along, minimum.height) : targetSize.height)
    }

    /// Returns the given width and the height of the component with the margins.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
    }

    private func update(_ proposal: CGSize, transition: ComponentTransition = .immediate) -> CGSize {
        adoptScope()
        self.proposal = proposal
        return host.update(
            transition: transition, component: shown.content,
            environment: { [cells = shown.environment] in Environment<Empty>(cells: cells) }, containerSize: proposal)
    }

    /// Updates everything that inherits values if the cell was measured before it was in its list.
    private func adoptScope() {
        guard InheritedScope.exists else { return }
        let new = enclosingNode?.scopeOfContent
        guard new !== scope else { return }
        scope = new
        if proposal != nil { UpdateScheduler.shared.forceUpdates(of: host.descendantNodes) }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var margins: UIEdgeInsets {
        let side = superview?.listSideInset ?? HostingLayout.sideMargin
        let defaults = UIEdgeInsets(
            top: HostingLayout.verticalMargin, left: side, bottom: HostingLayout.verticalMargin, right: side)
        return shown.margins.resolved(defaults: defaults, isRightToLeft: isRightToLeft)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.inset(by: margins)
        _ = update(
            CGSize(
                width: proposal?.width == .infinity ? .infinity : max(inner.width, 0),
                height: proposal?.height == .infinity ? .infinity : max(inner.height, 0)))
        place(.immediate)
        layOutBackground()
    }

    private func place(_ transition: ComponentTransition) {
        guard let size = host.currentSize else { return }
        let (inner, placement) = (bounds.inset(by: margins), shown.placement)
        let fraction = CGPoint(x: isRightToLeft ? 1 - placement.x : placement.x, y: placement.y)
        let origin = CGPoint(
            x: inner.minX + ((inner.width - size.width) * fraction.x).rounded(.down),
            y: inner.minY + ((inner.height - size.height) * fraction.y).rounded(.down))
        transition.setFrame(view: host, frame: CGRect(origin: origin, size: size))
    }

    /// Shows the background behind the content in the whole cell, below its accessories.
    private func layOutBackground() {
        guard let component = shown.background else {
            background?.removeFromSuperview()
            background = nil
            return
        }
        let view = background ?? ComponentHostView()
        if background == nil { insertSubview(view, at: 0) }
        background = view
        let cell = superview.map { convert(CGRect(origin: .zero, size: $0.bounds.size), from: $0) } ?? bounds
        let size = view.update(component: component, containerSize: cell.size)
        view.frame = CGRect(
            x: cell.midX - size.width / 2, y: cell.midY - size.height / 2, width: size.width, height: size.height)
    }
}

extension HostingContentView {
    /// The distances from the edges of a cell that the configuration does not specify, in points.
    private enum HostingLayout {
        static let verticalMargin: CGFloat = 11
        static let sideMargin: CGFloat = 16
    }
}

extension UIHostingConfiguration {
    /// Returns whether the components have the same distances from the edges as those of another configuration.
    fileprivate func hasSameMargins(as other: UIHostingConfiguration) -> Bool {
        minimumSize == other.minimumSize && margins == other.margins
    }
}
