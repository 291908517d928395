import ComponentFlow

/// The selected value of a chart, above its series.
final class ChartCallout: UIView {
    private var scene: ChartScene?
    private var entry: ChartEntry?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isUserInteractionEnabled = false
        contentMode = .redraw
        accessibilityElementsHidden = true
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ entry: ChartEntry?, of scene: ChartScene) {
        self.scene = scene
        self.entry = entry
        isHidden = entry == nil
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let scene, let entry else { return }
        if let pie = scene.pie { drawSector(entry, pie) } else { drawMarker(entry, scene) }
        drawText(of: entry, scene)
    }

    private func drawSector(_ entry: ChartEntry, _ pie: PieLayout) {
        guard pie.parts[entry.series] > 0 else { return }
        UIColor.label.setStroke()
        let path = UIBezierPath(cgPath: pie.path(of: entry.series))
        path.lineWidth = 2
        path.stroke()
    }

    private func drawMarker(_ entry: ChartEntry, _ scene: ChartScene) {
        guard let layout = scene.layout else { return }
        let (plot, place) = (layout.plot, entry.location)
        UIColor.secondaryLabel.setFill()
        UIRectFill(
            layout.isTransposed
                ? CGRect(x: plot.minX, y: place.y.rounded(), width: plot.width, height: 1)
                : CGRect(x: place.x.rounded(), y: plot.minY, width: 1, height: plot.height))
        guard scene.series[entry.series].key.kind != .bar else {
            UIColor.label.setStroke()
            return UIBezierPath(rect: entry.frame).stroke()
        }
        let shape = scene.colorIndex(of: entry.series)
        UIColor.systemBackground.setFill()
        ChartPalette.marker(shape, at: entry.location, radius: 7).fill()
        scene.color(of: entry.series).setFill()
        ChartPalette.marker(shape, at: entry.location, radius: 5).fill()
    }

    private func drawText(of entry: ChartEntry, _ scene: ChartScene) {
        let text = "\(scene.label(of: entry)): \(scene.value(of: entry))"
        let width = min(scene.type.width(of: text) + 12, bounds.width)
        let height = scene.type.lineHeight + 8
        let x = min(max(entry.location.x - width / 2, 0), bounds.width - width)
        let above = entry.frame.minY - height - 6
        let y = above >= 0 ? above : max(min(entry.location.y + 10, bounds.height - height), 0)
        let frame = CGRect(x: x, y: y, width: width, height: height)
        let path = UIBezierPath(roundedRect: frame, cornerRadius: 5)
        UIColor.secondarySystemBackground.setFill()
        path.fill()
        UIColor.separator.setStroke()
        path.stroke()
        ChartText.draw(text, in: frame.insetBy(dx: 6, dy: 4), scene.type, .label)
    }
}

/// Draws texts in one line that ends with an ellipsis if it does not fit.
@MainActor enum ChartText {
    static func draw(_ text: String, in frame: CGRect, _ type: ChartTypography, _ color: UIColor) {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        (text as NSString).draw(
            in: frame, withAttributes: [.font: type.font, .foregroundColor: color, .paragraphStyle: style])
    }
}
