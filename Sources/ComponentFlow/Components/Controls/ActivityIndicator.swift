/// A spinning indicator of an ongoing activity.
public struct ActivityIndicator: StatelessComponent {
    /// The size of an indicator.
    public enum Size: Equatable, Sendable {
        /// 20 points.
        case medium
        /// 37 points.
        case large
    }

    /// The size of the indicator.
    public let size: Size
    /// The color; `nil` uses the tint of a modifier around it, or a gray that suits the style.
    public let color: UIColor?

    /// Creates an indicator.
    public init(size: Size = .medium, color: UIColor? = nil) {
        self.size = size
        self.color = color
    }

    public func makeView() -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
    }

    /// Sets size and color.
    public func update(
        view: UIActivityIndicatorView, availableSize: CGSize, state: EmptyComponentState,
        environment: Environment<Empty>, transition: ComponentTransition
    ) -> CGSize {
        view.style = size == .large ? .large : .medium
        view.color = color ?? InheritedValues.current?.tint
        return view.intrinsicContentSize
    }
}
