/// One layout of the labels of a slider.
@MainActor struct SliderLabelPass {
    private static let spacing: CGFloat = 8
    private static let minimumTrackLength: CGFloat = 80

    let children: ChildContainer
    let environment: EnvironmentCells
    let transition: ComponentTransition
    let isEnabled: Bool

    /// Updates the label that names the slider; only one with other components than a text needs views, which are not visible.
    func updateName(_ label: ControlLabel, width: CGFloat) -> LabelContent {
        guard label.text == nil else { return LabelContent(label, view: nil) }
        let child = update(title(label), .name, width: .infinity)
        let x = child.size.width / 2
        let center = CGPoint(x: children.owner.isRightToLeft ? width - x : x, y: child.size.height / 2)
        children.add(child.position(center).opacity(0))
        return LabelContent(label, view: child.view)
    }

    /// Updates and places the labels at the ends.
    func layOutEnds(of labels: SliderLabels, width: CGFloat, controlHeight: CGFloat) -> TrackEnds.Placement {
        let hasBoth = labels.minimum != nil && labels.maximum != nil
        let available = hasBoth ? max((width - Self.spacing) / 2, 0) : width
        let minimum = labels.minimum.map { update(title($0).accessibilityHidden(), .minimum, width: available) }
        let maximum = labels.maximum.map { update(title($0).accessibilityHidden(), .maximum, width: available) }
        let placement = TrackEnds(
            minimum: minimum?.size, maximum: maximum?.size, spacing: Self.spacing,
            minimumTrackLength: Self.minimumTrackLength
        ).placement(width: width, trackHeight: controlHeight)
        place(minimum, at: placement.minimum, in: width)
        place(maximum, at: placement.maximum, in: width)
        return placement
    }

    private func title(_ label: ControlLabel) -> ControlTitle {
        ControlTitle(content: label.content, isEnabled: isEnabled, action: nil)
    }

    private func update<Content: Component>(_ content: Content, _ key: ChildKey, width: CGFloat) -> UpdatedChild
    where Content.EnvironmentType == Empty {
        children.update(
            key, BoxContent(box: TypedComponentBox(content)), environment: environment,
            availableSize: CGSize(width: width, height: .infinity), transition: transition)
    }

    private func place(_ child: UpdatedChild?, at center: CGPoint, in width: CGFloat) {
        guard let child else { return }
        let placed = child.position(
            CGPoint(x: children.owner.isRightToLeft ? width - center.x : center.x, y: center.y))
        children.add(isEnabled ? placed : placed.opacity(ControlLabel.disabledOpacity))
    }
}

extension ChildKey {
    @MainActor fileprivate static let name = ChildKey(declaration: 0, identity: .integer(4))
    @MainActor fileprivate static let minimum = ChildKey(declaration: 0, identity: .integer(5))
    @MainActor fileprivate static let maximum = ChildKey(declaration: 0, identity: .integer(6))
}
