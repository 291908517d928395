extension UITraitOverrides {
    /// Specifies language and layout direction; `nil` stands for the inherited ones.
    fileprivate mutating func specify(_ language: Language?) {
        if let language {
            self.language = language
        } else if contains(UITraitLanguage.self) {
            remove(UITraitLanguage.self)
            remove(UITraitLayoutDirection.self)
        }
    }
}

extension UIView {
    /// Specifies the language and the layout direction of the view and its subviews; `nil` stands for the inherited ones.
    func specify(_ language: Language?) {
        traitOverrides.specify(language)
    }
}

extension UIViewController {
    /// Specifies the language of a screen, which is not in the view of the component that presents it.
    func specify(_ language: Language?) {
        traitOverrides.specify(language)
    }
}
