/// A row of symbols, stars by default, of which as many as the rating are filled.
///
/// ```swift
/// Rating(value: $book.stars)
/// Rating(value: $wine.points, maximumRating: 10, systemImage: "heart", tintColor: .systemRed)
/// Rating(value: 4.3)
/// ```
///
/// The user clicks on a symbol, drags along the row, or uses the arrow keys, Home, End and digits. A click on the present
/// rating selects 0, unless `allowsClearing` is `false`. A binding to a `Double` also selects half symbols. Without a binding
/// or a closure, the rating is read-only and may be any number.
///
/// The symbols have the font of a modifier around them, and become smaller if not all of them fit. Assistive technologies present
/// one adjustable element, named "Rating" unless a label is specified.
///
/// It shows the specified value: if the closure does not change it, the previous symbols are filled again. The closure is behavior
/// and not part of `==`.
public struct Rating: Component {
    /// The number of filled symbols.
    public let value: Double
    /// The number of symbols, from 1 to 20; other numbers are clamped.
    public let maximumRating: Int
    /// The distance between ratings that the user can select: 1, or 0.5 for half symbols.
    public let step: Double
    /// The name of the symbol, whose variant with `.fill` shows the rating.
    public let systemImage: String
    /// Whether the user can select the rating 0.
    public let allowsClearing: Bool
    /// Whether the user can select a rating.
    public let isEnabled: Bool
    /// The color of filled symbols; `nil` uses the tint of a modifier around the rating, or orange.
    public let tintColor: UIColor?
    /// The closure called when the user selects a rating; `nil` if the rating is read-only.
    public let valueUpdated: ((Double) -> Void)?

    private init(
        _ value: Double, step: Double, maximumRating: Int, systemImage: String, allowsClearing: Bool,
        isEnabled: Bool, tintColor: UIColor?, valueUpdated: ((Double) -> Void)?
    ) {
        self.value = value
        self.step = step
        self.maximumRating = maximumRating
        self.systemImage = systemImage
        self.allowsClearing = allowsClearing
        self.isEnabled = isEnabled
        self.tintColor = tintColor
        self.valueUpdated = valueUpdated
    }

    /// Creates a rating of whole symbols, which is read-only without a closure.
    public init(
        value: Int, maximumRating: Int = 5, systemImage: String = "star", allowsClearing: Bool = true,
        isEnabled: Bool = true, tintColor: UIColor? = nil, valueUpdated: ((Int) -> Void)? = nil
    ) {
        self.init(
            Double(value), step: 1, maximumRating: maximumRating, systemImage: systemImage,
            allowsClearing: allowsClearing, isEnabled: isEnabled, tintColor: tintColor,
            valueUpdated: valueUpdated.map { update in { update(Int($0)) } })
    }

    /// Creates a rating of half symbols, which is read-only without a closure.
    public init(
        value: Double, maximumRating: Int = 5, systemImage: String = "star", allowsClearing: Bool = true,
        isEnabled: Bool = true, tintColor: UIColor? = nil, valueUpdated: ((Double) -> Void)? = nil
    ) {
        self.init(
            value, step: 0.5, maximumRating: maximumRating, systemImage: systemImage, allowsClearing: allowsClearing,
            isEnabled: isEnabled, tintColor: tintColor, valueUpdated: valueUpdated)
    }

    /// Whether the user cannot select a rating, because there is no closure.
    public var isReadOnly: Bool {
        valueUpdated == nil
    }

    /// Returns whether both have equal properties; what the closure does is not compared.
    public static func == (lhs: Rating, rhs: Rating) -> Bool {
        lhs.value == rhs.value && lhs.maximumRating == rhs.maximumRating && lhs.step == rhs.step
            && lhs.systemImage == rhs.systemImage && lhs.allowsClearing == rhs.allowsClearing
            && lhs.isEnabled == rhs.isEnabled && lhs.tintColor == rhs.tintColor && lhs.isReadOnly == rhs.isReadOnly
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the rating, unless the user is selecting one.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, animated: !transition.animation.isImmediate)
        let size = view.control.intrinsicContentSize
        return CGSize(width: min(size.width, max(availableSize.width, 0)), height: size.height)
    }
}

extension Rating {
    /// Creates a rating for a binding.
    public init(
        value: Binding<Int>, maximumRating: Int = 5, systemImage: String = "star", allowsClearing: Bool = true,
        isEnabled: Bool = true, tintColor: UIColor? = nil
    ) {
        self.init(
            value: value.wrappedValue, maximumRating: maximumRating, systemImage: systemImage,
            allowsClearing: allowsClearing, isEnabled: isEnabled, tintColor: tintColor,
            valueUpdated: value.setFromControl)
    }

    /// Creates a rating with half symbols for a binding.
    public init(
        value: Binding<Double>, maximumRating: Int = 5, systemImage: String = "star", allowsClearing: Bool = true,
        isEnabled: Bool = true, tintColor: UIColor? = nil
    ) {
        self.init(
            value: value.wrappedValue, maximumRating: maximumRating, systemImage: systemImage,
            allowsClearing: allowsClearing, isEnabled: isEnabled, tintColor: tintColor,
            valueUpdated: value.setFromControl)
    }
}

extension Rating {
    /// The view of a ``Rating``, which contains the control.
    public final class View: UIView {
        let control = RatingControl(frame: .zero)
        private var component: Rating?
        private var displayedFont = DisplayedFont()

        public override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(control)
            control.addAction(UIAction { [weak self] _ in self?.userDidSelect() }, for: .valueChanged)
            control.addAction(
                UIAction { [weak self] _ in self?.showSpecified() },
                for: [.touchUpInside, .touchUpOutside, .touchCancel])
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: Rating, animated: Bool) {
            let old = self.component
            self.component = component
            control.configuration = configuration(of: component)
            control.isEnabled = component.isEnabled && !InheritedValues.isDisabled
            // An update that changes only closures must not revert a change that the control is about to report.
            if !control.isTracking, old != component {
                control.setValue(component.value, animated: animated && old != nil)
            }
        }

        private func configuration(of component: Rating) -> RatingControl.Configuration {
            let inherited = InheritedValues.current
            var configuration = RatingControl.Configuration()
            configuration.maximum = component.maximumRating
            configuration.step = component.step
            configuration.allowsClearing = component.allowsClearing
            configuration.isEditable = !component.isReadOnly
            configuration.symbol = component.systemImage
            configuration.font = displayedFont.font(for: inherited?.font ?? .title3, in: traitCollection)
            configuration.color = component.tintColor ?? inherited?.tint ?? .systemOrange
            return configuration
        }

        private func userDidSelect() {
            component?.valueUpdated?(control.value)
            showSpecified()
        }

        private func showSpecified() {
            if let component { control.setValue(component.value, animated: true) }
        }

        public override func layoutSubviews() {
            super.layoutSubviews()
            control.frame = bounds
        }

        /// Updates the component if the symbols have the font of a text style and the user has chosen another text size.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if let traits = changedTraitsForTextSize, displayedFont.follow(traits) { updateComponentForTextSize() }
        }
    }
}

extension Rating.View: ElementContainer {
    var element: UIView { control }
}
