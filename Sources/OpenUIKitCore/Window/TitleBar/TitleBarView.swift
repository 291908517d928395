internal import OpenDisplay

/// The buttons of a window whose content extends to its top edge.
@MainActor package final class TitleBarView: UIView {
    /// The height of the area at the top of the window, in points, which is that of a navigation bar.
    static let height: CGFloat = 44
    private static let margin: CGFloat = 12
    private static let spacing: CGFloat = 10

    private var controls = WindowControls(trailing: [])
    private var leading: [WindowControlButton] = []
    private var trailing: [WindowControlButton] = []

    package override init(frame: CGRect) {
        super.init(frame: frame)
        // In front of presented content, behind which the buttons would be unavailable.
        layer.zPosition = 1e5
        isReadFirst = true
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// The areas of the buttons beside the left and the right edge, in points.
    var insets: (left: CGFloat, right: CGFloat) {
        let (start, end) = (Self.width(of: leading.count), Self.width(of: trailing.count))
        return isMirrored ? (end, start) : (start, end)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private static func width(of count: Int) -> CGFloat {
        count == 0 ? 0 : margin + CGFloat(count) * (WindowControlButton.size + spacing)
    }

    /// Shows the buttons at the ends that the user's settings specify.
    func show(_ controls: WindowControls) {
        guard controls != self.controls else { return }
        self.controls = controls
        for button in leading + trailing { button.removeFromSuperview() }
        leading = controls.leading.map { WindowControlButton($0) }
        trailing = controls.trailing.map { WindowControlButton($0) }
        for button in leading + trailing { addSubview(button) }
        setNeedsLayout()
    }

    /// Updates the buttons to the state of the window.
    func update() {
        guard let window = hostWindow, let surface = window.surface else { return }
        for button in leading + trailing {
            button.show(isInactive: !window.hasKeyboard, isMaximized: surface.placement.isMaximized)
        }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let size = WindowControlButton.size
        let y = (Self.height - size) / 2
        for (index, button) in leading.enumerated() {
            place(button, x: Self.margin + CGFloat(index) * (size + Self.spacing), y)
        }
        for (index, button) in trailing.reversed().enumerated() {
            place(button, x: bounds.width - Self.margin - size - CGFloat(index) * (size + Self.spacing), y)
        }
        update()
    }

    private func place(_ button: UIView, x: CGFloat, _ y: CGFloat) {
        let size = WindowControlButton.size
        button.frame = CGRect(x: isMirrored ? bounds.width - x - size : x, y: y, width: size, height: size)
    }

    /// Returns the button at a point; everything else is that of the content below.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}
