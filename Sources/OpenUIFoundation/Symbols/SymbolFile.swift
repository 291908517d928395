internal import OpenCoreGraphics

/// Reads the shapes of an SVG file as a symbol.
struct SymbolFile {
    private static let (maximumLength, maximumElements, maximumDepth) = (262_144, 5_000, 32)
    /// The elements that draw nothing, with their content.
    private static let silent: Set<String> = ["title", "desc", "metadata"]

    /// What an element passes to those in it.
    private struct Level {
        let name: String
        var transform = CGAffineTransform.identity
        var isFilled = true
        var isStroked = false
        var isHidden = false
        /// Whether the element and its content are ignored.
        var isSilent = false
    }

    private var levels: [Level] = []
    private var count = 0
    /// The path of all visible shapes.
    private let path = CGMutablePath()
    private var hasStrokes = false
    private var hasFills = false

    /// Returns the shapes in a square of 24 units, and whether they are lines, which they are if any of them has a stroke.
    static func read(_ data: some Collection<UInt8>) throws(SymbolFileError) -> (path: CGPath, isStroked: Bool) {
        guard data.count <= maximumLength else { throw .tooLarge }
        var file = SymbolFile()
        var tags = SVGTags(Array(data))
        while let tag = try tags.next() { try file.add(tag) }
        guard file.count > 0, file.levels.isEmpty else { throw .notSVG }
        guard let path = file.path.copy(), !path.isEmpty, file.hasStrokes || file.hasFills else { throw .empty }
        return (path, file.hasStrokes)
    }

    // MARK: Elements

    private mutating func add(_ tag: SVGTags.Tag) throws(SymbolFileError) {
        if tag.isEnd {
            guard levels.popLast()?.name == tag.name else { throw .notSVG }
            return
        }
        count += 1
        guard count <= Self.maximumElements, levels.count < Self.maximumDepth else { throw .tooLarge }
        guard let outer = levels.last else { return try begin(tag) }
        var level = Level(
            name: tag.name, transform: outer.transform, isFilled: outer.isFilled, isStroked: outer.isStroked,
            isHidden: outer.isHidden, isSilent: outer.isSilent)
        // Elements with a prefix belong to the editors of the file.
        if tag.name.contains(":") || Self.silent.contains(tag.name) { level.isSilent = true }
        if !level.isSilent {
            try read(tag, into: &level)
            if tag.name != "g" { try addShape(tag, level) }
        }
        if !tag.isEmpty { levels.append(level) }
    }

    private mutating func begin(_ tag: SVGTags.Tag) throws(SymbolFileError) {
        guard tag.name == "svg", count == 1, !tag.isEmpty else {
            throw tag.name == "svg" && count == 1 ? .empty : .notSVG
        }
        var level = Level(name: tag.name)
        level.transform = try SVGAttributes(tag).viewTransform()
        try read(tag, into: &level)
        levels.append(level)
    }

    /// Reads the attributes that all elements can have.
    private func read(_ tag: SVGTags.Tag, into level: inout Level) throws(SymbolFileError) {
        let attributes = SVGAttributes(tag)
        if let fill = attributes.style("fill") { level.isFilled = fill != "none" }
        if let stroke = attributes.style("stroke") { level.isStroked = stroke != "none" }
        if attributes.style("display") == "none" || attributes.style("visibility") == "hidden" { level.isHidden = true }
        if attributes.style("fill-rule") == "evenodd" { throw .unsupported("fill-rule") }
        for name in ["clip-path", "mask", "filter", "stroke-dasharray"] where attributes.style(name) ?? "none" != "none"
        {
            throw .unsupported(name)
        }
        level.transform = try attributes.transform().concatenating(level.transform)
    }

    private mutating func addShape(_ tag: SVGTags.Tag, _ level: Level) throws(SymbolFileError) {
        let shape = try SVGAttributes(tag).shape()
        guard !level.isHidden, level.isFilled || level.isStroked, let shape else { return }
        path.addPath(shape, transform: level.transform)
        hasStrokes = hasStrokes || level.isStroked
        hasFills = hasFills || level.isFilled
    }
}
