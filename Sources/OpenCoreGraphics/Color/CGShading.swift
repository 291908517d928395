/// A gradient whose colors are the values of a function.
///
/// The function is evaluated at 257 points when the shading is created; colors between them are interpolated.
public final class CGShading: Sendable {
    enum Shape: Sendable {
        case axial(start: CGPoint, end: CGPoint)
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }

    let shape: Shape
    let gradient: CGGradient
    let options: CGGradientDrawingOptions

    /// Creates a shading along a line.
    ///
    /// - Parameters:
    ///   - space: The space of the colors.
    ///   - start: The point with the color of the function's least input.
    ///   - end: The point with the color of the function's greatest input.
    ///   - function: A function whose outputs are the components of a color, followed by alpha.
    ///   - extendStart: Whether the first color fills the area before the start.
    ///   - extendEnd: Whether the last color fills the area after the end.
    /// - Returns: `nil` if the function has fewer outputs than needed, or the space is one of patterns.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(
            .axial(start: start, end: end), space, function, extendStart: extendStart, extendEnd: extendEnd)
    }

    /// Creates a shading between two circles.
    ///
    /// - Parameters:
    ///   - space: The space of the colors.
    ///   - start: The center of the circle with the color of the function's least input.
    ///   - startRadius: Its radius.
    ///   - end: The center of the circle with the color of the function's greatest input.
    ///   - endRadius: Its radius.
    ///   - function: A function whose outputs are the components of a color, followed by alpha.
    ///   - extendStart: Whether the first color fills the area beyond the starting circle.
    ///   - extendEnd: Whether the last color fills the area beyond the ending circle.
    /// - Returns: `nil` if the function has fewer outputs than needed, or the space is one of patterns.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(
            .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius), space, function,
            extendStart: extendStart, extendEnd: extendEnd)
    }

    private init?(
        _ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        guard space.model != .pattern, function.rangeDimension > space.numberOfComponents,
            let gradient = CGGradient(function, in: space)
        else { return nil }
        (self.shape, self.gradient) = (shape, gradient)
        var options: CGGradientDrawingOptions = []
        if extendStart { options.insert(.drawsBeforeStartLocation) }
        if extendEnd { options.insert(.drawsAfterEndLocation) }
        self.options = options
    }
}

extension CGGradient {
    private static let sampleCount = 256

    /// Samples a function at equal distances.
    fileprivate convenience init?(_ function: CGFunction, in space: CGColorSpace) {
        let domain = function.firstDomain
        self.init(
            stops: (0...Self.sampleCount).compactMap { index in
                let location = CGFloat(index) / CGFloat(Self.sampleCount)
                let values = function.values(
                    at: domain.lowerBound + (domain.upperBound - domain.lowerBound) * location)
                return CGColor(colorSpace: space, components: values).map { Stop(location: location, color: $0) }
            })
    }
}

extension CGContext {
    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        switch shading.shape {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: shading.options)
        }
    }
}
