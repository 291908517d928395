package import OpenCoreGraphics

/// The style of a range of marked text.
package struct PreeditAttribute: Sendable, Equatable {
    /// The styles that input methods use.
    package enum Style: Sendable, Equatable {
        /// A thin underline.
        case underline
        /// A thick or double underline: the clause that is being converted.
        case thickUnderline
        /// A wavy underline: the range has an error.
        case errorUnderline
        /// A background: the range for which candidates are offered.
        case highlight
    }

    /// The range, in UTF-16 units of the marked text.
    package var range: NSRange
    package var style: Style

    package init(range: NSRange, style: Style) {
        self.range = range
        self.style = style
    }
}
