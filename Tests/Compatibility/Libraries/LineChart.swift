import OpenUIKit

// A chart that is drawn with Core Graphics and shape layers, and animated with Core Animation.

public struct ChartEntry: Equatable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

protocol LineChartViewDelegate: AnyObject {
    func lineChart(_ chart: LineChartView, didSelect entry: ChartEntry)
}

open class LineChartView: UIView {
    open var entries: [ChartEntry] = [] {
        didSet {
            setNeedsDisplay()
            setNeedsLayout()
        }
    }
    open var lineColor: UIColor = .systemBlue {
        didSet { lineLayer.strokeColor = lineColor.cgColor }
    }
    open var gridColor = UIColor(white: 0.8, alpha: 1)
    open var contentInsets = UIEdgeInsets(top: 10, left: 30, bottom: 20, right: 10)
    weak var delegate: LineChartViewDelegate?
    private(set) var selected: ChartEntry?

    let lineLayer = CAShapeLayer()
    private let fillLayer = CAGradientLayer()
    private let marker = CAShapeLayer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .white
        contentMode = .redraw
        fillLayer.colors = [UIColor.systemBlue.withAlphaComponent(0.4).cgColor, UIColor.clear.cgColor]
        fillLayer.locations = [0, 1]
        lineLayer.fillColor = nil
        lineLayer.lineWidth = 2
        lineLayer.lineJoin = .round
        lineLayer.strokeColor = lineColor.cgColor
        marker.isHidden = true
        marker.fillColor = UIColor.red.cgColor
        layer.addSublayer(fillLayer)
        layer.addSublayer(lineLayer)
        layer.addSublayer(marker)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: LineChartView.handleTap(_:)))
    }

    private var plotRect: CGRect { bounds.inset(by: contentInsets) }

    private var range: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
        let (xs, ys) = (entries.map(\.x), entries.map(\.y))
        return ((xs.min() ?? 0)...(xs.max() ?? 1), min(0, ys.min() ?? 0)...max(ys.max() ?? 1, 1))
    }

    private func point(for entry: ChartEntry) -> CGPoint {
        let (rect, range) = (plotRect, self.range)
        let width = max(range.x.upperBound - range.x.lowerBound, .ulpOfOne)
        let height = range.y.upperBound - range.y.lowerBound
        return CGPoint(
            x: rect.minX + rect.width * CGFloat((entry.x - range.x.lowerBound) / width),
            y: rect.maxY - rect.height * CGFloat((entry.y - range.y.lowerBound) / height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        for (index, entry) in entries.enumerated() {
            index == 0 ? path.move(to: point(for: entry)) : path.addLine(to: point(for: entry))
        }
        lineLayer.frame = bounds
        lineLayer.path = path.cgPath
        guard let first = entries.first, let last = entries.last, let area = path.copy() as? UIBezierPath else {
            return
        }
        area.addLine(to: CGPoint(x: point(for: last).x, y: plotRect.maxY))
        area.addLine(to: CGPoint(x: point(for: first).x, y: plotRect.maxY))
        area.close()
        let mask = CAShapeLayer()
        mask.path = area.cgPath
        fillLayer.frame = bounds
        fillLayer.mask = mask
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setStrokeColor(gridColor.cgColor)
        context.setLineWidth(1 / UIScreen.main.scale)
        context.setLineDash(phase: 0, lengths: [2, 2])
        for step in 0...4 {
            let y = plotRect.minY + plotRect.height * CGFloat(step) / 4
            context.move(to: CGPoint(x: plotRect.minX, y: y))
            context.addLine(to: CGPoint(x: plotRect.maxX, y: y))
            context.strokePath()
            let value = range.y.upperBound - (range.y.upperBound - range.y.lowerBound) * Double(step) / 4
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.darkGray,
            ]
            let text = NSString(format: "%.0f", value)
            let size = text.size(withAttributes: attributes)
            text.draw(
                at: CGPoint(x: plotRect.minX - size.width - 4, y: y - size.height / 2), withAttributes: attributes)
        }
        context.restoreGState()
    }

    open func animate(duration: TimeInterval) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        lineLayer.add(animation, forKey: "appear")
    }

    func handleTap(_ recognizer: UITapGestureRecognizer) {
        let location = recognizer.location(in: self)
        guard
            let nearest = entries.min(by: { abs(point(for: $0).x - location.x) < abs(point(for: $1).x - location.x) })
        else { return }
        selected = nearest
        let center = point(for: nearest)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        marker.path =
            UIBezierPath(
                arcCenter: center, radius: 4, startAngle: 0, endAngle: .pi * 2, clockwise: true
            ).cgPath
        marker.isHidden = false
        CATransaction.commit()
        delegate?.lineChart(self, didSelect: nearest)
    }
}
