import ComponentFlow

/// The command-line options of the gallery.
struct Options {
    static let help = """
        Usage: Gallery [--page NAME] [--style light|dark] [--language en|de|ja|en-XA|en-XD|ar-XB]
                       [--render FOLDER] [--scale NUMBER] [--frames COUNT] [--sheet COLUMNS]
        Opens the gallery in a window. With --render, or where there is no display, it writes each page, or the one that
        is named, to a PNG file instead, light and dark, and prints the paths. With --frames it starts the movement
        of each page that has one, and writes so many pictures of it, a tenth of a second apart; with --sheet as well,
        their examples are arranged on one sheet with so many columns.
        """

    private(set) var wantsHelp = false
    private(set) var folder: String?
    private(set) var scale: CGFloat = 2
    private(set) var styles: [UIUserInterfaceStyle] = [.light, .dark]
    private(set) var page: String?
    private(set) var language = Strings.Language.english
    private(set) var frames = 0
    private(set) var sheetColumns = 0

    init(_ arguments: some Sequence<String>) {
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            switch argument {
            case "--render": folder = arguments.next()
            case "--scale": scale = arguments.next().flatMap(Double.init).map { CGFloat($0) } ?? scale
            case "--style": styles = arguments.next() == "dark" ? [.dark] : [.light]
            case "--page": page = arguments.next()
            case "--language": language = arguments.next().flatMap(Strings.Language.init) ?? language
            case "--sheet": sheetColumns = arguments.next().flatMap { Int($0) } ?? 4
            case "--frames": frames = arguments.next().flatMap { Int($0) } ?? 0
            default: wantsHelp = true
            }
        }
    }
}
