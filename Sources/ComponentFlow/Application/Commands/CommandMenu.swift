/// A menu of the program, before its menu "Window", or a submenu of another one.
///
/// ```swift
/// CommandMenu("Note") {
///     Button("Duplicate") { notes.duplicate() }.keyboardShortcut("d", modifiers: [.control])
///     Divider()
///     Button("Remove", role: .destructive) { notes.remove() }.disabled(notes.selected == nil)
/// }
/// ```
///
/// The entries are described again whenever the menus are needed, so their state is always current.
public struct CommandMenu: Commands {
    let menu: UIMenu

    /// Creates a menu.
    public init(_ title: String, @CommandItemBuilder items: () -> [CommandItem]) {
        menu = UIMenu(title: title, children: items().sections)
    }

    public var menuChanges: [MenuChange] {
        [MenuChange { [menu] builder in builder.insertSibling(menu, beforeMenu: .window) }]
    }
}
