/// The ring of a circular ``Gauge``.
struct GaugeRing: StatelessComponent {
    /// The position of the value, from 0 to 1.
    let fraction: CGFloat
    /// Whether the ring is open and a marker shows the value, instead of a filled part.
    let hasMarker: Bool
    /// The width of the line, in points.
    let lineWidth: CGFloat
    /// The colors; `nil` for the tint color.
    let gradient: Gradient?
    /// Whether the ring begins on the right.
    let isReversed: Bool

    private var arc: GaugeArc {
        hasMarker ? .open : .full
    }

    final class View: UIView {
        /// Contains the other views, mirrored in right-to-left layouts.
        private let content = UIView()
        private let rail = GaugeArcView(frame: .zero)
        private let value = GaugeArcView(frame: .zero)
        private let fill = Gradient.View(frame: .zero)
        /// Rotates the marker around the center.
        private let rotor = UIView()
        private let marker = GaugeMarker(frame: .zero)
        private var shown: (ring: GaugeRing, side: CGFloat)?

        override init(frame: CGRect) {
            super.init(frame: frame)
            isUserInteractionEnabled = false
            rail.backgroundColor = .systemFill
            value.addSubview(fill)
            rotor.addSubview(marker)
            for part in [rail, value, rotor] { content.addSubview(part) }
            addSubview(content)
        }

        /// Returns `nil`: component views do not support archiving.
        required init?(coder: NSCoder) {
            nil
        }

        override func tintColorDidChange() {
            super.tintColorDidChange()
            if let shown { showColors(shown.ring, side: shown.side, transition: .immediate) }
        }

        func show(_ ring: GaugeRing, side: CGFloat, transition: ComponentTransition) {
            let isMoved = shown?.side == side && shown?.ring.hasMarker == ring.hasMarker
            let transition = isMoved ? transition : .immediate
            shown = (ring, side)
            layOut(ring, side: side)
            showColors(ring, side: side, transition: transition)
            rail.show(ring.arc, lineWidth: ring.lineWidth, fraction: 1, transition: .immediate)
            value.show(
                ring.arc, lineWidth: ring.lineWidth, fraction: ring.hasMarker ? 1 : ring.fraction,
                transition: transition)
            transition.setRotation(view: rotor, angle: ring.arc.length * ring.fraction)
        }

        private func layOut(_ ring: GaugeRing, side: CGFloat) {
            let bounds = CGRect(x: 0, y: 0, width: side, height: side)
            content.transform = .identity
            content.frame = bounds
            content.transform = CGAffineTransform(scaleX: ring.isReversed ? -1 : 1, y: 1)
            for part in [rail, value, fill] { part.frame = bounds }
            rail.isHidden = ring.hasMarker
            rotor.isHidden = !ring.hasMarker
            rotor.bounds = bounds
            rotor.center = CGPoint(x: side / 2, y: side / 2)
            marker.bounds.size = CGSize(width: 2 * ring.lineWidth, height: 2 * ring.lineWidth)
            let radius = (side - ring.lineWidth) / 2
            marker.center = CGPoint(
                x: side / 2 + radius * cos(ring.arc.start), y: side / 2 + radius * sin(ring.arc.start))
        }

        private func showColors(_ ring: GaugeRing, side: CGFloat, transition: ComponentTransition) {
            let cap = side > ring.lineWidth ? ring.lineWidth / (side - ring.lineWidth) : 0
            let gradient = ring.arc.gradient(
                ring.gradient?.colors ?? [tintColor], locations: ring.gradient?.locations, cap: cap)
            fill.show(
                Gradient.View.Properties(
                    colors: gradient.colors, locations: gradient.locations, type: .conic,
                    startPoint: gradient.startPoint, endPoint: gradient.endPoint, cornerRadius: 0,
                    isContinuous: false, borderWidth: 0, borderColor: nil, ring: nil),
                transition: transition)
        }
    }

    func makeView() -> View {
        View(frame: .zero)
    }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.show(self, side: availableSize.width, transition: transition)
        return availableSize
    }
}
