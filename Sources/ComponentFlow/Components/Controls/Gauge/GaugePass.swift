/// The views of the labels that describe a gauge.
struct GaugeParts {
    var label: UIView?
    var currentValue: UIView?
}

/// One layout of a ``Gauge``.
@MainActor struct GaugePass {
    /// The diameter of a ring in the default text size, in points.
    static let diameter: CGFloat = 64
    private static let ringWidth: CGFloat = 6
    private static let barHeight: CGFloat = 6
    private static let markerSize: CGFloat = 12
    private static let spacing: CGFloat = 6
    private static let defaultWidth: CGFloat = 200
    /// The opacity of a disabled gauge.
    private static let disabledOpacity: CGFloat = 0.5

    let gauge: Gauge
    let style: GaugeStyle
    let children: ChildContainer
    let environment: EnvironmentCells
    let transition: ComponentTransition

    private var isReversed: Bool { children.owner.isRightToLeft }
    /// The colors of the gauge, or those of a modifier around it.
    private var gradient: Gradient? {
        gauge.gradient ?? InheritedValues.current?.tint.map { Gradient(colors: [$0]) }
    }
    private var hidesLabel: Bool { InheritedValues.current?.hidesLabels ?? false }

    // MARK: - Linear styles

    /// Places the label and the value above the bar, and the other labels at its ends.
    func layOutBar(availableSize: CGSize) -> (CGSize, GaugeParts) {
        let width = availableSize.width.isFinite ? availableSize.width : Self.defaultWidth
        let current = update(gauge.currentValueLabel, .currentValue, width: width, color: .secondaryLabel)
        let remaining = current.map { width - $0.size.width - 2 * Self.spacing } ?? width
        let label = update(gauge.label, .label, width: max(remaining, 0))
        let parts = GaugeParts(label: label?.view, currentValue: current?.view)
        let shownLabel = hidesLabel ? nil : label
        let height = max(shownLabel?.size.height ?? 0, current?.size.height ?? 0)
        if hidesLabel { hide(label) }
        place(shownLabel, x: 0, centerY: height / 2, in: width)
        place(current, x: width - (current?.size.width ?? 0), centerY: height / 2, in: width)
        let top = height > 0 ? height + Self.spacing : 0
        return (CGSize(width: width, height: top + layOutRow(below: top, width: width)), parts)
    }

    /// Places the bar between the labels at its ends, and returns the height of all.
    private func layOutRow(below top: CGFloat, width: CGFloat) -> CGFloat {
        let minimum = update(gauge.minimumValueLabel, .minimum, width: width / 3, font: .caption)
        let maximum = update(gauge.maximumValueLabel, .maximum, width: width / 3, font: .caption)
        let trackHeight = style.hasMarker ? Self.markerSize : Self.barHeight
        let placement = TrackEnds(
            minimum: minimum?.size, maximum: maximum?.size, spacing: Self.spacing, minimumTrackLength: 0
        ).placement(width: width, trackHeight: trackHeight)
        let bar = GaugeBar(
            fraction: CGFloat(gauge.fraction), hasMarker: style.hasMarker, thickness: Self.barHeight,
            gradient: gradient, isReversed: isReversed)
        let track = placement.track
        place(update(bar, .bar, size: track.size), center: CGPoint(x: track.midX, y: top + track.midY), in: width)
        place(minimum, center: CGPoint(x: placement.minimum.x, y: top + placement.minimum.y), in: width)
        place(maximum, center: CGPoint(x: placement.maximum.x, y: top + placement.maximum.y), in: width)
        return placement.height
    }

    // MARK: - Circular styles

    /// Places the value in the center of the ring, and in its gap the labels of the ends or else the label.
    func layOutRing(diameter: CGFloat) -> (CGSize, GaugeParts) {
        let ring = GaugeRing(
            fraction: CGFloat(gauge.fraction), hasMarker: style.hasMarker, lineWidth: Self.ringWidth,
            gradient: gradient, isReversed: isReversed && style.hasMarker)
        let size = CGSize(width: diameter, height: diameter)
        place(update(ring, .ring, size: size), x: 0, centerY: diameter / 2, in: diameter)
        let label = update(gauge.label, .label, font: .caption2)
        let current = update(gauge.currentValueLabel, .currentValue, font: .subheadline)
        let parts = GaugeParts(label: label?.view, currentValue: current?.view)
        placeInCenter(current, diameter: diameter)
        let fillsGap = style.hasMarker && placeEnds(diameter: diameter)
        if hidesLabel {
            hide(label)
        } else if current == nil {
            placeInCenter(label, diameter: diameter)
        } else if style.hasMarker, !fillsGap {
            placeInGap(label, offset: 0, diameter: diameter, width: Self.gapWidth(of: diameter) - 2 * Self.ringWidth)
        } else {
            hide(label)
        }
        return (size, parts)
    }

