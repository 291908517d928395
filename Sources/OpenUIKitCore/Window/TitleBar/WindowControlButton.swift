internal import OpenDisplay
internal import OpenQuartzCore

/// A button that closes, minimizes or maximizes its window.
///
/// As in the title bars of the desktop, the Tab key does not reach it: the window menu and key combinations do the same.
@MainActor package final class WindowControlButton: UIControl {
    /// The width and the height, in points.
    static let size: CGFloat = 24
    private static let symbolSize: CGFloat = 8

    let control: WindowControl
    private let symbol = CAShapeLayer()
    private var isHovered = false
    private var isInactive = false
    private var isRestoring = false

    init(_ control: WindowControl) {
        self.control = control
        super.init(frame: .zero)
        layer.cornerRadius = Self.size / 2
        symbol.suppressesImplicitActions = true
        symbol.lineWidth = 1.5
        symbol.fillColor = nil
        symbol.lineCap = .round
        symbol.lineJoin = .round
        layer.addSublayer(symbol)
        isAccessibilityElement = true
        accessibilityTraits = .button
        let hover = UIHoverGestureRecognizer()
        hover.addTarget(self, action: WindowControlButton.pointerMoved)
        addGestureRecognizer(hover)
        addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
        observeInterfaceStyle()
        resolveColors(with: traitCollection)
        show(isInactive: false, isMaximized: false)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    package override var canBecomeFocused: Bool { false }

    package override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { showBackground() } }
    }

    /// Shows the state of the window.
    func show(isInactive: Bool, isMaximized: Bool) {
        isRestoring = control == .maximize && isMaximized
        self.isInactive = isInactive
        symbol.path = path
        builtInAccessibilityLabel =
            switch control {
            case .close: .BuiltIn.close
            case .minimize: .BuiltIn.windowMinimize
            case .maximize: isRestoring ? .BuiltIn.windowRestore : .BuiltIn.windowMaximize
            }
        showBackground()
        resolveColors(with: traitCollection)
    }

    private func pointerMoved(_ hover: UIHoverGestureRecognizer) {
        isHovered = hover.state == .began || hover.state == .changed
        showBackground()
    }

    private func showBackground() {
        let isLit = isHovered || isHighlighted
        backgroundColor = isHighlighted ? .systemFill : isLit ? .secondarySystemFill : .tertiarySystemFill
        alpha = isInactive && !isLit ? 0.6 : 1
    }

    package override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        symbol.strokeColor = UIColor.label.resolvedColor(with: traits).cgColor
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = bounds
        symbol.path = path
    }

    private var path: CGPath {
        let side = Self.symbolSize
        let box = CGRect(x: (Self.size - side) / 2, y: (Self.size - side) / 2, width: side, height: side)
        let path = UIBezierPath()
        switch control {
        case .close:
            path.move(to: CGPoint(x: box.minX, y: box.minY))
            path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
            path.move(to: CGPoint(x: box.maxX, y: box.minY))
            path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
        case .minimize:
            path.move(to: CGPoint(x: box.minX, y: box.maxY - 1))
            path.addLine(to: CGPoint(x: box.maxX, y: box.maxY - 1))
        case .maximize where isRestoring:
            path.append(UIBezierPath(rect: CGRect(x: box.minX, y: box.minY + 2, width: side - 2, height: side - 2)))
            path.move(to: CGPoint(x: box.minX + 2.5, y: box.minY))
            path.addLine(to: CGPoint(x: box.maxX, y: box.minY))
            path.addLine(to: CGPoint(x: box.maxX, y: box.maxY - 2.5))
        case .maximize: path.append(UIBezierPath(rect: box))
        }
        return path.cgPath
    }

    /// Performs the action of the button.
    private func press() {
        guard let window = hostWindow, let surface = window.surface else { return }
        switch control {
        case .close: UIApplication.shared.windowDidRequestClose(window)
        case .minimize: surface.minimize()
        case .maximize: surface.setMaximized(!surface.placement.isMaximized)
        }
    }

    package override func accessibilityActivate() -> Bool {
        press()
        return true
    }
}
