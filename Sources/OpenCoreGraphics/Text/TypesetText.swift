import Synchronization

/// A text broken into lines and shaped: immutable, measured and drawn as often as one likes.
///
/// Any thread may typeset. Texts that were typeset lately are remembered: the same content in the same space costs a
/// look-up. A new text of words that were seen before is measured in about a microsecond, and its glyphs are put
/// together when they are asked for; other texts take Pango's time.
package struct TypesetText: Sendable {
    /// What texts of equal content and space share.
    final class Storage: Sendable {
        private enum Parts {
            case made(TypesetResult)
            case due(KnownLayout)
        }

        let size: CGSize
        /// The bytes that it takes in memory when all is made, about.
        let cost: Int
        private let parts: Mutex<Parts>

        init(_ result: TypesetResult) {
            size = result.size
            cost = result.cost
            parts = Mutex(.made(result))
        }

        init(_ layout: KnownLayout) {
            size = layout.size
            cost = layout.cost
            parts = Mutex(.due(layout))
        }

        /// Lines and glyphs, made when they are first asked for; not to be asked for with the text lock held.
        var result: TypesetResult {
            parts.withLock { parts in
                switch parts {
                case .made(let result): return result
                case .due(let layout):
                    let result = layout.result()
                    parts = .made(result)
                    return result
                }
            }
        }
    }

    private let storage: Storage

    /// Typesets a text.
    ///
    /// - Parameters:
    ///   - width: the width to fill and to align in, in points; nil, infinite or not a number means that lines end only
    ///     where the text says so. A negative width counts as 0.
    ///   - height: lines that do not fit into it are left out, but never the first one; nil or not a number is no limit.
    ///   - maximumLines: 0 or less means any number.
    package init(_ content: TextContent, width: CGFloat?, height: CGFloat? = nil, maximumLines: Int = 0) {
        let space = TextSpace(
            width: width.flatMap { $0.isFinite ? max($0, 0) : nil },
            height: height.flatMap { $0.isFinite ? $0 : nil }, maximumLines: max(maximumLines, 0))
        storage = TextCache.shared.storage(for: content, in: space) {
            TextEngine.shared.read(content)
        } make: { known in
            if let layout = known.flatMap({ KnownLayout($0, in: space) }) { return Storage(layout) }
            return Storage(TextEngine.shared.typeset(content, in: space))
        }
    }

    /// Typesets a text that its owner remembers, such as a paragraph of a document, and not among the texts of labels.
    ///
    /// Its width may be too small to typeset the same lines in again, which costs much to find out.
    package init(unshared content: TextContent, width: CGFloat?, height: CGFloat? = nil, maximumLines: Int = 0) {
        let engine = TextEngine.shared
        let space = TextSpace(
            width: width.flatMap { $0.isFinite ? max($0, 0) : nil },
            height: height.flatMap { $0.isFinite ? $0 : nil }, maximumLines: max(maximumLines, 0))
        if let known = engine.read(content), let layout = KnownLayout(known, in: space) {
            storage = Storage(layout)
            return
        }
        storage = engine.withLock {
            Storage(
                Typesetter(content: content, width: width, engine: engine)
                    .lines(height: space.height, maximumLines: space.maximumLines))
        }
    }

    init(_ result: TypesetResult) {
        storage = Storage(result)
    }

    /// Whether both are one typeset text and not two that may be alike.
    package func isIdentical(to other: TypesetText) -> Bool {
        storage === other.storage
    }

    /// The width of the longest line with its indents and the height of all lines, in points.
    ///
    /// Typesetting the same text again in this width, rounded up or not, gives the same lines. Lines that are centred
    /// or aligned right lie in the width that was given, which may be larger: see `usedRect`.
    package var size: CGSize {
        storage.size
    }

    /// From top to bottom; an empty text has one empty line.
    package var lines: [TypesetLine] {
        storage.result.lines
    }

    /// The glyphs, line by line, from left to right.
    package var runs: [GlyphRun] {
        storage.result.runs
    }

    /// Backgrounds, underlines and strikethroughs.
    package var decorations: [TextDecoration] {
        storage.result.decorations
    }

    /// The pictures that stand in the text.
    package var attachments: [PlacedAttachment] {
        storage.result.attachments
    }

    /// The rectangle around all that is seen of glyphs, pictures and lines, from the top left corner.
    ///
    /// Shadows are not counted.
    package var inkBounds: CGRect {
        var ink = CGRect.null
        for run in runs {
            let reach = (run.effects.stroke?.width ?? 0) / 2
            let bounds = run.inkBounds
            if !bounds.isEmpty { ink = ink.union(bounds.insetBy(dx: -reach, dy: -reach)) }
        }
        for decoration in decorations { ink = ink.union(decoration.rect) }
        for attachment in attachments { ink = ink.union(attachment.rect) }
        return ink
    }

    /// How far outlines and shadows may be seen beyond the glyphs that they belong to, in points.
    package var reach: CGFloat {
        let glyphs = runs.reduce(0) { reach, run in
            guard let effects = run.rareEffects?.value else { return reach }
            return max(reach, effects.shadow?.reach ?? 0, (effects.stroke?.width ?? 0) * 2)
        }
        return attachments.reduce(glyphs) { max($0, $1.shadow?.reach ?? 0) }
    }

    /// The shadows that parts of the text throw, each with all parts that throw it.
    package var shadows: [ShadowedText] {
        ShadowedText.all(of: self)
    }

    /// The rectangle around all lines, from the top left corner of the space that was given.
    package var usedRect: CGRect {
        lines.reduce(CGRect.null) { $0.union($1.frame) }
    }

    /// The first line's baseline, in points from the top.
    package var firstBaseline: CGFloat {
        lines.first?.baseline ?? 0
    }

    /// The last line's baseline, in points from the top.
    package var lastBaseline: CGFloat {
        lines.last?.baseline ?? 0
    }

    /// Whether text was left out.
    package var isTruncated: Bool {
        lines.contains(where: \.isTruncated)
    }

    /// Draws the text; what has no colour of its own takes the context's fill colour.
    ///
    /// - Parameter origin: where the top left corner goes, in the context's user space.
    package func draw(in context: CGContext, at origin: CGPoint) {
        guard origin.isFinite else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: origin.x, y: origin.y)
        for shadowed in shadows { context.drawShadow(of: shadowed) }
        draw(.behindText, in: context)
        runs.forEach { context.draw($0) }
        attachments.forEach { context.draw($0) }
        draw(.aboveText, in: context)
    }

    private func draw(_ layer: TextDecoration.Layer, in context: CGContext) {
        for decoration in decorations where decoration.layer == layer { context.draw(decoration) }
    }
}
