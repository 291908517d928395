/// The display of the elements of a section of a menu.
struct MenuSectionStyle: Equatable {
    var arrangement: MenuArrangement
    /// The maximum number of lines of a title in a row of its own; 0 for no limit.
    var titleLines = 1
}

/// The arrangement of the elements of a section of a menu.
enum MenuArrangement {
    /// One row below the other.
    case rows
    /// Up to three elements side by side, with the title below the image.
    case medium
    /// Up to four images side by side.
    case small
    /// As many images side by side as fit, in columns.
    case palette

    /// Whether elements are side by side, without space for marks, subtitles and key combinations.
    var isCompact: Bool { self != .rows }
    /// Whether an element with an image does not show its title.
    var hidesTitles: Bool { self == .small || self == .palette }
}

extension UIMenu {
    /// Returns the display of the menu's own elements.
    ///
    /// - Parameter outer: The display of the elements of the menu that contains it inline; `nil` for an opened menu.
    func sectionStyle(in outer: MenuSectionStyle? = nil) -> MenuSectionStyle {
        MenuSectionStyle(
            arrangement: arrangement,
            titleLines: displayPreferences.map { max($0.maximumNumberOfTitleLines, 0) } ?? outer?.titleLines ?? 1)
    }

    /// The arrangement of the menu's own elements; that of a palette does not depend on the preferred size.
    private var arrangement: MenuArrangement {
        if options.contains(.displayAsPalette) { return .palette }
        return switch preferredElementSize {
        case .small: .small
        case .medium: .medium
        case .large, .automatic: .rows
        }
    }
}
