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

// Menus of macOS and iPadOS that the menu bar does not contain by itself. They identify menus that a program inserts.
extension UIMenu.Identifier {
    /// The section of the services of other programs.
    public static let services = Self("com.apple.menu.services")
    /// The section of the commands that hide the program.
    public static let hide = Self("com.apple.menu.hide")
    public static let newItem = Self("com.apple.menu.new-item")
    public static let openRecent = Self("com.apple.menu.open-recent")
    public static let replace = Self("com.apple.menu.replace")
    public static let share = Self("com.apple.menu.share")
    public static let font = Self("com.apple.menu.font")
    /// The section of the commands bold, italic and underline.
    public static let textStyle = Self("com.apple.menu.text-style")
    public static let textSize = Self("com.apple.menu.text-size")
    public static let textColor = Self("com.apple.menu.text-color")
    /// The section of the commands that copy and paste the style of a text.
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    public static let text = Self("com.apple.menu.text")
    public static let alignment = Self("com.apple.menu.alignment")
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    public static let spelling = Self("com.apple.menu.spelling")
    public static let substitutions = Self("com.apple.menu.substitutions")
    public static let transformations = Self("com.apple.menu.transformations")
    public static let speech = Self("com.apple.menu.speech")
    public static let lookup = Self("com.apple.menu.lookup")
    public static let learn = Self("com.apple.menu.learn")
    public static let autoFill = Self("com.apple.menu.autofill")
    /// The section of the commands that minimize and zoom the window.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
}
