extension UIBarItem {
    /// Returns the title as it is displayed in a language: that of the framework, if no other title was set.
    package final func displayedTitle(in language: Language) -> String? {
        guard let builtInTitle, title == builtInTitle.text() else { return title }
        return builtInTitle.text(in: language)
    }
}
