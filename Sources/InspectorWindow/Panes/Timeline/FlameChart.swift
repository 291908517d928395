import ComponentFlow
import InspectorProtocol

/// The phases and updates of a frame over time, each below the one that contains it.
struct FlameChart: Component {
    let spans: [TimelineSpan]
    /// The index of the selected span.
    let selection: Int?
    /// The font of the names, and the height of a level.
    let font: UIFont
    let rowHeight: CGFloat
    /// A closure that is called with the index of the span that was clicked.
    @Behavior var pick: (Int?) -> Void

    func makeView() -> View {
        View(frame: .zero)
    }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.pick = pick
        let layout = FlameLayout(spans, width: availableSize.width, rowHeight: rowHeight)
        view.show(spans, selection: selection, font, layout)
        return CGSize(width: availableSize.width, height: layout.height)
    }
}

extension FlameChart {
    /// The view of the chart.
    final class View: UIView {
        /// The largest number of spans that assistive technologies see.
        private static let maximumElements = 300
        /// The shortest length that is drawn, and the shortest one that has a name.
        private static let (minimumLength, minimumNamedLength): (CGFloat, CGFloat) = (0.3, 24)

        fileprivate var pick: (Int?) -> Void = { _ in }
        private var spans: [TimelineSpan] = []
        private var selection: Int?
        private(set) var font = UIFont.caption2
        private var layout = FlameLayout([], width: 0)

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .clear
        }

        required init?(coder: NSCoder) {
            nil
        }

        fileprivate func show(_ spans: [TimelineSpan], selection: Int?, _ font: UIFont, _ layout: FlameLayout) {
            let isSame = spans == self.spans && layout == self.layout
            guard !isSame || selection != self.selection || font != self.font else { return }
            (self.spans, self.selection, self.font, self.layout) = (spans, selection, font, layout)
            setNeedsDisplay()
            if !isSame { accessibilityElements = makeElements() }
        }

        private func isVisible(_ index: Int) -> Bool {
            layout.frames[index].width >= Self.minimumLength && layout.frames[index].minY < layout.height
        }

        private func makeElements() -> [UIAccessibilityElement] {
            spans.indices.filter(isVisible).prefix(Self.maximumElements).map { index in
                let element = UIAccessibilityElement(accessibilityContainer: self)
                element.accessibilityFrameInContainerSpace = layout.frames[index]
                element.accessibilityLabel = DisplayText.concise(spans[index].title)
                element.accessibilityValue = spans[index].durationText
                element.accessibilityTraits = .staticText
                return element
            }
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            setNeedsDisplay()
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesEnded(touches, with: event)
            if let location = touches.first?.location(in: self) { pick(layout.index(at: location)) }
        }

        // MARK: - Drawing

        override func draw(_ rect: CGRect) {
            for x in layout.pauses { drawPause(x) }
            for index in spans.indices where isVisible(index) { drawSpan(index) }
            if let selection, layout.frames.indices.contains(selection) { drawSelection(layout.frames[selection]) }
        }

        private func drawPause(_ x: CGFloat) {
            let line = UIBezierPath()
            line.move(to: CGPoint(x: x, y: 2))
            line.addLine(to: CGPoint(x: x, y: bounds.height - 2))
            line.setLineDash([2, 3], count: 2, phase: 0)
            UIColor.secondaryLabel.setStroke()
            line.stroke()
        }

        private func drawSpan(_ index: Int) {
            let (span, frame) = (spans[index], layout.frames[index])
            let box = CGRect(x: frame.minX, y: frame.minY + 1, width: max(frame.width - 1, 1), height: frame.height - 2)
            // Components differ from the phase that contains them.
            span.phase.color.withAlphaComponent(span.update == nil ? 0.55 : 0.3).setFill()
            UIBezierPath(roundedRect: box, cornerRadius: min(3, box.width / 2)).fill()
            if box.width >= Self.minimumNamedLength { drawName(of: span, in: box) }
        }

        private func drawName(of span: TimelineSpan, in box: CGRect) {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = .byTruncatingTail
            let inner = CGRect(
                x: box.minX + 4, y: box.midY - font.lineHeight / 2, width: box.width - 6, height: font.lineHeight)
            (DisplayText.concise(span.title) as NSString).draw(
                in: inner, withAttributes: [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: style])
        }

        private func drawSelection(_ frame: CGRect) {
            let box = CGRect(x: frame.minX, y: frame.minY + 1, width: max(frame.width - 1, 3), height: frame.height - 2)
            let path = UIBezierPath(roundedRect: box.insetBy(dx: -0.5, dy: 0), cornerRadius: 3)
            path.lineWidth = 2
            UIColor.label.setStroke()
            path.stroke()
        }
    }
}

extension TimelineSpan {
    /// The duration with its unit.
    var durationText: String {
        UpdateEntry.text(milliseconds: duration * 1000)
    }
}
