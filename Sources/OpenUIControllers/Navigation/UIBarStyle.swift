/// The style of a bar without an appearance of its own.
public enum UIBarStyle: Int, Sendable {
    /// The interface style of the window.
    case `default` = 0
    /// Light text on a dark background.
    case black = 1

    /// The interface style of a bar with the style.
    var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}
