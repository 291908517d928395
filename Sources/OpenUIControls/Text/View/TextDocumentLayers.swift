/// The layers that display the visible part of a document: the selection, the text in front of it, and the caret.
///
/// Only visible paragraphs have layers; the layers of paragraphs that become invisible are reused. Layer positions are
/// relative to a base near the visible part, because they lose precision far from their origin.
@MainActor final class TextDocumentLayers {
    /// The distance of the visible part from the base above which the base is moved, in points.
    private static let farthest: CGFloat = 4096

    /// A part of a paragraph, and the top of its block in the document.
    struct Part {
        var layout: ParagraphLayout
        var index: Int
        var blockTop: CGFloat

        fileprivate var key: Key { Key(layout: ObjectIdentifier(layout), index: index) }
    }

    fileprivate struct Key: Hashable {
        let layout: ObjectIdentifier
        let index: Int
    }

    private struct Shown {
        let layer: CALayer
        /// A strong reference, so that its object identifier stays unique.
        let layout: ParagraphLayout
    }

    private let selection = CALayer()
    private let text = CALayer()
    let caret = CALayer()
    private var parts: [Key: Shown] = [:]
    private var base: CGFloat = 0
    /// The layers that draw with the methods of the layout manager; empty if it overrides none.
    private var tiles: [ManagedTextTile.Key: ManagedTextLayer] = [:]
    /// Whether the layout manager has to draw all visible text again.
    var managedTextChanged = false

    /// Whether text and selection are not displayed.
    var hidesText = false {
        didSet { for layer in [selection, text] where layer.isHidden != hidesText { layer.isHidden = hidesText } }
    }
    var textColor: CGColor? { didSet { if textColor != oldValue { recolor() } } }
    var selectionColor: CGColor? {
        didSet { for part in selection.sublayers ?? [] { part.backgroundColor = selectionColor } }
    }

    init(in parent: CALayer) {
        for (index, layer) in [selection, text, caret].enumerated() {
            layer.suppressesImplicitActions = true
            parent.insertSublayer(layer, at: UInt32(index))
        }
        caret.cornerRadius = DocumentLayout.caretWidth / 2
    }

    private func recolor() {
        for shown in parts.values { shown.layer.textContents?.color = textColor }
        managedTextChanged = true
    }

    /// Moves the document's top-left corner to a point, and positions its parts relative to a base near `y`.
    func place(at origin: CGPoint, around y: CGFloat) {
        if abs(y - base) > Self.farthest { base = (y / Self.farthest).rounded() * Self.farthest }
        for layer in [selection, text] { layer.frame = CGRect(x: origin.x, y: origin.y + base, width: 0, height: 0) }
    }

    /// Displays parts of paragraphs.
    ///
    /// - Parameters:
    ///   - inset: The distance of the text from the left edge.
    ///   - pixel: The size of a pixel in points.
    func show(_ desired: [Part], inset: CGFloat, width: CGFloat, pixel: CGFloat) {
        showTiles([:])
        showParts(desired, inset: inset, width: width, pixel: pixel)
    }

    private func showParts(_ desired: [Part], inset: CGFloat, width: CGFloat, pixel: CGFloat) {
        var old = parts
        parts = [:]
        var missing: [Part] = []
        for part in desired {
            guard let shown = old.removeValue(forKey: part.key) else {
                missing.append(part)
                continue
            }
            parts[part.key] = shown
            place(shown.layer, part, width: width, pixel: pixel)
        }
        var free = Array(old.values)
        for part in missing {
            let layer = free.popLast()?.layer ?? makeLayer()
            parts[part.key] = Shown(layer: layer, layout: part.layout)
            fill(layer, part, inset: inset, pixel: pixel)
            place(layer, part, width: width, pixel: pixel)
        }
        for shown in free { shown.layer.removeFromSuperlayer() }
    }

