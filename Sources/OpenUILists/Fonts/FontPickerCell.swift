import OpenUIKitCore

/// A row of a font picker, which shows the name of a font in the font itself.
final class FontPickerCell: UITableViewCell {
    static let identifier = "font"

    /// Shows a row.
    ///
    /// - Parameter font: The font of the name.
    func show(_ row: FontPickerRow, in font: UIFont, isChosen: Bool) {
        textLabel?.text = row.style ?? row.family
        textLabel?.font = font
        textLabel?.numberOfLines = 1
        indentationLevel = row.style == nil ? 0 : 2
        accessoryType = isChosen ? .checkmark : .none
        accessibilityLabel = row.fullName
    }
}
