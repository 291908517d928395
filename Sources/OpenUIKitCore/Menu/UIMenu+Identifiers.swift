extension UIMenu.Identifier {
    /// The menu that contains all others.
    public static let root = Self("com.apple.menu.root")

    /// The menu of the program: settings, quitting.
    public static let application = Self("com.apple.menu.application")
    /// The section with information about the program.
    public static let about = Self("com.apple.menu.about")
    /// The section of the program's settings.
    public static let preferences = Self("com.apple.menu.preferences")
    /// The section of the command that terminates the program.
    public static let quit = Self("com.apple.menu.quit")

    public static let file = Self("com.apple.menu.file")
    /// The section of the commands that open new windows.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// The section of the commands that open documents.
    public static let open = Self("com.apple.menu.open")
    /// The section of the commands that save and export documents.
    public static let document = Self("com.apple.menu.document")
    /// The section of the command that closes the window.
    public static let close = Self("com.apple.menu.close")
    public static let print = Self("com.apple.menu.print")

    public static let edit = Self("com.apple.menu.edit")
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// The section of the commands cut, copy, paste, delete and select all.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    public static let find = Self("com.apple.menu.find")
    public static let format = Self("com.apple.menu.format")

    public static let view = Self("com.apple.menu.view")
    public static let toolbar = Self("com.apple.menu.toolbar")
    public static let sidebar = Self("com.apple.menu.sidebar")
    public static let fullscreen = Self("com.apple.menu.fullscreen")

    public static let window = Self("com.apple.menu.window")
    /// The section of the commands that arrange windows.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
    public static let help = Self("com.apple.menu.help")
}
