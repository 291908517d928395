import ComponentFlow

/// What every component of the gallery may ask its environment for.
typealias Surroundings = (Theme, Strings)

/// Something about the gallery that its user may change.
enum Setting: Equatable {
    case page(Int)
    case dark(Bool)
    case accent(Theme.Accent)
    case language(Strings.Language)
}
