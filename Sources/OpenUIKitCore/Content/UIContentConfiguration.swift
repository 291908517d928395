/// A value that describes the content of a view and creates the view that displays it.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = song.title
/// content.secondaryText = song.artist
/// cell.contentConfiguration = content
/// ```
public protocol UIContentConfiguration {
    /// Creates a view that displays the configuration.
    @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
    /// Returns a copy that is updated for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// The configuration; the view updates immediately when it is set.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can display a configuration.
    ///
    /// The default returns whether it has the same type as the current configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether the configuration has the same type as the current one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// A function that transforms a color before it is displayed.
///
/// Closures cannot be compared, so all transformers are equal to each other.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    /// The closure that transforms a color.
    public let transform: @Sendable (UIColor) -> UIColor
    private let identity = TransformerIdentity()

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Returns the transformed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer that converts colors to grayscale.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return resolved }
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
        }
    }

    /// A transformer that returns `UIColor.tintColor` for every color.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

    /// A transformer that returns the colors themselves: there are no themes of one color.
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }

    /// Returns whether both are copies of the same transformer, because closures cannot be compared.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity == rhs.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// The identity of a transformer and its copies.
package final class TransformerIdentity: Hashable, Sendable {
    package init() {}

    package static func == (lhs: TransformerIdentity, rhs: TransformerIdentity) -> Bool { lhs === rhs }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
