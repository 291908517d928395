/// The images behind and between the segments of a segmented control.
///
/// An image is drawn for the entire control and clipped to the segment, so that only the outer segments show its caps.
@MainActor final class SegmentImages: UIView {
    /// A segment as it is drawn.
    struct Part: Equatable {
        var frame: CGRect
        var state: UIControl.State
    }

    var backgrounds: [UIControl.State: UIImage] = [:] { didSet { setNeedsDisplay() } }
    var dividers = DividerImages() { didSet { setNeedsDisplay() } }
    /// The segments from left to right.
    var parts: [Part] = [] { didSet { if oldValue != parts { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for part in parts {
            context.saveGState()
            context.clip(to: part.frame)
            backgrounds.value(for: part.state)?.draw(in: bounds)
            context.restoreGState()
        }
        for (left, right) in zip(parts, parts.dropFirst()) {
            dividers.image(left: left.state, right: right.state)?.drawDivider(at: right.frame.minX, in: bounds)
        }
    }
}
