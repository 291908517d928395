/// What few runs of text have; text with any of it takes Pango's way.
package struct TextEffects: Hashable, Sendable {
    package var shadow: TextShadow?
    package var stroke: TextStroke?
    /// Stands for every U+FFFC of the run.
    package var attachment: TextAttachment?
    /// How the run is ordered among its surroundings, the outermost first; see `TextContent.markingDirections()`.
    package var directions: [TextDirection] = []

    package init() {}

    /// Nothing.
    package static let none = TextEffects()
}

/// What text casts on its ground.
package struct TextShadow: Hashable, Sendable {
    /// In points; positive heights go down.
    package var offset: CGSize
    /// In points: twice the standard deviation of the Gaussian.
    package var blur: CGFloat
    package var color: CGColor

    /// Nil if nothing of it is to be seen; lengths that make no sense become 0.
    package init?(offset: CGSize, blur: CGFloat, color: CGColor) {
        func usable(_ length: CGFloat) -> CGFloat {
            length.isFinite ? min(max(length, -1000), 1000) : 0
        }
        guard color.alpha > 0 else { return nil }
        self.offset = CGSize(width: usable(offset.width), height: usable(offset.height))
        self.blur = max(usable(blur), 0)
        self.color = color
    }

    /// How far from the text anything of it is seen, generously.
    package var reach: CGFloat {
        max(abs(offset.width), abs(offset.height)) + blur * 1.75 + 3
    }
}

/// The outline of glyphs.
package struct TextStroke: Hashable, Sendable {
    /// In points.
    package var width: CGFloat
    /// nil means the text's colour.
    package var color: CGColor?
    /// Whether the glyphs are filled too, before the outline is drawn.
    package var fills: Bool

    package init(width: CGFloat, color: CGColor?, fills: Bool) {
        self.width = width
        self.color = color
        self.fills = fills
    }
}

/// How a part of a text is ordered whatever its letters are.
package enum TextDirection: Hashable, Sendable {
    /// As a quotation: its letters keep their own directions.
    case embedding(isRightToLeft: Bool)
    /// Every letter takes this direction.
    case override(isRightToLeft: Bool)
}

/// Something that has a picture to stand in text; its identity is what typeset texts compare.
package protocol TextPicture: AnyObject, Sendable {
    /// Upright; nil if there is none.
    var textImage: CGImage? { get }
    /// In white where it is opaque, to be multiplied by a colour; nil if the picture shows its own colours.
    var textShape: CGImage? { get }
}

/// A picture on a line of text, or room for something.
package struct TextAttachment: Hashable, Sendable {
    /// In points from the place on the baseline where it stands; y goes up.
    package var bounds: CGRect
    /// Room at both sides, in points.
    package var padding: CGFloat
    package var picture: (any TextPicture)?

    /// Numbers that make no sense become 0.
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

    /// What it takes on its line.
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

/// A picture that has its place in a typeset text.
package struct PlacedAttachment: Sendable {
    /// In points, from the text's top left corner.
    package var rect: CGRect
    package var picture: any TextPicture
    /// The colour of what shows its shape; nil means the colour that the text is drawn with.
    package var color: CGColor?
    package var shadow: TextShadow?
    /// The byte of the string's UTF-8 form that it stands for.
    package var byte: Int
}
