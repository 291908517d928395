import ComponentFlow

/// A short text on a tinted background, as the pages' buttons show it.
func pill(_ title: String, _ theme: Theme, isProminent: Bool = true) -> Styled<Empty> {
    Text(
        text: title, font: .systemFont(ofSize: 14, weight: .semibold),
        color: isProminent ? theme.onAccent : theme.accent, maximumNumberOfLines: 1
    )
    .padding(UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    .background(isProminent ? theme.accent : theme.fill)
    .cornerRadius(9)
}

/// A few words that say what stands beside or above them.
func caption(_ text: String, _ theme: Theme) -> Text {
    Text(text: text, font: theme.captionFont, color: theme.secondaryText)
}

/// The same as the content of a button.
func label(_ title: String, _ theme: Theme) -> AnyComponent<Empty> {
    AnyComponent(pill(title, theme))
}
