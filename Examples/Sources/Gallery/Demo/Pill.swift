import ComponentFlow

/// A short text on a tinted background, the style of the pages' buttons.
func pill(_ title: String, _ theme: Theme, isProminent: Bool = true) -> Modified<Empty> {
    Text(title)
        .font(.footnote.weight(.semibold))
        .foregroundColor(isProminent ? theme.onAccent : theme.accent)
        .lineLimit(1)
        .padding(.vertical, 8)
        .padding(.horizontal, 16)
        .background(isProminent ? theme.accent : theme.fill)
        .cornerRadius(9)
}

/// A caption for the content beside or below it.
func caption(_ text: String, _ theme: Theme) -> Text {
    Text(text).font(theme.captionFont).foregroundColor(theme.secondaryText)
}

/// A pill as the content of a button.
func label(_ title: String, _ theme: Theme) -> AnyComponent<Empty> {
    AnyComponent(pill(title, theme))
}
