import ComponentFlow

/// A component that a page defines inline with a closure.
///
/// The closure receives the theme and, if it has a second parameter, the text size compared with the default one.
struct Demo<Example: Component>: CompositeComponent where Example.EnvironmentType == Empty {
    private let example: @MainActor (Theme, CGFloat) -> Example

    init(_ example: @escaping @MainActor (Theme) -> Example) {
        self.example = { theme, _ in example(theme) }
    }

    init(_ example: @escaping @MainActor (Theme, CGFloat) -> Example) {
        self.example = example
    }

    /// The closures are constants of their pages, so there is nothing to compare.
    static func == (lhs: Demo, rhs: Demo) -> Bool {
        true
    }

    var content: some Component<Surroundings> {
        ZStack { example(theme, textScale) }
    }
}
