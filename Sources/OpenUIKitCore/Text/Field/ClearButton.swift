/// The clear button of a text field: a gray disc with a cross.
@MainActor final class ClearButton: UIControl {
    static let side: CGFloat = 17

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = nil
        builtInAccessibilityLabel = .BuiltIn.editClearText
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        let disc = CGRect(
            x: bounds.midX - Self.side / 2, y: bounds.midY - Self.side / 2, width: Self.side, height: Self.side)
        (isHighlighted ? UIColor.secondaryLabel : .tertiaryLabel).setFill()
        UIBezierPath(ovalIn: disc).fill()
        let cross = disc.insetBy(dx: 5.5, dy: 5.5)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: cross.minX, y: cross.minY))
        path.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
        path.move(to: CGPoint(x: cross.maxX, y: cross.minY))
        path.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
        path.lineWidth = 1.5
        path.lineCapStyle = .round
        UIColor.systemBackground.setStroke()
        path.stroke()
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsDisplay()
    }
}
