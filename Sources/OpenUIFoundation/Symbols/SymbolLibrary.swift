internal import OpenCoreGraphics

/// The outlines of symbols, by name.
enum SymbolLibrary {
    /// The strokes and the filled form of an icon.
    struct Icon: Sendable {
        var stroke: CGPath?
        var fill: CGPath?
    }

    private struct Custom: Sendable {
        var icons: [String: Icon] = [:]
        /// Incremented when a symbol is added, because drawn symbols are cached.
        var version = 0
    }

    private static let custom = OrderedMutex(Custom())
    /// The name of the icon of each symbol.
    private static let iconNames = SortedLines(SymbolOutlines.names)
    /// The paths of each icon.
    private static let outlines = SortedLines(SymbolOutlines.icons)

    static var version: Int { custom.withLock { $0.version } }

    /// The names of all symbols, without those of variants, in alphabetical order.
    static var names: [String] {
        Set(iconNames.keys.map(String.init)).union(custom.withLock { $0.icons.keys }).sorted()
    }

    static func add(_ icon: Icon, named name: String) {
        custom.withLock { custom in
            custom.icons[name] = icon
            custom.version += 1
        }
    }

    /// Returns the icon with exactly the specified name.
    static func icon(_ name: String) -> Icon? {
        if let icon = custom.withLock({ $0.icons[name] }) { return icon }
        guard let iconName = iconNames.values(of: name).first else { return nil }
        var icon = Icon()
        for outline in outlines.values(of: String(iconName)) {
            let path = SymbolPath.path(outline.dropFirst(2))
            if outline.hasPrefix("+") { icon.fill = path } else { icon.stroke = path }
        }
        return icon
    }
}
