/// The color of a text or a symbol by its importance, as in `foregroundStyle(.secondary)`.
public enum HierarchicalStyle: Sendable {
    /// The color of labels.
    case primary
    /// The color of secondary labels, such as subtitles.
    case secondary
    /// The color of tertiary labels, such as placeholders.
    case tertiary
    /// The color of quaternary labels.
    case quaternary

    var color: UIColor {
        switch self {
        case .primary: .label
        case .secondary: .secondaryLabel
        case .tertiary: .tertiaryLabel
        case .quaternary: .quaternaryLabel
        }
    }
}

extension Component {
    /// Returns the component with a color for the texts and template images in it that specify none, by their importance.
    public func foregroundStyle(_ style: HierarchicalStyle) -> Inheriting<EnvironmentType> {
        foregroundColor(style.color)
    }

    /// Returns the component with a color for the texts and template images in it that specify none.
    ///
    /// The same as ``foregroundColor(_:)``.
    public func foregroundStyle(_ color: UIColor?) -> Inheriting<EnvironmentType> {
        foregroundColor(color)
    }
}

extension Text {
    /// Returns the text with a color by its importance.
    public func foregroundStyle(_ style: HierarchicalStyle) -> Text {
        foregroundColor(style.color)
    }

    /// Returns the text with another color, like ``foregroundColor(_:)``.
    public func foregroundStyle(_ color: UIColor) -> Text {
        foregroundColor(color)
    }
}
