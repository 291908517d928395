/// An immutable text that has been broken into lines and shaped.
///
/// Can be created on any thread. Recently typeset texts are cached: the same content in the same space costs a lookup.
/// A new text that consists of known words is measured in about a microsecond, and its glyphs are assembled lazily;
/// other texts are laid out by Pango.
package struct TypesetText: Sendable {
    /// The storage shared by texts of equal content in equal spaces.
    final class Storage: Sendable {
        private enum Parts {
            case made(TypesetResult)
            case due(ShapedParagraphLayout)
        }

        let size: CGSize
        /// The approximate size in bytes once all is created.
        let cost: Int
        private let parts: OrderedMutex<Parts>

        init(_ result: TypesetResult) {
            size = result.size
            cost = result.cost
            parts = OrderedMutex(.made(result))
        }

        init(_ layout: ShapedParagraphLayout) {
            size = layout.size
            cost = layout.cost
            parts = OrderedMutex(.due(layout))
        }

        /// The lines and glyphs, created on first use; the caller must not hold the text lock.
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
    ///   - width: The width in which lines are broken and aligned, in points. With nil or a width that is not finite,
    ///     lines are broken only at line breaks in the text. A negative width counts as 0.
    ///   - height: Lines that do not fit are omitted, except the first one. With nil or a height that is not finite,
    ///     there is no limit.
    ///   - maximumLines: 0 or less for any number.
    package init(_ content: TextContent, width: CGFloat?, height: CGFloat? = nil, maximumLines: Int = 0) {
        let space = TextSpace(width: width, height: height, anyMaximumLines: maximumLines)
        storage = TextCache.shared.storage(for: content, in: space) {
            TextEngine.shared.read(content)
        } make: { known in
            if let layout = known.flatMap({ ShapedParagraphLayout($0, in: space) }) { return Storage(layout) }
            return Storage(TextEngine.shared.typeset(content, in: space))
        }
    }

    /// Typesets a text that its owner retains, such as a paragraph of a document, without using the cache.
    ///
    /// Its `size.width` may be too small for typesetting the same lines again, because determining a sufficient width
    /// is expensive.
    ///
    /// - Parameter exclusions: The regions around which the lines flow.
    package init(
        unshared content: TextContent, width: CGFloat?, height: CGFloat? = nil, maximumLines: Int = 0,
        exclusions: TextExclusions? = nil
    ) {
        let engine = TextEngine.shared
        let space = TextSpace(width: width, height: height, anyMaximumLines: maximumLines)
        if exclusions == nil, let known = engine.read(content), let layout = ShapedParagraphLayout(known, in: space) {
            storage = Storage(layout)
            return
        }
        engine.loadHyphenation(of: content)
        storage = engine.withLock {
            Storage(
                Typesetter(content: content, width: space.width, exclusions: exclusions, engine: engine)
                    .lines(height: space.height, maximumLines: space.maximumLines))
        }
    }

    init(_ result: TypesetResult) {
        storage = Storage(result)
    }

    /// Returns whether both are the same typeset text, as opposed to two that may be equal.
    package func isIdentical(to other: TypesetText) -> Bool {
        storage === other.storage
    }

    /// The width of the longest line including its indents and the height of all lines, in points.
    ///
    /// Typesetting the same text in this width, rounded up or not, gives the same lines. Centered and right-aligned
    /// lines are positioned in the requested width, which may be larger; see `usedRect`.
    package var size: CGSize {
        storage.size
    }

    /// The lines from top to bottom; an empty text has one empty line.
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

    /// The images in the text.
    package var attachments: [PlacedAttachment] {
        storage.result.attachments
    }

    /// The bounding box of all visible glyphs, images and lines, relative to the top-left corner.
    ///
    /// Shadows are not included.
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

    /// The distance by which outlines and shadows may extend beyond their glyphs, in points.
    package var reach: CGFloat {
        let glyphs = runs.reduce(0) { reach, run in
            guard let effects = run.rareEffects?.value else { return reach }
            return max(reach, effects.shadow?.reach ?? 0, (effects.stroke?.width ?? 0) * 2)
        }
        return attachments.reduce(glyphs) { max($0, $1.shadow?.reach ?? 0) }
    }

    /// The shadows in the text, each with all parts that cast it.
    package var shadows: [ShadowedText] {
        ShadowedText.all(of: self)
    }

    /// The bounding box of all lines, relative to the top-left corner of the requested space.
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

    /// Whether text was omitted.
    package var isTruncated: Bool {
        lines.contains(where: \.isTruncated)
    }

    /// Draws the text, using the context's fill color for parts without a color.
    ///
    /// - Parameter origin: The position of the top-left corner, in the context's user space.
    package func draw(in context: CGContext, at origin: CGPoint) {
        guard origin.isFinite else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: origin.x, y: origin.y)
        draw(.behindShadows, in: context)
        drawShadows(in: context)
        draw(.behindText, in: context)
        drawGlyphs(in: context)
        draw(.aboveText, in: context)
    }

    /// Draws the shadows, with the top-left corner at the origin.
    package func drawShadows(in context: CGContext) {
        for shadowed in shadows { context.drawShadow(of: shadowed) }
    }

    /// Draws the glyphs and the images, with the top-left corner at the origin.
    package func drawGlyphs(in context: CGContext) {
        runs.forEach { context.draw($0) }
        attachments.forEach { context.draw($0) }
    }

    private func draw(_ layer: TextDecoration.Layer, in context: CGContext) {
        for decoration in decorations where decoration.layer == layer { context.draw(decoration) }
    }
}
