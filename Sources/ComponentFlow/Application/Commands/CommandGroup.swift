/// Entries beside or instead of a group of standard entries in the program's menus.
///
/// ```swift
/// CommandGroup(replacing: .newItem) {
///     Button("New Note") { notes.add() }.keyboardShortcut("n", modifiers: [.control])
/// }
/// ```
public struct CommandGroup: Commands {
    public let menuChanges: [MenuChange]

    /// Replaces the entries of a group.
    public init(replacing group: CommandGroupPlacement, @MenuBuilder items: () -> [MenuItem]) {
        let children = items().elements()
        menuChanges = [MenuChange { $0.replaceChildren(ofMenu: group.identifier) { _ in children } }]
    }

    /// Inserts entries before a group.
    public init(before group: CommandGroupPlacement, @MenuBuilder items: () -> [MenuItem]) {
        let menu = UIMenu(options: .displayInline, children: items().elements())
        menuChanges = [
            MenuChange { builder in
                if group.isMenu {
                    builder.insertChild(menu, atStartOfMenu: group.identifier)
                } else {
                    builder.insertSibling(menu, beforeMenu: group.identifier)
                }
            }
        ]
    }

    /// Inserts entries after a group.
    public init(after group: CommandGroupPlacement, @MenuBuilder items: () -> [MenuItem]) {
        let menu = UIMenu(options: .displayInline, children: items().elements())
        menuChanges = [
            MenuChange { builder in
                if group.isMenu {
                    builder.insertChild(menu, atEndOfMenu: group.identifier)
                } else {
                    builder.insertSibling(menu, afterMenu: group.identifier)
                }
            }
        ]
    }
}

/// A group of standard entries in the program's menus, many of which are empty.
public struct CommandGroupPlacement: Hashable, Sendable {
    let identifier: UIMenu.Identifier
    /// Whether the group is a menu rather than a section of one.
    var isMenu: Bool { identifier == .help }

    private init(_ identifier: UIMenu.Identifier) {
        self.identifier = identifier
    }

    /// Information about the program.
    public static let appInfo = Self(.about)
    /// The entry that opens the ``Settings``.
    public static let appSettings = Self(.preferences)
    /// The entry that ends the program.
    public static let appTermination = Self(.quit)
    /// The entries that open new windows and documents.
    public static let newItem = Self(.newScene)
    /// The entries that save documents.
    public static let saveItem = Self(.document)
    public static let printItem = Self(.print)
    public static let undoRedo = Self(.undoRedo)
    /// The entries cut, copy, paste, delete and select all.
    public static let pasteboard = Self(.standardEdit)
    /// The entries that find text.
    public static let textEditing = Self(.find)
    public static let toolbar = Self(.toolbar)
    public static let sidebar = Self(.sidebar)
    /// The entry for full screen.
    public static let windowSize = Self(.fullscreen)
    /// The entries that arrange windows.
    public static let windowArrangement = Self(.bringAllToFront)
    public static let help = Self(.help)
}
