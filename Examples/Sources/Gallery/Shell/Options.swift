import ComponentFlow

/// What the gallery is asked for on its command line.
struct Options {
    static let help = """
        Usage: Gallery [--png FOLDER] [--scale NUMBER]
        Opens the gallery in a window. With --png, or where there is no display, it writes each page to a PNG file
        instead, light and dark, and prints the paths.
        """

    private(set) var wantsHelp = false
    private(set) var folder: String?
    private(set) var scale: CGFloat = 2

    init(_ arguments: some Sequence<String>) {
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            switch argument {
            case "--png": folder = arguments.next()
            case "--scale": scale = arguments.next().flatMap(Double.init).map { CGFloat($0) } ?? scale
            default: wantsHelp = true
            }
        }
    }
}
