/// Spokes that go round while something takes its time.
public struct ActivityIndicator: Component {
    /// The sizes.
    public enum Size: Equatable, Sendable {
        /// 20 points.
        case medium
        /// 37 points.
        case large
    }

    /// Its size.
    public let size: Size
    /// Its colour; nil means a grey that suits the style.
    public let color: UIColor?

    /// Makes an indicator.
    public init(size: Size = .medium, color: UIColor? = nil) {
        self.size = size
        self.color = color
    }

    /// Makes the view.
    public func makeView() -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
    }

    /// Sets size and colour.
    public func update(
        view: UIActivityIndicatorView, availableSize: CGSize, state: EmptyComponentState,
        environment: Environment<Empty>, transition: ComponentTransition
    ) -> CGSize {
        view.style = size == .large ? .large : .medium
        view.color = color
        return view.intrinsicContentSize
    }
}
