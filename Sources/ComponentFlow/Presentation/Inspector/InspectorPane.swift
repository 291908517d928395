/// The part of a view that shows its inspector, with the divider beside it.
@MainActor
final class InspectorPane {
    private weak var view: UIView?
    private let container = ContainerControllerView(frame: .zero)
    private weak var contained: UIViewController?
    /// Whether the pane is shown, or moves in.
    private var isShown = false
    private var divider: SplitDivider?
    /// The object that determines the width, on behalf of the divider.
    weak var width: (any SplitDividerDelegate)?

    init(in view: UIView) {
        self.view = view
    }

    /// Whether the pane is at the left side.
    var isAtLeft: Bool { view?.mountedNode?.isRightToLeft ?? false }

    /// Shows the view of a controller in the pane.
    func contain(_ controller: UIViewController) {
        guard contained !== controller else { return }
        contained = controller
        let embedding = EmbeddedController(controller, in: container)
        container.embedding = embedding
        embedding.windowDidChange()
    }

    /// Moves the pane in or out.
    func show(
        _ shows: Bool, width: CGFloat, height: CGFloat, totalWidth: CGFloat, transition: ComponentTransition
    ) {
        guard shows || isShown, let view else { return }
        let offset = shows ? totalWidth - width : totalWidth
        let frame = CGRect(x: isAtLeft ? totalWidth - offset - width : offset, y: 0, width: width, height: height)
        if shows, container.superview == nil {
            add(to: view)
            let outside = CGRect(x: isAtLeft ? -width : totalWidth, y: 0, width: width, height: height)
            place(outside, transition: .immediate) { _ in }
        }
        isShown = shows
        divider?.isEnabled = shows && isResizable
        place(frame, transition: transition) { [weak self] _ in
            if self?.isShown == false { self?.remove() }
        }
    }

    private var isResizable: Bool {
        guard let divider, let limits = width?.columnWidthLimits(for: divider) else { return false }
        return limits.lowerBound < limits.upperBound
    }

    private func add(to view: UIView) {
        view.clipsToBounds = true
        view.addSubview(container)
        guard let width else { return }
        let divider = SplitDivider(of: .secondary, delegate: width, label: .BuiltIn.splitInspectorWidth)
        view.addSubview(divider)
        self.divider = divider
    }

    private func place(_ frame: CGRect, transition: ComponentTransition, completion: @escaping (Bool) -> Void) {
        let touchWidth = SplitDivider.touchWidth
        let edge = isAtLeft ? frame.maxX : frame.minX
        if let divider {
            transition.setFrame(
                view: divider,
                frame: CGRect(x: edge - touchWidth / 2, y: frame.minY, width: touchWidth, height: frame.height))
            divider.accessibilityDidChange(.content)
        }
        transition.setFrame(view: container, frame: frame, completion: completion)
    }

    /// Removes the pane, without an animation; its controller can be shown elsewhere.
    func remove() {
        isShown = false
        container.embedding?.remove()
        container.embedding = nil
        contained = nil
        container.removeFromSuperview()
        divider?.removeFromSuperview()
        divider = nil
        view?.clipsToBounds = false
    }

    /// Orders the pane in front of the content.
    func bringToFront() {
        guard let view, container.superview === view, let divider, view.subviews.last !== divider else { return }
        view.bringSubviewToFront(container)
        view.bringSubviewToFront(divider)
    }
}
