/// Lines of text in a rectangle.
public final class CTFrame {
    let path: CGPath
    /// The requested characters.
    let range: Range<Int>
    let lines: [CTLine]
    /// The left end of each line's baseline, relative to the bottom-left corner of the rectangle.
    let origins: [CGPoint]
    /// The attributes with which the frame was created.
    let attributes: CFDictionary?

    init(_ path: CGPath, range: Range<Int>, lines: [CTLine], origins: [CGPoint], attributes: CFDictionary?) {
        (self.path, self.range, self.lines) = (path, range, lines)
        (self.origins, self.attributes) = (origins, attributes)
    }
}

/// Returns the range of the string that was requested for a frame.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.range.lowerBound, length: frame.range.count)
}

/// Returns the range of the string that fits into a frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    let end = frame.lines.last?.range.upperBound ?? frame.range.lowerBound
    return CFRange(location: frame.range.lowerBound, length: end - frame.range.lowerBound)
}

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the attributes with which a frame was created; `nil` if there were none.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// Returns the lines of a frame from top to bottom, as an array of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines as NSArray }

/// Copies the origins of lines: the left ends of their baselines, relative to the bottom-left corner of the path's bounding
/// box, with the y-axis up.
///
/// - Parameters:
///   - frame: The frame.
///   - range: The lines; a length of 0 stands for all from the location.
///   - origins: A buffer that is large enough.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    for (place, origin) in frame.origins[range.resolved(in: frame.origins.count)].enumerated() {
        origins[place] = origin
    }
}

/// Draws the lines of a frame into its path's bounding box; see ``CTLine`` about the context.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let box = frame.path.boundingBoxOfPath
    for (line, origin) in zip(frame.lines, frame.origins) {
        context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
        CTLineDraw(line, context)
    }
}
