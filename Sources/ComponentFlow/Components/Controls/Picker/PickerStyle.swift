/// The styles of a ``Picker``.
public enum PickerStyle: Hashable, Sendable {
    /// The style that fits where the picker is: ``inline`` in a menu, otherwise ``menu``.
    case automatic
    /// A button with the selected title, which opens a menu; in a menu, a submenu.
    case menu
    /// A list of all options, with a check mark at the selected one; in a menu, a section of it.
    case inline
    /// A row of segments with the titles.
    case segmented
    case wheel
    /// A row of images: segments, or in a menu, images side by side. An option without an image shows its title.
    case palette

    /// The style outside of menus.
    var outsideOfMenus: PickerStyle { self == .automatic ? .menu : self }
}
