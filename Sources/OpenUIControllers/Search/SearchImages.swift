/// The images of search fields.
@MainActor enum SearchImages {
    static var magnifyingGlass: UIImage { symbol("magnifyingglass") }
    static var bookmark: UIImage { symbol("bookmark") }
    static var resultsList: UIImage { symbol("line.3.horizontal") }

    private static func symbol(_ name: String) -> UIImage {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 12))
            ?? UIImage()
    }
}
