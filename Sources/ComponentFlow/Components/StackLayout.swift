/// The geometry of stacks: one for both axes, and for children that lie over each other.
///
/// An alignment is the fraction of the free space that comes before a child: 0, ½ or 1.
struct StackLayout {
    /// How children follow each other.
    enum Direction: Equatable {
        case horizontal(spacing: CGFloat)
        case vertical(spacing: CGFloat, fillsWidth: Bool)
        case layered
    }

    let direction: Direction
    let alignment: CGFloat

    /// The size of the stack around children of these sizes.
    ///
    /// Without children it is zero.
    func size(of children: [CGSize], available: CGSize) -> CGSize {
        guard !children.isEmpty else { return .zero }
        let widest = children.reduce(0) { max($0, $1.width) }
        let highest = children.reduce(0) { max($0, $1.height) }
        switch direction {
        case .horizontal(let spacing):
            return CGSize(width: length(of: children.map(\.width), spacing: spacing), height: highest)
        case .vertical(let spacing, let fillsWidth):
            let width = fillsWidth && available.width.isFinite ? available.width : widest
            return CGSize(width: width, height: length(of: children.map(\.height), spacing: spacing))
        case .layered:
            return CGSize(width: widest, height: highest)
        }
    }

    /// The centres of the children in a stack of a size.
    ///
    /// Aligned edges fall on whole points.
    func centers(of children: [CGSize], in size: CGSize) -> [CGPoint] {
        var next: CGFloat = 0
        return children.map { child in
            let origin: CGPoint
            switch direction {
            case .horizontal(let spacing):
                origin = CGPoint(x: next, y: aligned(child.height, in: size.height))
                next += child.width + spacing
            case .vertical(let spacing, _):
                origin = CGPoint(x: aligned(child.width, in: size.width), y: next)
                next += child.height + spacing
            case .layered:
                origin = CGPoint(
                    x: aligned(child.width, in: size.width), y: aligned(child.height, in: size.height))
            }
            return CGPoint(x: origin.x + child.width / 2, y: origin.y + child.height / 2)
        }
    }

    private func length(of lengths: [CGFloat], spacing: CGFloat) -> CGFloat {
        max(lengths.reduce(0, +) + spacing * CGFloat(lengths.count - 1), 0)
    }

    private func aligned(_ length: CGFloat, in available: CGFloat) -> CGFloat {
        alignment == 1 ? available - length : floor((available - length) * alignment)
    }
}
