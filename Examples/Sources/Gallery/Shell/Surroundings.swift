import ComponentFlow

/// The environment of the gallery's components.
typealias Surroundings = (Theme, Strings)

/// A change of a setting by the user.
enum Setting: Equatable {
    case page(Int)
    case dark(Bool)
    case accent(Theme.Accent)
    case language(Strings.Language)
}