    /// Displays areas with the drawing methods of a layout manager, instead of parts of paragraphs.
    func show(_ desired: [ManagedTextTile], of manager: NSLayoutManager, pixel: CGFloat) {
        showParts([], inset: 0, width: 0, pixel: pixel)
        manager.defaultTextColor = textColor
        var shown: [ManagedTextTile.Key: ManagedTextLayer] = [:]
        for tile in desired {
            let layer = tiles[tile.key] ?? makeTile()
            layer.show(tile, of: manager, base: base, scale: 1 / pixel, isChanged: managedTextChanged)
            shown[tile.key] = layer
        }
        showTiles(shown)
        managedTextChanged = false
    }

    private func showTiles(_ shown: [ManagedTextTile.Key: ManagedTextLayer]) {
        for (key, layer) in tiles where shown[key] == nil { layer.removeFromSuperlayer() }
        tiles = shown
    }

    private func makeTile() -> ManagedTextLayer {
        let layer = ManagedTextLayer()
        text.addSublayer(layer)
        return layer
    }

    private func makeLayer() -> CALayer {
        let layer = CALayer()
        layer.suppressesImplicitActions = true
        text.addSublayer(layer)
        return layer
    }

    /// Returns the top of a part's first line in its block, and the height of all its lines.
    private func lines(of part: Part) -> (top: CGFloat, height: CGFloat) {
        let lines = part.layout.parts[part.index].lines
        let top = lines.first?.frame.minY ?? 0
        return (top, (lines.last?.frame.maxY ?? 0) - top)
    }

    private func place(_ layer: CALayer, _ part: Part, width: CGFloat, pixel: CGFloat) {
        let (top, height) = lines(of: part)
        let y = part.blockTop + part.layout.spaceBefore + top
        let frame = CGRect(x: 0, y: Self.rounded(y, pixel) - base, width: width, height: max(height, 1))
        if layer.frame != frame { layer.frame = frame }
    }

    /// Assigns the text to a layer.
    ///
    /// The text starts at the layer's top edge, which is aligned to a pixel, and so are its baselines.
    private func fill(_ layer: CALayer, _ part: Part, inset: CGFloat, pixel: CGFloat) {
        let (top, _) = lines(of: part)
        layer.textContents = TextContents(
            typeset: part.layout.parts[part.index], origin: CGPoint(x: inset, y: -top), color: textColor)
    }

    static func rounded(_ length: CGFloat, _ pixel: CGFloat) -> CGFloat {
        (length / pixel).rounded() * pixel
    }

    /// Displays the rectangles of the selection.
    func showSelection(_ rects: [CGRect], pixel: CGFloat) {
        var layers = selection.sublayers ?? []
        while layers.count > rects.count { layers.removeLast().removeFromSuperlayer() }
        while layers.count < rects.count {
            let layer = CALayer()
            layer.suppressesImplicitActions = true
            layer.backgroundColor = selectionColor
            selection.addSublayer(layer)
            layers.append(layer)
        }
        for (layer, rect) in zip(layers, rects) {
            // The edges are rounded separately, because adjacent rectangles would show seams otherwise.
            let (top, bottom) = (Self.rounded(rect.minY, pixel), Self.rounded(rect.maxY, pixel))
            layer.frame = CGRect(x: rect.minX, y: top - base, width: rect.width, height: bottom - top)
        }
    }

    /// Places the caret at a rectangle in the document's coordinates.
    func placeCaret(_ rect: CGRect, origin: CGPoint, pixel: CGFloat) {
        let x = Self.rounded(rect.minX + origin.x, pixel)
        let (top, bottom) = (Self.rounded(rect.minY, pixel), Self.rounded(rect.maxY, pixel))
        caret.frame = CGRect(x: x, y: top + origin.y, width: rect.width, height: bottom - top)
    }

    /// The number of layers that display text, for tests.
    var partCount: Int { parts.count }

    /// The number of layers that display text with a layout manager, for tests.
    var tileCount: Int { tiles.count }
}
