/// A font at a size.
///
/// Immutable and usable on any thread. The system font is Inter if it is installed, otherwise the platform's sans-serif
/// font. Fonts with equal descriptors are equal.
public final class UIFont: NSObject, Sendable {
    /// Must stay the first stored property; see ``CoreFoundationTypeTag``.
    private let foundationMark = CoreFoundationTypeTag.swiftObject
    package let face: FontDescriptor
    /// The scaling with the user's size category; `nil` for most fonts.
    package let scaling: FontScaling?

    package init(face: FontDescriptor) {
        self.face = face
        scaling = nil
        super.init()
    }

    init(face: FontDescriptor, scaling: FontScaling) {
        self.face = face
        self.scaling = scaling
        super.init()
    }

    /// Creates a font with the name of a family or face, or of a family and a style such as `Inter Bold`.
    ///
    /// - Returns: `nil` if no such font is installed or registered.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontNames.face(named: fontName, size: UIFont.usable(fontSize)) else { return nil }
        self.init(face: face)
    }

    /// Creates a font with a descriptor; if `pointSize` is 0, the size of the descriptor is used.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var face = descriptor.face
        face.size = UIFont.usable(pointSize > 0 ? pointSize : face.size)
        if let scaling = descriptor.scaling, pointSize <= 0 {
            self.init(face: face, scaling: scaling)
        } else {
            self.init(face: face)
        }
    }

    public var pointSize: CGFloat { face.size }
    public var familyName: String { face.families.first ?? "System" }
    /// The PostScript name of the face; for the system font its name and style.
    public var fontName: String {
        if let name = FontNames.postScriptName(of: face) { return name }
        let style = UIFont.Weight(cssWeight: face.weight).name + (face.isItalic ? "Italic" : "")
        return "\(familyName)-\(style)"
    }
    /// The distance from the baseline to the top of a line, in points.
    public var ascender: CGFloat { face.metrics.ascender }
    /// The distance from the baseline to the bottom of a line, in points: a negative number.
    public var descender: CGFloat { face.metrics.descender }
    /// The recommended gap between lines, in points.
    public var leading: CGFloat { face.metrics.leading }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { face.metrics.capHeight }
    /// The height of lowercase letters, in points.
    public var xHeight: CGFloat { face.metrics.xHeight }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { face.metrics.lineHeight }
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, scaling: scaling) }

    /// Returns the font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var face = self.face
        face.size = UIFont.usable(fontSize)
        return UIFont(face: face)
    }

    /// Returns whether family, size, weight and style of two fonts are equal.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont).map(equals) ?? false
    }

    /// Returns whether two fonts are equal, without a dynamic cast.
    public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
        lhs.equals(rhs)
    }

    /// Avoids the cast of ``isEqual(_:)``, which is slow and boxes its argument.
    package func equals(_ other: UIFont) -> Bool {
        self === other || face == other.face
    }

    public override var hash: Int { face.hashValue }

    public override var description: String { "UIFont \(fontName) \(pointSize)" }

    static func usable(_ size: CGFloat) -> CGFloat {
        size.isFinite && size > 0 ? size : UIFont.systemFontSize
    }
}
