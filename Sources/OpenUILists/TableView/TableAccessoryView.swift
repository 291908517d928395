@_spi(Subclassing) import OpenUIKitCore

/// An indicator or control at one end of a row: a chevron, a checkmark, or a control for editing.
@MainActor package final class TableAccessoryView: UIView {
    enum Kind {
        case arrow
        case mark
        case detail
        case detailAndArrow
        case delete
        case insert
        case reorder
        case outline
        /// A circle, empty or with a checkmark.
        case selection

        init?(_ type: UITableViewCell.AccessoryType) {
            switch type {
            case .none: return nil
            case .disclosureIndicator: self = .arrow
            case .detailDisclosureButton: self = .detailAndArrow
            case .checkmark: self = .mark
            case .detailButton: self = .detail
            }
        }

        var respondsToTaps: Bool { self != .arrow && self != .mark && self != .reorder && self != .selection }
        /// Whether the view is mirrored in right-to-left layouts.
        var isMirrored: Bool { self == .arrow || self == .outline || self == .detailAndArrow }
    }

    let kind: Kind
    var onTap: (() -> Void)?
    /// A closure that receives the drag gesture of the reorder control.
    var onDrag: ((UIGestureRecognizer) -> Void)?
    /// Whether the indicator of a selection has a checkmark.
    var isOn = false { didSet { if oldValue != isOn { showSelection() } } }
    /// The colors of the sign and of the circle behind it, in place of the standard ones.
    var colors: (foreground: UIColor?, background: UIColor?) {
        didSet { if oldValue != colors { paint(traitCollection) } }
    }
    private var shapes: [Shape] = []

    private struct Shape {
        let layer: CAShapeLayer
        let color: UIColor
        let isFill: Bool
        /// Whether the shape is the circle behind a sign.
        let isBackground: Bool
    }

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        isUserInteractionEnabled = kind.respondsToTaps || kind == .reorder
        if kind == .reorder {
            // The gesture begins immediately, so that the table view does not scroll.
            let press = UILongPressGestureRecognizer(target: nil, action: nil)
            press.minimumPressDuration = 0
            press.addHandler { [weak self] in self?.onDrag?($0) }
            addGestureRecognizer(press)
        }
        if kind.respondsToTaps {
            let tap = UITapGestureRecognizer(target: nil, action: nil)
            tap.addHandler { [weak self] recognizer in if recognizer.state == .ended { self?.onTap?() } }
            addGestureRecognizer(tap)
        }
        flags.insert(.observesInterfaceStyle)
        makeShapes()
    }

    package required init?(coder: NSCoder) { nil }

    /// The size of the shapes compared with that for the default text size; controls keep their size.
    private var scale: CGFloat {
        switch kind {
        case .arrow, .outline, .mark: scaledForTextSize(16) / 16
        case .detail, .detailAndArrow, .delete, .insert, .reorder, .selection: 1
        }
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (own, scale) = (unscaledSize, scale)
        return CGSize(width: own.width * scale, height: own.height * scale)
    }

    /// The width that the view has more than for the default text size, in points.
    var growth: CGFloat { (scale - 1) * unscaledSize.width }

    private var unscaledSize: CGSize {
        switch kind {
        case .arrow: CGSize(width: 9, height: 15)
        case .outline: CGSize(width: 15, height: 15)
        case .mark: CGSize(width: 16, height: 15)
        case .detailAndArrow: CGSize(width: 44, height: 24)
        default: CGSize(width: 24, height: 24)
        }
    }

    // MARK: Shapes

    private func makeShapes() {
        switch kind {
        case .arrow: stroke(arrow, .tertiaryLabel)
        case .outline: stroke(arrow.map { ($0.0 + 3, $0.1) }, .tintColor)
        case .mark: stroke([(1, 8), (6, 13), (15, 2)], .tintColor)
        case .detail: makeDetail()
        case .detailAndArrow:
            makeDetail()
            stroke(arrow.map { ($0.0 + 34, $0.1 + 4.5) }, .tertiaryLabel)
        case .delete:
            fillCircle(.systemRed)
            stroke([(6, 12), (18, 12)], .white)
        case .insert:
            fillCircle(.systemGreen)
            stroke([(6, 12), (18, 12)], .white)
            stroke([(12, 6), (12, 18)], .white)
        case .reorder:
            for y in [7, 12, 17] { stroke([(1, CGFloat(y)), (23, CGFloat(y))], .tertiaryLabel, width: 1.5) }
        case .selection:
            add(
                UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 21, height: 21)), .tertiaryLabel, isFill: false,
                width: 1.5)
            fillCircle(.tintColor)
            stroke([(6.5, 12.5), (10.5, 16.5), (17.5, 8)], .white)
            showSelection()
        }
    }

    /// Shows the circle of an item that is not selected, or the filled one with a checkmark.
    private func showSelection() {
        for (index, shape) in shapes.enumerated() { shape.layer.isHidden = (index == 0) == isOn }
    }

    private var arrow: [(CGFloat, CGFloat)] { [(1.5, 1.5), (7.5, 7.5), (1.5, 13.5)] }

    private func makeDetail() {
        let circle = UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 21, height: 21))
        add(circle, .tintColor, isFill: false, width: 1.5)
        stroke([(12, 11), (12, 17.5)], .tintColor)
        add(UIBezierPath(ovalIn: CGRect(x: 10.8, y: 6, width: 2.4, height: 2.4)), .tintColor, isFill: true, width: 0)
    }

    private func fillCircle(_ color: UIColor) {
        let circle = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 22, height: 22))
        add(circle, color, isFill: true, isBackground: true, width: 0)
    }

    private func stroke(_ points: [(CGFloat, CGFloat)], _ color: UIColor, width: CGFloat = 2) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        add(path, color, isFill: false, width: width)
    }

    private func add(
        _ path: UIBezierPath, _ color: UIColor, isFill: Bool, isBackground: Bool = false, width: CGFloat
    ) {
        let shape = CAShapeLayer()
        shape.path = path.cgPath
        shape.lineWidth = width
        shape.lineCap = .round
        shape.lineJoin = .round
        shape.fillColor = nil
        layer.addSublayer(shape)
        shapes.append(Shape(layer: shape, color: color, isFill: isFill, isBackground: isBackground))
        paint(traitCollection)
    }

    private func paint(_ traits: UITraitCollection) {
        for shape in shapes {
            let color = (shape.isBackground ? colors.background : colors.foreground) ?? shape.color
            let resolved = color.resolvedColor(with: traits).cgColor
            if shape.isFill { shape.layer.fillColor = resolved } else { shape.layer.strokeColor = resolved }
        }
    }

    @_spi(Subclassing) public override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        paint(traits)
    }

    /// Centers the shapes.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let (size, scale) = (sizeThatFits(bounds.size), scale)
        var origin = CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
        let isFlipped = kind.isMirrored && effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isFlipped { origin.x += size.width }
        let transform = CATransform3DMakeScale(isFlipped ? -scale : scale, scale, 1)
        for shape in shapes {
            shape.layer.position = origin
            shape.layer.transform = transform
        }
    }

    /// Shows the shapes in the new text size.
    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) else { return }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Extends the touch area to at least 44 by 44 points; views without interaction leave touches to the cell.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }
}
