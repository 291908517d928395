/// What a view shows, as a value, which makes the view for it.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = song.title
/// content.secondaryText = song.artist
/// cell.contentConfiguration = content
/// ```
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// The same configuration as it looks in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor public protocol UIContentView: AnyObject {
    /// What the view shows; a new one takes over at once.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration.
    ///
    /// Unless implemented, whether it is of the type that the view shows now.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration is of the type that the view shows now.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// Changes a colour before it is shown.
///
/// As a closure it stays out of comparisons.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    /// The change.
    public let transform: @Sendable (UIColor) -> UIColor

    /// Makes a transformer of a change.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// The changed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Makes colours grey.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return resolved }
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
        }
    }

    /// Always true.
    public static func == (lhs: Self, rhs: Self) -> Bool { true }
    /// Always the same.
    public func hash(into hasher: inout Hasher) {}
}

/// Directions in a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// From side to side.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// Up and down.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
}
