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
    private static let iconNames = Dictionary(
        lines(of: SymbolOutlines.names).map { (String($0[0]), $0[1]) }, uniquingKeysWith: { first, _ in first })
    /// The paths of each icon, which are read when the icon is first used.
    private static let outlines = Dictionary(
        lines(of: SymbolOutlines.icons).map { ($0[0], [$0]) }, uniquingKeysWith: +)

    private static func lines(of text: String) -> [[Substring]] {
        text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 2) }
    }

    static var version: Int { custom.withLock { $0.version } }

    /// The names of all symbols, without those of variants, in alphabetical order.
    static var names: [String] {
        Set(iconNames.keys).union(custom.withLock { $0.icons.keys }).sorted()
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
        guard let lines = iconNames[name].flatMap({ outlines[$0] }) else { return nil }
        var icon = Icon()
        for line in lines {
            let path = SymbolPath.path(line[2])
            if line[1] == "+" { icon.fill = path } else { icon.stroke = path }
        }
        return icon
    }
}
