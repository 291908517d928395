import ComponentFlow

/// The colours of the gallery.
///
/// Travels in the environment: switching it updates the components that read it.
struct Theme: Equatable {
    var isDark: Bool
    var background: UIColor
    var sidebar: UIColor
    var card: UIColor
    var text: UIColor
    var secondaryText: UIColor
    var accent: UIColor
    var selection: UIColor

    static let light = Theme(
        isDark: false, background: UIColor(white: 0.97, alpha: 1), sidebar: UIColor(white: 0.93, alpha: 1),
        card: .white, text: UIColor(white: 0.1, alpha: 1), secondaryText: UIColor(white: 0.42, alpha: 1),
        accent: UIColor(red: 0, green: 0.42, blue: 0.95, alpha: 1), selection: UIColor(white: 0, alpha: 0.07))

    static let dark = Theme(
        isDark: true, background: UIColor(white: 0.09, alpha: 1), sidebar: UIColor(white: 0.13, alpha: 1),
        card: UIColor(white: 0.17, alpha: 1), text: UIColor(white: 0.95, alpha: 1),
        secondaryText: UIColor(white: 0.62, alpha: 1),
        accent: UIColor(red: 0.35, green: 0.65, blue: 1, alpha: 1), selection: UIColor(white: 1, alpha: 0.1))
}
