/// A view over the window that contains an open list of completions and closes it for a press elsewhere.
@MainActor package final class CompletionOverlay: UIView {
    private static let margin: CGFloat = 4

    weak var list: CompletionList?
    /// The view below which the list is shown.
    weak var anchor: UIView?
    private let panel = CompletionPanel()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        panel.choose = { [weak self] in self?.list?.choose($0) }
        panel.point = { [weak self] in self?.list?.select($0) }
        addSubview(panel)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// Displays the values.
    func show(_ items: [CompletionItem]) {
        panel.accessibilityLabel = list?.name
        panel.show(items)
        setNeedsLayout()
        layoutIfNeeded()
    }

    func select(_ index: Int?) {
        panel.select(index)
    }

    private var anchorRect: CGRect {
        guard let anchor, anchor.window != nil else { return .zero }
        return convert(anchor.bounds, from: anchor)
    }

    /// Lets presses of the field pass.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !panel.frame.contains(point), anchorRect.contains(point) { return nil }
        return super.hitTest(point, with: event)
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !panel.frame.contains(touch.location(in: self)) else { return }
        list?.close()
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Places the list below the field: inside the window if that certainly has enough space on the screen, or otherwise
    /// where the desktop has it; without popups, above the field if there is more space.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let (rect, area) = (anchorRect, bounds.shrunk(by: Self.margin))
        var size = panel.fittingSize
        size.width = min(max(size.width, rect.width), area.width)
        let isReversed = anchor?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = isReversed ? rect.maxX - size.width : rect.minX
        let x = max(min(start, area.maxX - size.width), area.minX)
        let below = max(area.maxY - rect.maxY - Self.margin, 0)
        let list = CGRect(x: x, y: rect.maxY + Self.margin, width: size.width, height: size.height)
        if let popups = window?.popups,
            let limit = popups.limit(for: panel, fits: size.height <= below, at: convert(list, to: nil))
        {
            let field = CGRect(x: x, y: rect.minY, width: size.width, height: rect.height)
            return popups.show(
                panel, size: size.limited(to: limit),
                beside: convert(field.insetBy(dx: 0, dy: -Self.margin), to: nil), at: .bottom,
                margin: PanelShadow.menu.extent
            ) { [weak self] in
                self?.list?.close()
            }
        }
        window?.popups.close(panel)
        let above = max(rect.minY - Self.margin - area.minY, 0)
        let isBelow = size.height <= below || below >= above
        size.height = min(size.height, isBelow ? below : above)
        let y = isBelow ? rect.maxY + Self.margin : rect.minY - Self.margin - size.height
        panel.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// Removes the list from the window.
    func close() {
        window?.popups.close(panel)
        removeFromSuperview()
    }
}
