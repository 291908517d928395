/// The language of closures that run outside of updates, such as those that list the entries of a menu.
@MainActor enum LanguageScope {
    /// The language of the component whose closure is running.
    private(set) static var current: Language?

    /// Calls a closure in which texts of catalogs are in a language.
    static func run<Result>(_ language: Language, _ body: () -> Result) -> Result {
        let outer = current
        current = language
        defer { current = outer }
        return body()
    }
}
