/// The rubber-banding of content that is dragged past its edge.
///
/// The content follows the touch with increasing resistance, by less than the length of the view.
struct RubberBand {
    /// The coefficient that UIKit uses.
    private static let coefficient: CGFloat = 0.55

    /// The length of the view in the direction of the drag, in points; greater than 0.
    let length: CGFloat

    /// Returns the overscroll for a drag by `pull` points past the edge, with the same sign.
    func stretch(for pull: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let amount = (1 - 1 / (abs(pull) * Self.coefficient / length + 1)) * length
        return pull < 0 ? -amount : amount
    }

    /// Returns the drag distance for an overscroll, which is the inverse of ``stretch(for:)``.
    func pull(for stretch: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let part = min(abs(stretch) / length, 0.999)
        let amount = (1 / (1 - part) - 1) * length / Self.coefficient
        return stretch < 0 ? -amount : amount
    }

    /// Returns the ratio of the content's velocity to the velocity of the touch.
    func slope(at pull: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let denominator = abs(pull) * Self.coefficient / length + 1
        return Self.coefficient / (denominator * denominator)
    }

    /// Returns the displayed offset for the offset `place` of an unresisted drag, which may be outside of the range.
    func shown(_ place: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        let edge = min(max(place, range.lowerBound), range.upperBound)
        return edge == place ? place : edge + stretch(for: place - edge)
    }

    /// Returns the offset of an unresisted drag for the displayed offset `place`.
    func held(_ place: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        let edge = min(max(place, range.lowerBound), range.upperBound)
        return edge == place ? place : edge + pull(for: place - edge)
    }
}
