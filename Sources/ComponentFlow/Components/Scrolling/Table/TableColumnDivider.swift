/// The line between two columns, which the user drags to resize the column before it.
///
/// A double click fits the column to its visible cells. Keys resize the column while its header has the focus.
final class TableColumnDivider: UIControl, UIPointerInteractionDelegate {
    /// The width of the area that responds to touches, in points.
    static let touchWidth: CGFloat = 9
    private static let inset: CGFloat = 6

    private let id: String
    private weak var header: TableHeaderView?
    private let line = UIView()
    /// The distance of the line from the left edge, in points.
    var lineX: CGFloat = 0 {
        didSet { if lineX != oldValue { setNeedsLayout() } }
    }
    /// The position of the touch and the width of the column when dragging began.
    private var start: (x: CGFloat, width: CGFloat)?
    /// Whether the touch has moved, and is no part of a double click.
    private var hasMoved = false

    init(_ id: String, in header: TableHeaderView) {
        self.id = id
        self.header = header
        super.init(frame: .zero)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
        addInteraction(UIPointerInteraction(delegate: self))
        // Assistive technologies resize columns with the actions of their headers.
        isAccessibilityElement = false
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    override var canBecomeFocused: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        let x = min(max(lineX - 1, 0), max(bounds.width - 1, 0))
        line.frame = CGRect(x: x, y: Self.inset, width: 1, height: max(bounds.height - 2 * Self.inset, 0))
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        isEnabled ? UIPointerStyle(shape: .resizeHorizontally) : nil
    }

    // MARK: - Dragging

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let width = header?.width(of: id) else { return false }
        start = (touch.location(in: nil).x, width)
        hasMoved = false
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let owner = header?.owner, let start else { return false }
        let distance = touch.location(in: nil).x - start.x
        if distance != 0 { hasMoved = true }
        guard hasMoved else { return true }
        owner.resize(id, to: start.width + (owner.isLaidOutRightToLeft ? -distance : distance))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        header?.owner?.endChange(commits: true)
        if touch?.tapCount == 2, !hasMoved { header?.owner?.fit(id) }
    }

    override func cancelTracking(with event: UIEvent?) {
        header?.owner?.endChange(commits: false)
    }
}
