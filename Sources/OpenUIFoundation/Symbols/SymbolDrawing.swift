/// The parts of a symbol, in the order of drawing, in a square of 24 units.
struct SymbolDrawing: Sendable {
    /// A part that is filled or stroked, or erases what is below it.
    struct Part: Sendable {
        var path: CGPath
        var isFilled = false
        var isErasing = false
        /// The size of the part around the center.
        var scale: CGFloat = 1
        /// What is added to the width of the stroke, in units.
        var widening: CGFloat = 0
    }

    /// The size of a symbol inside a circle or a square.
    private static let innerScale: CGFloat = 0.58
    /// The greatest length of the name of a variant, in bytes.
    private static let maximumLength = 100
    private static let variants = [".fill", ".circle", ".square", ".slash"]

    private(set) var parts: [Part]

    /// Returns the drawing of a name: of a symbol, or of a variant of one, which ends in `.fill`, `.circle`, `.square` or
    /// `.slash`, or in two of them.
    static func named(_ name: String) -> SymbolDrawing? {
        if let icon = SymbolLibrary.icon(name) { return SymbolDrawing(icon) }
        guard name.utf8.count <= maximumLength, let variant = variants.first(where: { name.hasSuffix($0) }) else {
            return nil
        }
        let base = String(name.dropLast(variant.count))
        switch variant {
        case ".fill": return filled(base)
        case ".circle": return named(base).map { enclosed($0, in: circle) }
        case ".square": return named(base).map { enclosed($0, in: square) }
        default: return named(base)?.crossedOut
        }
    }

    private init(_ icon: SymbolLibrary.Icon) {
        if let stroke = icon.stroke {
            parts = [Part(path: stroke)]
        } else {
            parts = icon.fill.map { [Part(path: $0, isFilled: true)] } ?? []
        }
    }

    // MARK: Variants

    private static func filled(_ name: String) -> SymbolDrawing? {
        if let fill = SymbolLibrary.icon(name)?.fill {
            return SymbolDrawing(SymbolLibrary.Icon(fill: fill))
        }
        for (suffix, shape) in [(".circle", circle), (".square", square)] where name.hasSuffix(suffix) {
            guard var drawing = named(String(name.dropLast(suffix.count))) else { break }
            drawing.shrink()
            for index in drawing.parts.indices { drawing.parts[index].isErasing.toggle() }
            drawing.parts.insert(contentsOf: [Part(path: shape, isFilled: true), Part(path: shape)], at: 0)
            return drawing
        }
        let slash = ".slash"
        if name.hasSuffix(slash), let base = filled(String(name.dropLast(slash.count))) { return base.crossedOut }
        // Symbols of lines, such as arrows, have no filled form.
        return named(name)
    }

    private static func enclosed(_ drawing: SymbolDrawing, in shape: CGPath) -> SymbolDrawing {
        var drawing = drawing
        drawing.shrink()
        drawing.parts.insert(Part(path: shape), at: 0)
        return drawing
    }

    private mutating func shrink() {
        for index in parts.indices { parts[index].scale *= Self.innerScale }
    }

    /// The drawing with a line from corner to corner, and a gap beside it.
    private var crossedOut: SymbolDrawing {
        var drawing = self
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 3, y: 3))
        line.addLine(to: CGPoint(x: 21, y: 21))
        drawing.parts += [Part(path: line, isErasing: true, widening: 2.5), Part(path: line)]
        return drawing
    }

    private static let circle = CGPath(ellipseIn: CGRect(x: 3, y: 3, width: 18, height: 18), transform: nil)
    private static let square = CGPath(
        roundedRect: CGRect(x: 3, y: 3, width: 18, height: 18), cornerWidth: 4, cornerHeight: 4, transform: nil)
}
