/// A child of a container with a ``ComponentLayout``, which the layout measures and places.
///
/// It is valid until ``ComponentLayout/layOut(_:availableSize:isRightToLeft:)`` returns.
@preconcurrency @MainActor
public final class LayoutChild {
    /// The size of the child if it is proposed the size that is available to the container, in points.
    public let naturalSize: CGSize
    /// The value that ``Component/layoutPriority(_:)`` set; 0 for most children.
    public let layoutPriority: Double

    private let container: ChildContainer
    private let naturalProposal: CGSize
    private let transition: ComponentTransition
    private var updated: UpdatedChild
    /// Whether the child was proposed anything but the available size.
    private var isMeasured = false
    private var isPlaced = false

    init(
        _ updated: UpdatedChild, layoutPriority: Double, in container: ChildContainer, proposal: CGSize,
        transition: ComponentTransition
    ) {
        self.updated = updated
        self.layoutPriority = layoutPriority
        self.container = container
        self.transition = transition
        naturalSize = updated.size
        naturalProposal = proposal
    }

    /// Returns the size of the child for a proposed size, in points.
    ///
    /// Measuring updates the child, unless it is unchanged and was measured with this proposal before.
    public func size(for proposal: CGSize) -> CGSize {
        guard proposal != naturalProposal, isValid else { return naturalSize }
        isMeasured = true
        return container.measure(updated, proposal: proposal, transition: transition)
    }

    /// Places the child and returns its size, in points.
    ///
    /// - Parameters:
    ///   - origin: The top left corner of the child in the container.
    ///   - proposal: The size proposed to the child; `nil` for the size that is available to the container.
    @discardableResult
    public func place(at origin: CGPoint, proposal: CGSize? = nil) -> CGSize {
        guard isValid else { return naturalSize }
        settle(proposal ?? naturalProposal)
        let size = updated.size
        updated = updated.position(CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2))
        return size
    }

    /// The child with its position.
    var placed: UpdatedChild {
        if !isPlaced { settle(naturalProposal) }
        return updated
    }

    private func settle(_ proposal: CGSize) {
        isPlaced = true
        if proposal != naturalProposal { isMeasured = true }
        updated =
            isMeasured
            ? container.settle(updated, proposal: proposal, transition: transition)
            : container.settleUnmeasured(updated, proposal: proposal, transition: transition)
    }

    /// Whether the layout is running; reports if it is not.
    private var isValid: Bool {
        if ChildContainer.running === container { return true }
        diagnose(
            "layout.child-outside", "A child was measured or placed while its layout was not running",
            path: "LayoutChild", hint: "Use children only in layOut(_:availableSize:isRightToLeft:).")
        return false
    }
}
