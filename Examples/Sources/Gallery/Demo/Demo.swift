import ComponentFlow

/// A component that a page defines inline with a closure, which receives the theme.
struct Demo<Content: Component>: CombinedComponent where Content.EnvironmentType == Empty {
    typealias EnvironmentType = Surroundings

    private let content: @MainActor (Theme) -> Content

    init(_ content: @escaping @MainActor (Theme) -> Content) {
        self.content = content
    }

    /// The closures are constants of their pages, so there is nothing to compare.
    static func == (lhs: Demo, rhs: Demo) -> Bool {
        true
    }

    static var body: Body {
        let child = Child(Content.self)
        return { context in
            let child = child.update(
                component: context.component.content(context.environment[Theme.self].value),
                availableSize: context.availableSize, transition: context.transition)
            context.add(child.position(child.size.center))
            return child.size
        }
    }
}
