extension CompositeComponent {
    /// Returns a text of a string catalog in the language of the component, while ``content`` is evaluated.
    ///
    /// ```swift
    /// TextField(localized(.newTask), text: $title)
    /// ```
    ///
    /// When the language changes, the content is described again. ``Text``, ``Button`` and
    /// ``Label`` take localized texts directly.
    @preconcurrency @MainActor public func localized(_ string: LocalizedString) -> String {
        string.text(in: language)
    }

    /// The language of the texts in the component, which can be read while ``content`` is evaluated.
    ///
    /// A closure that runs later, such as a button's action, captures the language that it needs:
    ///
    /// ```swift
    /// let language = language
    /// Button(.clear) { announce(String(localized: .cleared(count), language: language)) }
    /// ```
    @preconcurrency @MainActor public var language: Language {
        if let language = LanguageScope.current { return language }
        guard let node = UpdateScheduler.runningNode, node.box.holds(ObjectIdentifier(Self.self)) else {
            diagnose(
                "language.read-outside", "The language was read while the content was not being evaluated",
                path: "\(Self.self)", hint: "Read the language in content, and capture it in the closure.")
            return .preferred
        }
        return node.language
    }
}

extension CombinedComponentContext {
    /// The language of the texts in the component.
    public var language: Language {
        ownerNode?.language ?? .preferred
    }

    /// Returns a text of a string catalog in the language of the component.
    public func localized(_ string: LocalizedString) -> String {
        string.text(in: language)
    }
}

extension LocalizedString {
    /// The text in the language of the component that is being updated, or whose menu is being opened, or else in the user's language.
    ///
    /// Entries of menus are values that may be created on any thread; only the main thread updates components.
    var textInComponent: String {
        guard isOnMainThread else { return text() }
        return text(
            in: withVerifiedMainActor { LanguageScope.current ?? UpdateScheduler.runningNode?.language } ?? .preferred)
    }
}
