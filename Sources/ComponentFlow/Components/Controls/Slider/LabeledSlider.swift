/// A slider that can have labels.
///
/// The label that names it is not displayed. The texts at the ends are beside the track, or below its ends if it would be too short
/// between them.
protocol LabeledSlider: ContainerComponent where View: LabeledSliderView, EnvironmentType == Empty {
    /// The labels; `nil` for none.
    var labels: SliderLabels? { get }
}

/// The view of a ``LabeledSlider``.
@MainActor protocol LabeledSliderView: UIView {
    /// The label of the last update that names the slider; `nil` for none.
    var nameLabel: LabelContent? { get set }
    /// The part of the bounds beside the control, in points.
    var controlInsets: UIEdgeInsets { get set }
    /// The control, which may be the view itself.
    var labeledControl: UIControl { get }
}

extension LabeledSlider {
    /// The width where the proposal is unbounded, in points.
    private var defaultWidth: CGFloat { 200 }

    /// Places the labels, if there are any, and returns the size of the slider.
    @MainActor func layOutSlider(
        in view: View, availableSize: CGSize, environment: Environment<Empty>, transition: ComponentTransition
    ) -> CGSize {
        if labels != nil || view.nameLabel != nil {
            return updateChildren(
                in: view, availableSize: availableSize, environment: environment, transition: transition)
        }
        return sizeOfControl(in: view, availableSize: availableSize)
    }

    @MainActor private func sizeOfControl(in view: View, availableSize: CGSize) -> CGSize {
        CGSize(
            width: availableSize.width.isFinite ? availableSize.width : defaultWidth,
            height: view.labeledControl.intrinsicContentSize.height)
    }

    /// Updates the labels, and places them and the control.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        guard let view = children.owner.view as? View else { return .zero }
        let controlSize = sizeOfControl(in: view, availableSize: availableSize)
        guard let labels else {
            view.nameLabel = nil
            view.controlInsets = .zero
            return controlSize
        }
        let pass = SliderLabelPass(
            children: children, environment: environment, transition: transition,
            isEnabled: view.labeledControl.isEnabled)
        view.nameLabel = labels.name.map { pass.updateName($0, width: controlSize.width) }
        view.accessibilityDidChange(.content)
        let placement = pass.layOutEnds(of: labels, width: controlSize.width, controlHeight: controlSize.height)
        let track = placement.track
        let (start, end) = (track.minX, controlSize.width - track.maxX)
        let isReversed = children.owner.isRightToLeft
        view.controlInsets = UIEdgeInsets(
            top: track.minY, left: isReversed ? end : start, bottom: placement.height - track.maxY,
            right: isReversed ? start : end)
        return CGSize(width: controlSize.width, height: placement.height)
    }
}
