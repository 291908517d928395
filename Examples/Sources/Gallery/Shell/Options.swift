import ComponentFlow

/// The command-line options of the gallery.
struct Options {
    static let help = """
        Usage: Gallery [--page NAME] [--style light|dark] [--language en|de|ja|en-XA|en-XD|ar-XB]
                       [--render FOLDER] [--scale NUMBER] [--height POINTS] [--frames COUNT] [--sheet COLUMNS]
        Opens the gallery in a window. With --render, or where there is no display, it writes each page, or the one that
        is named, to a PNG file instead, light and dark, and prints the paths. --height makes the pictures higher, for
        large text, whose size the environment variable COMPONENTFLOW_CONTENT_SIZE sets. With --frames it starts the
        movement of each page that has one, and writes so many pictures of it, a tenth of a second apart; with --sheet
        as well, their examples are arranged on one sheet with so many columns.
        """

    private(set) var wantsHelp = false
    private(set) var folder: String?
    private(set) var scale: CGFloat = 2
    private(set) var height: CGFloat?
    private(set) var styles: [UIUserInterfaceStyle] = [.light, .dark]
    private(set) var page: String?
    private(set) var language = Strings.Language.english
    private(set) var frames = 0
    private(set) var sheetColumns = 0

    /// The options of a start without arguments.
    init() {}

    /// Reads arguments.
    ///
    /// - Throws: ``OptionError`` if an option is unknown, has no value, or has one that is not accepted.
    @MainActor init(_ arguments: some Sequence<String>) throws(OptionError) {
        var rest = Array(arguments)[...]
        while let name = rest.popFirst() {
            if name == "--help" || name == "-h" {
                wantsHelp = true
            } else {
                try read(OptionValue(option: name, text: rest.popFirst()))
            }
        }
    }

    @MainActor private mutating func read(_ value: OptionValue) throws(OptionError) {
        switch value.option {
        case "--render": folder = try value.string
        case "--scale": scale = CGFloat(try value.positive { Double($0) })
        case "--height": height = CGFloat(try value.positive { Double($0) })
        case "--style": styles = [try value.choice(among: [("light", UIUserInterfaceStyle.light), ("dark", .dark)])]
        case "--page": page = try value.choice(among: Page.all.map { (name: $0.name, value: $0.name) })
        case "--language":
            language = try value.choice(among: Strings.Language.allCases.map { (name: $0.rawValue, value: $0) })
        case "--sheet": sheetColumns = try value.positive { Int($0) }
        case "--frames": frames = try value.positive { Int($0) }
        default: throw OptionError("There is no option \(value.option).")
        }
    }
}
