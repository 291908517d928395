/// A menu of the program, before its menu "Window"; its entries are those of a ``MenuBuilder``.
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

    public init(_ title: String, @MenuBuilder items: () -> [MenuItem]) {
        menu = UIMenu(title: title, children: items().elements())
    }

    public var menuChanges: [MenuChange] {
        [MenuChange { [menu] builder in builder.insertSibling(menu, beforeMenu: .window) }]
    }
}
