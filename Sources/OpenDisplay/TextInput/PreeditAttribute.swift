package import OpenCoreGraphics

/// How a part of a text that is being composed looks.
package struct PreeditAttribute: Sendable, Equatable {
    /// The looks that input methods use.
    package enum Style: Sendable, Equatable {
        /// A thin line below.
        case underline
        /// A thick or double line below: the part that a conversion works on.
        case thickUnderline
        /// A wavy line below: the part is wrong.
        case errorUnderline
        /// Drawn on a ground of its own: the part that candidates are offered for.
        case highlight
    }

    /// The part, in UTF-16 units of the composed text.
    package var range: NSRange
    package var style: Style

    package init(range: NSRange, style: Style) {
        self.range = range
        self.style = style
    }
}
