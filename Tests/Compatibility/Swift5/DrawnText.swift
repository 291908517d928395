import CoreGraphics
import CoreText
import QuartzCore
import UIKit

// Views that lay out and draw their text with Core Text, as such views are written for iOS.

/// A text in columns, which finds the characters at points.
final class ColumnsView: UIView {
    var numberOfColumns = 2

    private(set) var columns: [CTFrame] = []

    var text = NSAttributedString(string: "") {
        didSet { setNeedsDisplay() }
    }

    private func makeColumns() {
        let framesetter = CTFramesetterCreateWithAttributedString(text as CFAttributedString)
        let width = bounds.width / CGFloat(numberOfColumns)
        var start = 0
        columns = []
        for index in 0..<numberOfColumns where start < text.length {
            let path = CGMutablePath()
            path.addRect(
                CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height).insetBy(dx: 4, dy: 4))
            let column = CTFramesetterCreateFrame(framesetter, CFRangeMake(start, 0), path, nil)
            start += CTFrameGetVisibleStringRange(column).length
            columns.append(column)
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        makeColumns()
        context.textMatrix = .identity
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: 1, y: -1)
        columns.forEach { CTFrameDraw($0, context) }
    }

    func characterIndex(at point: CGPoint) -> Int? {
        let point = CGPoint(x: point.x, y: bounds.height - point.y)
        for column in columns {
            let box = CTFrameGetPath(column).boundingBox
            guard let lines = CTFrameGetLines(column) as? [CTLine] else { continue }
            var origins = [CGPoint](repeating: .zero, count: lines.count)
            CTFrameGetLineOrigins(column, CFRangeMake(0, 0), &origins)
            for (line, origin) in zip(lines, origins) {
                var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
                let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
                let frame = CGRect(
                    x: box.minX + origin.x, y: box.minY + origin.y - descent, width: CGFloat(width),
                    height: ascent + descent)
                guard frame.contains(point) else { continue }
                return CTLineGetStringIndexForPosition(line, CGPoint(x: point.x - frame.minX, y: 0))
            }
        }
        return nil
    }
}

/// The outlines of a text as one path, for example to animate its stroke.
func outline(of text: NSAttributedString) -> CGPath {
    let letters = CGMutablePath()
    let line = CTLineCreateWithAttributedString(text as CFAttributedString)
    for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
        let attributes = CTRunGetAttributes(run) as NSDictionary
        guard let font = attributes[kCTFontAttributeName] as? UIFont else { continue }
        for index in 0..<CTRunGetGlyphCount(run) {
            let range = CFRangeMake(index, 1)
            var glyph = CGGlyph()
            var position = CGPoint.zero
            CTRunGetGlyphs(run, range, &glyph)
            CTRunGetPositions(run, range, &position)
            guard let letter = CTFontCreatePathForGlyph(font as CTFont, glyph, nil) else { continue }
            letters.addPath(letter, transform: CGAffineTransform(translationX: position.x, y: position.y))
        }
    }
    return letters
}

/// The lines of a text whose widths a closure determines, for example around a picture.
func linesOfText(_ text: NSAttributedString, width: (Int) -> CGFloat) -> [CTLine] {
    let typesetter = CTTypesetterCreateWithAttributedString(text)
    var lines: [CTLine] = []
    var start: CFIndex = 0
    while start < text.length {
        let count = CTTypesetterSuggestLineBreak(typesetter, start, Double(width(lines.count)))
        lines.append(CTTypesetterCreateLine(typesetter, CFRange(location: start, length: count)))
        start += count
    }
    return lines
}

/// The height that a text needs in a width.
func heightOfText(_ text: NSAttributedString, width: CGFloat) -> CGFloat {
    let framesetter = CTFramesetterCreateWithAttributedString(text)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
        framesetter, CFRangeMake(0, text.length), nil, CGSize(width: width, height: .greatestFiniteMagnitude), nil)
    return ceil(size.height)
}

/// A text with an alignment and a line height that are set through Core Text's paragraph style.
func styledText(_ string: String, font: UIFont) -> NSAttributedString {
    var alignment = CTTextAlignment.center
    var height: CGFloat = 30
    let style = withUnsafePointer(to: &alignment) { alignment in
        withUnsafePointer(to: &height) { height in
            let settings = [
                CTParagraphStyleSetting(
                    spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: alignment),
                CTParagraphStyleSetting(
                    spec: .minimumLineHeight, valueSize: MemoryLayout<CGFloat>.size, value: height),
            ]
            return CTParagraphStyleCreate(settings, settings.count)
        }
    }
    return NSAttributedString(
        string: string,
        attributes: [
            NSAttributedString.Key(kCTFontAttributeName as String): font,
            NSAttributedString.Key(kCTParagraphStyleAttributeName as String): style,
            NSAttributedString.Key(kCTForegroundColorAttributeName as String): UIColor.red.cgColor,
        ])
}
