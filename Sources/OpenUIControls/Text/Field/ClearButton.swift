@_spi(Subclassing) import OpenUIKitCore

/// The clear button of a text field: a gray disc with a cross, or an image.
@MainActor final class ClearButton: UIControl {
    static let side: CGFloat = 17

    /// The image that replaces the disc; `nil` for none.
    var image: UIImage? { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = nil
        builtInAccessibilityLabel = .BuiltIn.editClearText
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        if let image { return draw(image) }
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

    private func draw(_ image: UIImage) {
        let size = image.size
        let place = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        image.draw(at: place, blendMode: .normal, alpha: isHighlighted ? 0.5 : 1)
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsDisplay()
    }
}
