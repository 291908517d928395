/// Effects that few runs of text have; text with any of them is laid out by Pango.
package struct TextEffects: Hashable, Sendable {
    package var shadow: TextShadow?
    package var stroke: TextStroke?
    /// The attachment that replaces every U+FFFC of the run.
    package var attachment: TextAttachment?
    /// The directional embeddings and overrides of the run, outermost first; see `TextContent.markingDirections()`.
    package var directions: [TextDirection] = []

    package init() {}

    package static let none = TextEffects()
}

package struct TextShadow: Hashable, Sendable {
    /// In points; positive heights move the shadow down.
    package var offset: CGSize
    /// In points: twice the standard deviation of the Gaussian.
    package var blur: CGFloat
    package var color: CGColor

    /// Returns nil if the shadow is invisible; invalid lengths become 0.
    package init?(offset: CGSize, blur: CGFloat, color: CGColor) {
        func usable(_ length: CGFloat) -> CGFloat {
            length.isFinite ? min(max(length, -1000), 1000) : 0
        }
        guard color.alpha > 0 else { return nil }
        self.offset = CGSize(width: usable(offset.width), height: usable(offset.height))
        self.blur = max(usable(blur), 0)
        self.color = color
    }

    /// A generous bound of the distance from the text at which the shadow is visible.
    package var reach: CGFloat {
        max(abs(offset.width), abs(offset.height)) + blur * 1.75 + 3
    }
}

/// The outline of glyphs.
package struct TextStroke: Hashable, Sendable {
    /// In points.
    package var width: CGFloat
    /// The color, or nil for the text's color.
    package var color: CGColor?
    /// Whether the glyphs are filled before the outline is drawn.
    package var fills: Bool

    package init(width: CGFloat, color: CGColor?, fills: Bool) {
        self.width = width
        self.color = color
        self.fills = fills
    }
}

/// A direction for a part of a text that is independent of its letters.
package enum TextDirection: Hashable, Sendable {
    /// Embedded text, as in a quotation: its letters keep their own directions.
    case embedding(isRightToLeft: Bool)
    /// Overridden text: every letter takes this direction.
    case override(isRightToLeft: Bool)
}

/// An object with an image to show in text; typeset texts compare its identity.
package protocol TextPicture: AnyObject, Sendable {
    /// The image, upright, or nil if there is none.
    var textImage: CGImage? { get }
    /// A template image, white where it is opaque, to be multiplied by a color; nil if the image has its own colors.
    var textShape: CGImage? { get }
}

/// An image on a line of text, or reserved space.
package struct TextAttachment: Hashable, Sendable {
    /// In points, relative to the attachment's position on the baseline; the y-axis points up.
    package var bounds: CGRect
    /// The padding on both sides, in points.
    package var padding: CGFloat
    package var picture: (any TextPicture)?

    /// Creates an attachment; invalid numbers become 0.
    package init(bounds: CGRect, padding: CGFloat = 0, picture: (any TextPicture)?) {
        func usable(_ length: CGFloat) -> CGFloat {
            length.isFinite ? min(max(length, -16384), 16384) : 0
        }
        self.bounds = CGRect(
            x: usable(bounds.origin.x), y: usable(bounds.origin.y), width: max(usable(bounds.size.width), 0),
            height: max(usable(bounds.size.height), 0))
        self.padding = max(usable(padding), 0)
        self.picture = picture
    }

    /// The width on the line.
    package var advance: CGFloat {
        bounds.width + 2 * padding
    }

    package static func == (lhs: TextAttachment, rhs: TextAttachment) -> Bool {
        lhs.bounds == rhs.bounds && lhs.padding == rhs.padding && lhs.picture === rhs.picture
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bounds.origin.x)
        hasher.combine(bounds.origin.y)
        hasher.combine(bounds.size.width)
        hasher.combine(bounds.size.height)
        hasher.combine(padding)
        hasher.combine(picture.map { ObjectIdentifier($0) })
    }
}

/// An image with a position in a typeset text.
package struct PlacedAttachment: Sendable {
    /// In points, from the text's top-left corner.
    package var rect: CGRect
    package var picture: any TextPicture
    /// The color of a template image, or nil for the color with which the text is drawn.
    package var color: CGColor?
    package var shadow: TextShadow?
    /// The byte of the attachment's character in the UTF-8 form of the string.
    package var byte: Int
}
