/// The radii of a rectangle's four corners.
package struct CornerRadii: Hashable, Sendable {
    package var topLeft: CGSize
    package var topRight: CGSize
    package var bottomRight: CGSize
    package var bottomLeft: CGSize

    package init(
        topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0
    ) {
        self.topLeft = CGSize(width: topLeft, height: topLeft)
        self.topRight = CGSize(width: topRight, height: topRight)
        self.bottomRight = CGSize(width: bottomRight, height: bottomRight)
        self.bottomLeft = CGSize(width: bottomLeft, height: bottomLeft)
    }

    /// Creates equal radii for all corners.
    package init(_ radii: CGSize) {
        (topLeft, topRight, bottomRight, bottomLeft) = (radii, radii, radii, radii)
    }

    /// The largest of the widths and heights.
    package var largest: CGFloat {
        [topLeft, topRight, bottomRight, bottomLeft].reduce(0) { max($0, $1.width, $1.height) }
    }

    /// Returns the radii reduced by a common factor so that no two overlap on a side (CSS Backgrounds, section 5.5).
    ///
    /// Radii that are negative or not finite become zero.
    package func fitted(to size: CGSize) -> CornerRadii {
        var radii = self
        radii.forEach { radius in
            let isUsable = radius.isFinite && radius.width > 0 && radius.height > 0
            radius = isUsable ? radius : .zero
        }
        let sums = [
            (size.width, radii.topLeft.width + radii.topRight.width),
            (size.width, radii.bottomLeft.width + radii.bottomRight.width),
            (size.height, radii.topLeft.height + radii.bottomLeft.height),
            (size.height, radii.topRight.height + radii.bottomRight.height),
        ]
        let factor = sums.reduce(CGFloat(1)) { $1.1 > $1.0 ? min($0, max($1.0, 0) / $1.1) : $0 }
        radii.forEach { $0 = CGSize(width: $0.width * factor, height: $0.height * factor) }
        return radii
    }

    private mutating func forEach(_ change: (inout CGSize) -> Void) {
        change(&topLeft)
        change(&topRight)
        change(&bottomRight)
        change(&bottomLeft)
    }
}
