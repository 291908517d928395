/// How far content follows a finger that pulls it over its edge: less and less, and never a whole view's length.
struct RubberBand {
    /// UIKit's stiffness.
    private static let coefficient: CGFloat = 0.55

    /// The length of the view in the direction of the pull, in points; above 0.
    let length: CGFloat

    /// How far content is over the edge when the finger pulls it by `pull` points; the sign is kept.
    func stretch(for pull: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let amount = (1 - 1 / (abs(pull) * Self.coefficient / length + 1)) * length
        return pull < 0 ? -amount : amount
    }

    /// The pull that stretches so far: the inverse of ``stretch(for:)``.
    func pull(for stretch: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let part = min(abs(stretch) / length, 0.999)
        let amount = (1 / (1 - part) - 1) * length / Self.coefficient
        return stretch < 0 ? -amount : amount
    }

    /// How fast the content moves for each point that the finger moves.
    func slope(at pull: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let denominator = abs(pull) * Self.coefficient / length + 1
        return Self.coefficient / (denominator * denominator)
    }

    /// Where content is when a finger holds it at `place`, which may be outside of the range.
    func shown(_ place: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        let edge = min(max(place, range.lowerBound), range.upperBound)
        return edge == place ? place : edge + stretch(for: place - edge)
    }

    /// Where a finger holds content that is shown at `place`.
    func held(_ place: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        let edge = min(max(place, range.lowerBound), range.upperBound)
        return edge == place ? place : edge + pull(for: place - edge)
    }
}
