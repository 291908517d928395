/// Draws a cell of a pattern; the parameters are the information of the pattern and the context.
public typealias CGPatternDrawPatternCallback = @Sendable (UnsafeMutableRawPointer?, CGContext) -> Void
/// Releases the information of a pattern.
public typealias CGPatternReleaseInfoCallback = @Sendable (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks: Sendable {
    /// Must be 0.
    public var version: UInt32
    public var drawPattern: CGPatternDrawPatternCallback?
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
    }
}

/// The adjustments of the distances between the cells of a pattern, which are exact here in all cases.
public enum CGPatternTiling: Int32, Sendable {
    /// Apple's frameworks may adjust the distances to pixels.
    case noDistortion
    /// Apple's frameworks may distort the cells a little, which allows fast tiling.
    case constantSpacingMinimalDistortion
    /// Apple's frameworks may distort the cells, which allows fast tiling.
    case constantSpacing
}

// Sendable: all properties are constants; the client's information is only passed to its own functions.
/// A drawing that colors repeat in both directions.
///
/// The drawing function is called when a color is created from the pattern, or the pattern is set in a context, and its
/// drawing is then repeated as an image. In UIKit's contexts, the cells start in the top-left corner and their y-axis
/// points down.
///
/// ```swift
/// var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, context in
///     context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
/// }, releaseInfo: nil)
/// let dots = CGPattern(
///     info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8, yStep: 8,
///     tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
/// ```
public final class CGPattern: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks
    let bounds: CGRect
    let matrix: CGAffineTransform
    /// The distances between the cells.
    let step: CGSize
    let isColored: Bool

    /// Creates a pattern.
    ///
    /// - Parameters:
    ///   - info: A value that is passed to the functions.
    ///   - bounds: The cell, to which the drawing is clipped.
    ///   - matrix: The transform from the coordinates of the cell to the base space of the context.
    ///   - xStep: The horizontal distance between cells.
    ///   - yStep: The vertical distance between cells.
    ///   - tiling: Has no influence: distances and cells are never adjusted.
    ///   - isColored: Whether the drawing function sets colors; if not, it draws in the color of the components.
    ///   - callbacks: The functions.
    /// - Returns: `nil` if there is no drawing function, the cell is empty, a step is 0, or a number is not finite. Then the
    ///   information is not released.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let step = CGSize(width: abs(xStep), height: abs(yStep))
        guard callbacks.pointee.drawPattern != nil, bounds.isFinite, !bounds.isEmpty, step.isFinite, step.width > 0,
            step.height > 0, matrix.invertedIfPossible != nil
        else { return nil }
        (self.info, self.callbacks) = (info, callbacks.pointee)
        (self.bounds, self.matrix, self.step) = (bounds, matrix, step)
        self.isColored = isColored
    }

    deinit {
        callbacks.releaseInfo?(info)
    }

    // MARK: Drawing

    /// The largest number of cells that are drawn into a tile because they overlap it.
    private static let maximumOverlap = 64
    /// The longest side of a tile in pixels.
    private static let longestSide: CGFloat = 4096

    /// Returns the tile between the origins of adjacent cells.
    ///
    /// - Parameters:
    ///   - color: The color in which an uncolored pattern is drawn.
    ///   - components: Its components, without the opacity.
    ///   - scale: The number of pixels per unit of the base space.
    func tiles(color: CGColor?, components: [CGFloat], opacity: CGFloat, scale: CGFloat) -> ColorPattern? {
        let density = max(scale * max(matrix.maximumScale, 1e-3), 1e-3)
        func pixels(_ length: CGFloat) -> CGFloat { min(max((length * density).rounded(.up), 1), Self.longestSide) }
        let size = CGSize(width: pixels(step.width), height: pixels(step.height))
        let image = CGContext.image(size: size, scale: 1) { context in
            context.scaleBy(x: size.width / step.width, y: size.height / step.height)
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            if !isColored, let color {
                context.setFillColor(color)
                context.setStrokeColor(color)
            }
            for offset in overlappingCells { drawCell(at: offset, in: context) }
        }
        let placed = CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(matrix)
        return image.map {
            ColorPattern($0, size: step, opacity: opacity, transform: placed, source: self, components: components)
        }
    }

    /// The offsets of the cells that reach into the tile of the first one, which is drawn last.
    private var overlappingCells: [CGPoint] {
        func count(_ length: CGFloat, _ step: CGFloat) -> Int { Int(min((length / step).rounded(.up), 8)) - 1 }
        let (columns, rows) = (count(bounds.width, step.width), count(bounds.height, step.height))
        let cells = (-max(rows, 0)...0).flatMap { row in
            (-max(columns, 0)...0).map {
                CGPoint(x: CGFloat($0) * step.width, y: CGFloat(row) * step.height)
            }
        }
        return cells.suffix(Self.maximumOverlap)
    }

    private func drawCell(at offset: CGPoint, in context: CGContext) {
        context.saveGState()
        context.translateBy(x: offset.x, y: offset.y)
        context.clip(to: bounds)
        callbacks.drawPattern?(info, context)
        context.restoreGState()
    }
}

extension CGColor {
    /// The number of pixels per point with which patterns of colors are drawn, which are used at any scale.
    private static let patternScale: CGFloat = 3

    /// Creates a color that paints with a pattern.
    ///
    /// Where only plain colors are possible, such as in gradients, text and shadows, it is the average color of the pattern.
    ///
    /// - Parameters:
    ///   - space: A space of patterns, with a base space if the pattern is uncolored.
    ///   - pattern: The pattern.
    ///   - components: The opacity; for an uncolored pattern, the components of its color, the last of which is the opacity.
    /// - Returns: `nil` if the space is not one of patterns, or does not fit to the pattern.
    public convenience init?(
        patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
        self.init(patternSpace: space, pattern: pattern, components: components, scale: Self.patternScale)
    }

    convenience init?(
        patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>, scale: CGFloat
    ) {
        guard space.model == .pattern, pattern.isColored == (space.baseColorSpace == nil) else { return nil }
        let color = space.baseColorSpace.flatMap { CGColor(colorSpace: $0, components: components) }
        let opacity = components[space.numberOfComponents]
        let tiles = pattern.tiles(
            color: color?.copy(alpha: 1),
            components: (0..<space.numberOfComponents).map { components[$0] },
            opacity: opacity.isNaN ? 0 : min(max(opacity, 0), 1), scale: scale)
        guard let tiles else { return nil }
        self.init(pattern: tiles, space: space)
    }
}
