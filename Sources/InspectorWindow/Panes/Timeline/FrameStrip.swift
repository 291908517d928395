import ComponentFlow
import InspectorProtocol

/// A bar for each frame, with the budget as a line; the frames can be scrolled and selected.
struct FrameStrip: Component {
    let frames: [TimelineFrame]
    let selection: Int?
    /// The font of the budget.
    let font: UIFont
    /// A closure that is called with the number of the frame that was clicked.
    @Behavior var pick: (Int) -> Void

    func makeView() -> View {
        View(frame: .zero)
    }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.pick = pick
        view.show(frames, selection: selection, font, size: availableSize)
        return availableSize
    }
}

extension FrameStrip {
    /// The view of the bars, which draws only the visible ones.
    final class View: UIScrollView {
        fileprivate var pick: (Int) -> Void = { _ in }
        private let canvas = FrameStripCanvas(frame: .zero)

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentInsetAdjustmentBehavior = .never
            canvas.backgroundColor = .clear
            canvas.isUserInteractionEnabled = false
            addSubview(canvas)
        }

        required init?(coder: NSCoder) {
            nil
        }

        /// The font of the budget.
        var font: UIFont { canvas.font }

        fileprivate func show(_ frames: [TimelineFrame], selection: Int?, _ font: UIFont, size: CGSize) {
            let wasAtEnd = contentOffset.x >= contentSize.width - bounds.width - FrameStripLayout.step
            let selectionChanged = selection != canvas.selection
            canvas.show(frames, selection: selection, font, height: size.height)
            contentSize = CGSize(width: max(canvas.layout.width, size.width), height: size.height)
            if selectionChanged, let index = frames.lastIndex(where: { $0.id == selection }) {
                reveal(index, width: size.width)
            } else if wasAtEnd, selection == nil {
                contentOffset.x = max(canvas.layout.width - size.width, 0)
            }
            setNeedsLayout()
        }

        private func reveal(_ index: Int, width: CGFloat) {
            let x = canvas.layout.x(of: index)
            let visible = contentOffset.x + 20...max(contentOffset.x + width - 30, contentOffset.x + 20)
            guard !visible.contains(x) else { return }
            contentOffset.x = min(max(x - width / 2, 0), max(contentSize.width - width, 0))
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            canvas.frame = bounds
            canvas.offset = contentOffset.x
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesEnded(touches, with: event)
            guard let x = touches.first?.location(in: self).x, let index = canvas.layout.index(at: x) else { return }
            pick(canvas.frames[index].id)
        }
    }
}

/// Draws the bars of the frames that are visible.
private final class FrameStripCanvas: UIView {
    private(set) var frames: [TimelineFrame] = []
    private(set) var selection: Int?
    private(set) var font = UIFont.caption2
    private(set) var layout = FrameStripLayout([], height: 0)

    /// The horizontal position of the content at the left edge.
    var offset: CGFloat = 0 {
        didSet { if offset != oldValue { setNeedsDisplay() } }
    }

    func show(_ frames: [TimelineFrame], selection: Int?, _ font: UIFont, height: CGFloat) {
        guard
            frames != self.frames || selection != self.selection || font != self.font || height != layout.height
        else { return }
        (self.frames, self.selection, self.font) = (frames, selection, font)
        layout = FrameStripLayout(frames, height: height)
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.translateBy(x: -offset, y: 0)
        let indices = layout.indices(in: offset...offset + bounds.width)
        for index in indices where frames[index].id == selection { drawSelection(index) }
        for index in indices { drawBar(index) }
        drawBudget()
        for index in indices where frames[index].isLong { drawMark(index) }
    }

    private func drawSelection(_ index: Int) {
        UIColor.systemBlue.withAlphaComponent(0.25).setFill()
        UIBezierPath(
            roundedRect: CGRect(
                x: layout.x(of: index) - 2, y: 0, width: FrameStripLayout.barWidth + 4, height: bounds.height),
            cornerRadius: 3
        ).fill()
    }

    /// Draws the phases of a frame, each as a part of the bar.
    private func drawBar(_ index: Int) {
        let frame = frames[index]
        var start = 0.0
        for phase in TimelinePhase.allCases {
            guard let time = frame.phases[phase], time > 0 else { continue }
            phase.color.setFill()
            UIBezierPath(rect: layout.bar(index, from: start, to: start + time)).fill()
            start += time
        }
        // Also a frame that took no time is visible.
        let rest = layout.bar(index, from: start, to: max(frame.duration, start))
        guard rest.height > 0 || start == 0 else { return }
        TimelinePhase.preparation.color.setFill()
        UIBezierPath(rect: CGRect(x: rest.minX, y: rest.minY - 1, width: rest.width, height: rest.height + 1)).fill()
    }

    private func drawBudget() {
        let y = layout.y(of: layout.budget).rounded() + 0.5
        let line = UIBezierPath()
        line.move(to: CGPoint(x: offset, y: y))
        line.addLine(to: CGPoint(x: offset + bounds.width, y: y))
        line.setLineDash([4, 3], count: 2, phase: 0)
        UIColor.label.withAlphaComponent(0.6).setStroke()
        line.stroke()
        drawBudgetText(at: y)
    }

    /// Draws the budget above its line, or below it if there is no space, in front of the bars.
    private func drawBudgetText(at y: CGFloat) {
        let text = UpdateEntry.text(milliseconds: layout.budget * 1000) as NSString
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
        let size = text.size(withAttributes: attributes)
        let above = y - size.height - 2
        let origin = CGPoint(x: offset + 8, y: above >= 0 ? above : y + 2)
        UIColor.secondarySystemBackground.withAlphaComponent(0.85).setFill()
        UIBezierPath(roundedRect: CGRect(origin: origin, size: size).insetBy(dx: -3, dy: 0), cornerRadius: 3).fill()
        text.draw(at: origin, withAttributes: attributes)
    }

    /// Marks a long frame with a triangle above the bar.
    private func drawMark(_ index: Int) {
        let (center, top) = (layout.x(of: index) + FrameStripLayout.barWidth / 2, layout.y(of: frames[index].duration))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: center - 4, y: top - 9))
        path.addLine(to: CGPoint(x: center + 4, y: top - 9))
        path.addLine(to: CGPoint(x: center, y: top - 2))
        path.close()
        UIColor.systemRed.setFill()
        path.fill()
    }
}