    private func placeInCenter(_ child: UpdatedChild?, diameter: CGFloat) {
        guard let child else { return }
        let side = (diameter - 2 * Self.ringWidth) * 0.8
        add(fitted(child, to: side).position(CGPoint(x: diameter / 2, y: diameter / 2)))
    }

    /// Places the labels of the ends in the gap of the ring; returns whether there are any.
    private func placeEnds(diameter: CGFloat) -> Bool {
        let minimum = update(gauge.minimumValueLabel, .minimum, font: .caption2)
        let maximum = update(gauge.maximumValueLabel, .maximum, font: .caption2)
        let width = Self.gapWidth(of: diameter) / 2
        for (label, offset) in [(minimum, -width / 2), (maximum, width / 2)] {
            placeInGap(label, offset: isReversed ? -offset : offset, diameter: diameter, width: width - 2)
        }
        return minimum != nil || maximum != nil
    }

    /// Returns the distance between the ends of an open ring, in points.
    private static func gapWidth(of diameter: CGFloat) -> CGFloat {
        (diameter - ringWidth) * sin(.pi - GaugeArc.open.length / 2)
    }

    /// Places a label in the gap of the ring, at a distance from its center.
    private func placeInGap(_ child: UpdatedChild?, offset: CGFloat, diameter: CGFloat, width: CGFloat) {
        guard let child else { return }
        add(fitted(child, to: width).position(CGPoint(x: diameter / 2 + offset, y: diameter - Self.ringWidth)))
    }

    /// Returns the child, which is displayed smaller if it is wider than there is space.
    private func fitted(_ child: UpdatedChild, to width: CGFloat) -> UpdatedChild {
        child.size.width > width ? child.scale(max(width, 1) / child.size.width) : child
    }

    // MARK: - Children

    /// Updates a label, with a font and a color where no modifier around the gauge specifies others.
    private func update(
        _ label: ControlLabel?, _ key: ChildKey, width: CGFloat = .infinity, font: UIFont? = nil, color: UIColor? = nil
    ) -> UpdatedChild? {
        guard let label else { return nil }
        let inherited = InheritedValues.current
        let values = InheritedValues(
            font: inherited?.font == nil ? font : nil, foregroundColor: inherited?.foregroundColor == nil ? color : nil)
        let content = Inheriting(content: label.content, values: values)
        return update(content, key, size: CGSize(width: width, height: .infinity))
    }

    private func update<Content: Component>(_ content: Content, _ key: ChildKey, size: CGSize) -> UpdatedChild
    where Content.EnvironmentType == Empty {
        children.update(
            key, BoxContent(box: TypedComponentBox(content)), environment: environment, availableSize: size,
            transition: transition)
    }

    /// Places a child whose distance from the leading edge is known.
    private func place(_ child: UpdatedChild?, x: CGFloat, centerY: CGFloat, in width: CGFloat) {
        place(child, center: CGPoint(x: x + (child?.size.width ?? 0) / 2, y: centerY), in: width)
    }

    /// Places a child whose center in a layout from left to right is known.
    private func place(_ child: UpdatedChild?, center: CGPoint, in width: CGFloat) {
        guard let child else { return }
        add(child.position(CGPoint(x: isReversed ? width - center.x : center.x, y: center.y)))
    }

    /// Adds a label that is not visible, but names the gauge.
    private func hide(_ child: UpdatedChild?) {
        if let child { children.add(child.opacity(0)) }
    }

    private func add(_ child: UpdatedChild) {
        children.add(InheritedValues.isDisabled ? child.opacity(Self.disabledOpacity) : child)
    }
}

extension ChildKey {
    @MainActor fileprivate static let label = ChildKey(declaration: 0, identity: .integer(10))
    @MainActor fileprivate static let currentValue = ChildKey(declaration: 0, identity: .integer(11))
    @MainActor fileprivate static let minimum = ChildKey(declaration: 0, identity: .integer(12))
    @MainActor fileprivate static let maximum = ChildKey(declaration: 0, identity: .integer(13))
    @MainActor fileprivate static let bar = ChildKey(declaration: 0, identity: .integer(14))
    @MainActor fileprivate static let ring = ChildKey(declaration: 0, identity: .integer(15))
}
