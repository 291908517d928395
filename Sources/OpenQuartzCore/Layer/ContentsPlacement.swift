/// The placement of a layer's contents.
package struct ContentsPlacement: Hashable, Sendable {
    /// The visible part of the image, in pixels.
    package var source: CGRect
    /// The rectangle that it fills, in the layer's coordinates; may extend beyond the bounds.
    package var destination: CGRect
}

extension LayerValues {
    /// The placement according to `contentsRect`, `contentsScale` and `contentsGravity`; `nil` if there is nothing to
    /// show.
    package var contentsPlacement: ContentsPlacement? {
        guard let contents, contents.width > 0, contents.height > 0 else { return nil }
        let (width, height) = (CGFloat(contents.width), CGFloat(contents.height))
        let part = hasRareValues ? contentsRect : CGRect(x: 0, y: 0, width: 1, height: 1)
        let source = CGRect(
            x: part.origin.x * width, y: part.origin.y * height, width: part.size.width * width,
            height: part.size.height * height)
        guard source.width > 0, source.height > 0, contentsScale > 0 else { return nil }
        let natural = CGSize(width: source.width / contentsScale, height: source.height / contentsScale)
        return ContentsPlacement(source: source, destination: destination(of: natural))
    }

    private func destination(of natural: CGSize) -> CGRect {
        guard hasRareValues, contentsGravity != .resize else { return bounds }
        let size = natural.scaled(by: gravityScale(of: natural))
        let (fractionX, fractionY) = contentsGravity.fractions
        return CGRect(
            x: bounds.origin.x + (bounds.width - size.width) * fractionX,
            y: bounds.origin.y + (bounds.height - size.height) * fractionY, width: size.width, height: size.height)
    }

    private func gravityScale(of natural: CGSize) -> CGFloat {
        let (x, y) = (bounds.width / natural.width, bounds.height / natural.height)
        switch contentsGravity {
        case .resizeAspect: return min(x, y)
        case .resizeAspectFill: return max(x, y)
        default: return 1
        }
    }
}

extension CALayerContentsGravity {
    /// The distribution of free space: 0 aligns the contents with the left or top, 1 with the right or bottom.
    fileprivate var fractions: (x: CGFloat, y: CGFloat) {
        switch self {
        case .top: (0.5, 0)
        case .bottom: (0.5, 1)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .topLeft: (0, 0)
        case .topRight: (1, 0)
        case .bottomLeft: (0, 1)
        case .bottomRight: (1, 1)
        default: (0.5, 0.5)
        }
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize {
        CGSize(width: width * factor, height: height * factor)
    }
}
