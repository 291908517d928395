import ComponentFlow

/// A short text on a tinted background, the style of the pages' buttons.
func pill(_ title: String, _ theme: Theme, isProminent: Bool = true) -> Modified<Empty> {
    Text(
        text: title, font: .systemFont(ofSize: 14, weight: .semibold),
        color: isProminent ? theme.onAccent : theme.accent, maximumNumberOfLines: 1
    )
    .padding(UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    .background(isProminent ? theme.accent : theme.fill)
    .cornerRadius(9)
}

/// A caption for the content beside or below it.
func caption(_ text: String, _ theme: Theme) -> Text {
    Text(text: text, font: theme.captionFont, color: theme.secondaryText)
}

/// A pill as the content of a button.
func label(_ title: String, _ theme: Theme) -> AnyComponent<Empty> {
    AnyComponent(pill(title, theme))
}
