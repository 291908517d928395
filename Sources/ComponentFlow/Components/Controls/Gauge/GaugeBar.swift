/// The bar of a linear ``Gauge``.
struct GaugeBar: StatelessComponent {
    /// The position of the value, from 0 to 1.
    let fraction: CGFloat
    /// Whether a marker shows the value, instead of a filled part.
    let hasMarker: Bool
    /// The height of the bar without the marker, in points.
    let thickness: CGFloat
    /// The colors; `nil` for the tint color.
    let gradient: Gradient?
    /// Whether the minimum is on the right.
    let isReversed: Bool

    final class View: UIView {
        private let rail = UIView()
        /// Clips the colors at the value.
        private let clip = UIView()
        private let fill = Gradient.View(frame: .zero)
        private let marker = GaugeMarker(frame: .zero)
        private var shown: (bar: GaugeBar, size: CGSize)?

        override init(frame: CGRect) {
            super.init(frame: frame)
            isUserInteractionEnabled = false
            rail.backgroundColor = .systemFill
            clip.clipsToBounds = true
            clip.addSubview(fill)
            for part in [rail, clip, marker] { addSubview(part) }
        }

        /// Returns `nil`: component views do not support archiving.
        required init?(coder: NSCoder) {
            nil
        }

        override func tintColorDidChange() {
            super.tintColorDidChange()
            if let shown { showColors(shown.bar, transition: .immediate) }
        }

        func show(_ bar: GaugeBar, size: CGSize, transition: ComponentTransition) {
            let isMoved = shown?.size == size && shown?.bar.isReversed == bar.isReversed
            let transition = isMoved ? transition : .immediate
            shown = (bar, size)
            marker.isHidden = !bar.hasMarker
            showColors(bar, transition: transition)
            place(bar, size: size, transition: transition)
        }

        private func place(_ bar: GaugeBar, size: CGSize, transition: ComponentTransition) {
            let rail = CGRect(
                x: 0, y: (size.height - bar.thickness) / 2, width: size.width, height: bar.thickness)
            let length = bar.hasMarker ? size.width : size.width * bar.fraction
            let start = bar.isReversed ? size.width - length : 0
            for part in [self.rail, clip] { part.layer.cornerRadius = bar.thickness / 2 }
            self.rail.frame = rail
            transition.setFrame(
                view: clip, frame: CGRect(x: start, y: rail.minY, width: length, height: rail.height))
            transition.setFrame(
                view: fill, frame: CGRect(x: -start, y: 0, width: rail.width, height: rail.height))
            guard bar.hasMarker else { return }
            let distance = max(size.width - size.height, 0) * bar.fraction
            let x = bar.isReversed ? size.width - size.height - distance : distance
            transition.setFrame(view: marker, frame: CGRect(x: x, y: 0, width: size.height, height: size.height))
        }

        private func showColors(_ bar: GaugeBar, transition: ComponentTransition) {
            let (left, right) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
            let gradient = bar.gradient
            fill.show(
                Gradient.View.Properties(
                    colors: gradient?.colors ?? [tintColor], locations: gradient?.locations, type: .axial,
                    startPoint: bar.isReversed ? right : left, endPoint: bar.isReversed ? left : right,
                    cornerRadius: 0, isContinuous: false, borderWidth: 0, borderColor: nil, ring: nil),
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
        view.show(self, size: availableSize, transition: transition)
        return availableSize
    }
}
