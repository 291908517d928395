import ComponentFlow

extension CompositeComponent where Content.EnvironmentType == Surroundings {
    /// The theme, which can be read while ``content`` is evaluated.
    @MainActor var theme: Theme {
        environment[Theme.self].value
    }

    /// The localized strings, which can be read while ``content`` is evaluated.
    @MainActor var strings: Strings {
        environment[Strings.self].value
    }
}
