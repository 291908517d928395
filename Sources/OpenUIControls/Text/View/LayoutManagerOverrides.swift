/// The overrides of the drawing methods of `NSLayoutManager`, with which text views draw only if there are any.
@MainActor enum LayoutManagerOverrides {
    private final class Plain: NSLayoutManager {}

    private final class Backgrounds: NSLayoutManager {
        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    }

    private final class Glyphs: NSLayoutManager {
        override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    }

    private final class Fills: NSLayoutManager {
        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
            color: UIColor
        ) {}
    }

    private final class UnderlinedRanges: NSLayoutManager {
        override func underlineGlyphRange(
            _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
            lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {}
    }

    private final class Underlines: NSLayoutManager {
        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {}
    }

    private final class StruckRanges: NSLayoutManager {
        override func strikethroughGlyphRange(
            _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {}
    }

    private final class Strikethroughs: NSLayoutManager {
        override func drawStrikethrough(
            forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
            baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) {}
    }

    private static let all = [
        Backgrounds.self, Glyphs.self, Fills.self, UnderlinedRanges.self, Underlines.self, StruckRanges.self,
        Strikethroughs.self,
    ].map { MethodOverride(base: NSLayoutManager.self, plain: Plain.self, overriding: $0) }

    /// Returns whether the class of a layout manager overrides a drawing method.
    static func arePresent(in manager: NSLayoutManager) -> Bool {
        type(of: manager) != NSLayoutManager.self && all.contains { $0.isPresent(in: manager) }
    }
}
