/// Lays out a text in frames.
public final class CTFramesetter {
    fileprivate let text: NSAttributedString

    fileprivate init(_ text: NSAttributedString) {
        self.text = text
    }

    /// Returns the lines of a part of the text that fit in a space of a width and height, with the y-axis down.
    fileprivate func layout(_ range: Range<Int>, in size: CGSize) -> (
        lines: [CTLine], frames: [CGRect], baselines: [CGFloat]
    ) {
        let storage = NSTextStorage(attributedString: part(range))
        let document = DocumentLayout(storage: storage)
        document.space.width = size.width
        var (lines, frames, baselines): ([CTLine], [CGRect], [CGFloat]) = ([], [], [])
        var (paragraph, parts, source) = (-1, [TypesetText](), TextSlice(""))
        document.forEachLine(in: NSRange(location: 0, length: storage.length)) { line in
            let frame = document.frame(of: line)
            guard frame.maxY <= size.height + 0.01 else { return false }
            if line.paragraph != paragraph {
                (paragraph, source) = (line.paragraph, storage.block(line.paragraph))
                parts = line.layout.typeset.slices(of: 1)
            }
            let own = line.isLastOfParagraph ? line.range.lowerBound..<line.start + source.length : line.range
            lines.append(
                CTLine(
                    line.layout, index: line.index, start: range.lowerBound + line.start,
                    range: range.lowerBound + own.lowerBound..<range.lowerBound + own.upperBound, source: source,
                    typeset: parts[line.index]))
            frames.append(frame)
            baselines.append(document.top(of: line.paragraph) + line.layout.baseline(ofLine: line.index))
            return true
        }
        return (lines, frames, baselines)
    }

    /// Returns a part of the text; a paragraph that begins before it keeps its direction, and has no first line.
    private func part(_ range: Range<Int>) -> NSAttributedString {
        let own = NSRange(location: range.lowerBound, length: range.count)
        let part = NSMutableAttributedString(attributedString: text.attributedSubstring(from: own))
        let paragraph = (text.string as NSString).paragraphRange(for: NSRange(location: own.location, length: 0))
        guard paragraph.location < own.location, part.length > 0 else { return part }
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(
            part.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle ?? .default)
        style.firstLineHeadIndent = style.headIndent
        style.paragraphSpacingBefore = 0
        style.resolveDirection(of: paragraph, in: text)
        let rest = NSRange(location: 0, length: min(NSMaxRange(paragraph) - own.location, part.length))
        part.addAttribute(.paragraphStyle, value: style, range: rest)
        return part
    }
}

/// Creates a framesetter for a text, which is copied.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString.resolvingRunDelegates)
}

/// Returns a typesetter of the text.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
    CTTypesetter(framesetter.text)
}

/// Lays out a part of the text in a rectangle; lines that do not fit are omitted.
///
/// - Parameters:
///   - framesetter: The framesetter.
///   - stringRange: The text; a length of 0 stands for all from the location.
///   - path: A rectangle; of other paths, the bounding box is filled.
///   - frameAttributes: Attributes without effect, which ``CTFrameGetFrameAttributes(_:)`` returns.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let range = stringRange.resolved(in: framesetter.text.length)
    let box = path.boundingBoxOfPath
    guard box.width > 0, box.height > 0 else {
        return CTFrame(path, range: range, lines: [], origins: [], attributes: frameAttributes)
    }
    let (lines, frames, baselines) = framesetter.layout(range, in: box.size)
    let origins = zip(frames, baselines).map { CGPoint(x: $0.minX, y: box.height - $1) }
    return CTFrame(path, range: range, lines: lines, origins: origins, attributes: frameAttributes)
}

/// Returns the size that a text takes within constraints.
///
/// - Parameters:
///   - framesetter: The framesetter.
///   - stringRange: The text; a length of 0 stands for all from the location.
///   - frameAttributes: Not supported; pass `nil`.
///   - constraints: The largest size; `CGFloat.greatestFiniteMagnitude` for an unlimited dimension.
///   - fitRange: Is set to the range that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range = stringRange.resolved(in: framesetter.text.length)
    let (lines, frames, _) = framesetter.layout(range, in: constraints)
    let end = lines.last?.range.upperBound ?? range.lowerBound
    fitRange?.pointee = CFRange(location: range.lowerBound, length: end - range.lowerBound)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.last?.maxY ?? 0)
}
