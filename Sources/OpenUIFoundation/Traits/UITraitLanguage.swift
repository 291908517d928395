/// The trait for the language of texts.
///
/// UIKit has no such trait; there, the language of a program cannot change while it runs.
public struct UITraitLanguage: UITraitDefinition {
    /// The user's language.
    public static var defaultValue: Language { .preferred }
}

extension UITraitCollection {
    /// The language of texts; the user's if it is unspecified.
    ///
    /// ```swift
    /// label.text = String(localized: .title, language: traitCollection.language)
    /// ```
    public var language: Language { self[UITraitLanguage.self] }
}

extension UIMutableTraits {
    /// The language of texts.
    ///
    /// Setting it also sets the layout direction to that of the language.
    ///
    /// ```swift
    /// window.traitOverrides.language = "ar"
    /// ```
    public var language: Language {
        get { self[UITraitLanguage.self] }
        set {
            self[UITraitLanguage.self] = newValue
            layoutDirection = newValue.isRightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
