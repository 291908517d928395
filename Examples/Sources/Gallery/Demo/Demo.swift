import ComponentFlow

/// A component that a page defines inline with a closure, which receives the theme.
struct Demo<Example: Component>: CompositeComponent where Example.EnvironmentType == Empty {
    private let example: @MainActor (Theme) -> Example

    init(_ example: @escaping @MainActor (Theme) -> Example) {
        self.example = example
    }

    /// The closures are constants of their pages, so there is nothing to compare.
    static func == (lhs: Demo, rhs: Demo) -> Bool {
        true
    }

    var content: some Component<Surroundings> {
        ZStack { example(theme) }
    }
}
