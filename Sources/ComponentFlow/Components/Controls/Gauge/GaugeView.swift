extension Gauge {
    /// The view of a ``Gauge``, which is one element for assistive technologies.
    public final class View: UIView {
        /// The texts of the labels that describe the gauge.
        private var name = LabelContent()
        private var valueText = LabelContent()
        private var fraction = 0.0

        public override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func present(_ gauge: Gauge, parts: GaugeParts) {
            name = LabelContent(gauge.label, view: parts.label)
            valueText = gauge.currentValueLabel.map { LabelContent($0, view: parts.currentValue) } ?? LabelContent()
            fraction = gauge.fraction
            let range = gauge.bounds
            let length = range.upperBound - range.lowerBound
            if length > 0, length.isFinite {
                presentLevel(range.lowerBound + fraction * length, in: range)
            } else {
                presentLevel(0, in: 0...1)
            }
            accessibilityDidChange(.content)
        }

        /// The specified label, or the texts of the label.
        public override var accessibilityLabel: String? {
            get { super.accessibilityLabel ?? name.string }
            set { super.accessibilityLabel = newValue }
        }

        /// The specified value, the texts of the label for the current value, or the percentage.
        public override var accessibilityValue: String? {
            get { super.accessibilityValue ?? valueText.string ?? percentText(fraction) }
            set { super.accessibilityValue = newValue }
        }

        /// Updates the component if the user has chosen another text size.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            updateComponentIfTextSizeChanged(from: previousTraitCollection)
        }
    }
}
