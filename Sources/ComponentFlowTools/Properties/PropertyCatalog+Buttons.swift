#if INSPECTOR

internal import ComponentFlow

extension PropertyCatalog {
    static let button = Group(
        UIButton.self, variable: "button",
        properties: [
            .property(
                "title", get: { title($0) },
                set: { (button: UIButton, title: String?) in button.setTitle(title, for: .normal) },
                line: { "\($0).setTitle(\($1), for: .normal)" }),
            .property(
                "titleColor", get: { titleColor($0) },
                set: { (button: UIButton, color: UIColor?) in button.setTitleColor(color, for: .normal) },
                line: { "\($0).setTitleColor(\($1), for: .normal)" }),
            .choice("role", \UIButton.role),
            .property("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
            configuration("title", \.title), configuration("subtitle", \.subtitle),
            configuration("baseForegroundColor", \.baseForegroundColor),
            configuration("baseBackgroundColor", \.baseBackgroundColor),
            configuration("imagePadding", \.imagePadding), configuration("titlePadding", \.titlePadding),
            configuration("contentInsets", \.contentInsets),
            configuration("showsActivityIndicator", \.showsActivityIndicator),
            configurationChoice("titleAlignment", \.titleAlignment),
            configurationChoice("titleLineBreakMode", \.titleLineBreakMode),
            configurationChoice("cornerStyle", \.cornerStyle), configurationChoice("buttonSize", \.buttonSize),
        ])

    /// The title of a button without a configuration, which has a title of its own.
    private static func title(_ button: UIButton) -> String?? {
        button.configuration == nil ? .some(button.title(for: .normal)) : .none
    }

    private static func titleColor(_ button: UIButton) -> UIColor?? {
        button.configuration == nil ? .some(button.titleColor(for: .normal)) : .none
    }

    private static func configuration<Value: InspectableValue>(
        _ name: String, _ path: WritableKeyPath<UIButton.Configuration, Value>
    ) -> InspectableProperty {
        .property(
            "configuration.\(name)",
            get: { (button: UIButton) in button.configuration.map { $0[keyPath: path] } },
            set: { $0.configuration?[keyPath: path] = $1 }, line: { "\($0).configuration?.\(name) = \($1)" })
    }

    private static func configurationChoice<Value: Equatable>(
        _ name: String, _ path: WritableKeyPath<UIButton.Configuration, Value>
    ) -> InspectableProperty {
        .choice(
            "configuration.\(name)",
            get: { (button: UIButton) in button.configuration.map { $0[keyPath: path] } },
            set: { $0.configuration?[keyPath: path] = $1 }, line: { "\($0).configuration?.\(name) = \($1)" })
    }
}

#endif
