/// The style of a bar without an appearance of its own.
public enum UIBarStyle: Int, Sendable {
    /// The interface style of the window.
    case `default` = 0
    /// Light text on a dark background.
    case black = 1
    /// Equivalent to ``black``.
    @available(*, deprecated, message: "Use black, and isTranslucent of the bar.")
    public static var blackTranslucent: UIBarStyle { .black }
    /// Equivalent to ``black``.
    @available(*, deprecated, message: "Use black, and isTranslucent of the bar.")
    public static var blackOpaque: UIBarStyle { .black }

    /// The interface style of a bar with the style.
    var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}
