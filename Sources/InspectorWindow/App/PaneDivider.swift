import ComponentFlow

/// A line between two panes, which users drag or, when it has the focus, move with arrow keys.
struct PaneDivider: Component {
    /// The direction of the line.
    let axis: Divider.Direction
    /// The name of the length for assistive technologies.
    let name: String
    @Binding var length: CGFloat
    let range: ClosedRange<CGFloat>
    /// Whether the pane whose length changes is after the line.
    let isReversed: Bool

    init(
        _ axis: Divider.Direction = .vertical, name: String, length: Binding<CGFloat>, range: ClosedRange<CGFloat>,
        isReversed: Bool = false
    ) {
        (self.axis, self.name, self.range, self.isReversed) = (axis, name, range, isReversed)
        _length = length
    }

    func makeView() -> PaneDividerControl {
        PaneDividerControl(frame: .zero)
    }

    /// With an unbounded proposal, the length of the line is zero.
    func update(
        view: PaneDividerControl, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.divider = self
        let offered = axis == .vertical ? availableSize.height : availableSize.width
        let length = offered.isFinite ? offered : 0
        return axis == .vertical
            ? CGSize(width: PaneDividerControl.thickness, height: length)
            : CGSize(width: length, height: PaneDividerControl.thickness)
    }

    /// Sets the length within the range.
    @MainActor func set(_ length: CGFloat) {
        let limited = min(max(length, range.lowerBound), range.upperBound)
        if limited != self.length { self.length = limited }
    }
}
