/// The attributes of a font: family, size, weight and style.
///
/// Immutable and usable on any thread.
public final class UIFontDescriptor: NSObject, Sendable {
    /// Must stay the first stored property; see ``CoreFoundationTypeTag``.
    private let foundationMark = CoreFoundationTypeTag.swiftObject
    let face: FontDescriptor
    let scaling: FontScaling?

    init(face: FontDescriptor, scaling: FontScaling? = nil) {
        self.face = face
        self.scaling = scaling
        super.init()
    }

    /// Creates a descriptor with the name of a family or a face, and a size.
    public convenience init(name fontName: String, size: CGFloat) {
        let size = UIFont.usable(size)
        self.init(face: FontNames.face(named: fontName, size: size) ?? FontDescriptor(families: [fontName], size: size))
    }

    /// Creates a descriptor with attributes; missing attributes are those of the system font.
    ///
    /// Unknown attributes and values of the wrong type are ignored.
    public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        self.init(face: FontDescriptor(size: 0).adding(attributes))
    }

    /// Returns the descriptor of a text style at the user's preferred size.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the descriptor of a text style at the preferred size of `traitCollection`; `nil` means the current
    /// traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Attributes

    /// The size in points; 0 if it is not specified.
    public var pointSize: CGFloat { face.size }

    /// The PostScript name of the face.
    public var postscriptName: String { UIFont(face: face).fontName }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight >= 600 { traits.insert(.traitBold) }
        if face.isMonospaced { traits.insert(.traitMonoSpace) }
        if face.design == .serif { traits.insert(.classModernSerifs) }
        return traits
    }

    /// All specified attributes.
    public var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var traits: [TraitKey: Any] = [
            .symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(cssWeight: face.weight).rawValue,
            .slant: CGFloat(face.isItalic ? 1 : 0),
        ]
        if let distortion = face.distortion { traits[.width] = UIFont.Width(widening: distortion.widening).rawValue }
        var attributes: [UIFontDescriptor.AttributeName: Any] = [.traits: traits]
        if face.size > 0 { attributes[.size] = face.size }
        if let family = face.families.first { attributes[.family] = family }
        if let style = scaling?.style { attributes[.textStyle] = style }
        let settings = face.features.map { FontFeatures.setting(of: $0) }
        if !settings.isEmpty { attributes[.featureSettings] = settings }
        return attributes
    }

    /// Returns an element of ``fontAttributes``, the name, or the face; `nil` if it is not specified.
    public func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        switch anAttribute {
        case .name: postscriptName
        case .face: styleName
        default: fontAttributes[anAttribute]
        }
    }

    // MARK: Variants

    /// Returns a descriptor that is italic, bold and monospaced exactly as specified, or `nil` if that is not possible.
    ///
    /// The result is `nil` for expanded, condensed and vertical traits; all other traits are ignored.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.isDisjoint(with: [.traitExpanded, .traitCondensed, .traitVertical]) else { return nil }
        return changed { $0.set(symbolicTraits) }
    }

    /// Returns a descriptor with another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { $0.size = UIFont.usable(newPointSize) }
    }

    /// Returns a descriptor with another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        changed { $0.families = [newFamily] }
    }

    /// Returns a descriptor with a style such as `Bold Italic`; an unknown style is ignored.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        guard let style = FontNames.style(named: newFace) else { return self }
        return changed { ($0.weight, $0.isItalic) = (style.weight, style.isItalic) }
    }

    /// Returns a descriptor of the system font in a design, or `nil` if the design is not available.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard design != .rounded else { return rounded }
        let known: [SystemDesign: FontDescriptor.Design] = [
            .default: .system, .serif: .serif, .monospaced: .monospaced,
        ]
        guard let kind = known[design] else { return nil }
        return changed { ($0.families, $0.design) = ([], kind) }
    }

    private static let roundedFamilies = [
        "SF Pro Rounded", "Nunito", "M PLUS Rounded 1c", "Varela Round", "Quicksand", "Comfortaa", "Fredoka",
    ]

    private var rounded: UIFontDescriptor? {
        guard let family = Self.roundedFamilies.first(where: FontCatalog.shared.containsFamily) else { return nil }
        return changed { ($0.families, $0.design) = ([family], .system) }
    }

    /// Returns a descriptor with additional attributes, which override its own; unknown attributes are ignored.
    public func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
        changed { $0 = $0.adding(attributes) }
    }

    /// Returns the descriptors of all installed fonts of the family.
    ///
    /// With the mandatory key `traits`, only fonts with the same weight and slant are returned; other keys are ignored.
    public func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
    ) -> [UIFontDescriptor] {
        guard let family = face.families.first else { return [self] }
        return FontCatalog.shared.faces(ofFamily: family).compactMap { installed in
            if mandatoryKeys?.contains(.traits) == true {
                guard installed.weight == face.weight, installed.isItalic == face.isItalic else { return nil }
            }
            return changed { ($0.weight, $0.isItalic) = (installed.weight, installed.isItalic) }
        }
    }

    private func changed(_ change: (inout FontDescriptor) -> Void) -> UIFontDescriptor {
        var face = self.face
        change(&face)
        var scaling = face.size == self.face.size ? self.scaling : nil
        if let original = scaling {
            // The variant follows the user's size category like the original.
            var base = face
            base.size = original.base?.size ?? TextStyleSizes.size(of: original.style, in: .large)
            scaling?.base = base
        }
        return UIFontDescriptor(face: face, scaling: scaling)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.face == face
    }

    public override var hash: Int { face.hashValue }
}

extension FontDescriptor {
    fileprivate mutating func set(_ traits: UIFontDescriptor.SymbolicTraits) {
        isItalic = traits.contains(.traitItalic)
        let isBold = weight >= 600
        if traits.contains(.traitBold) != isBold { weight = isBold ? 400 : 700 }
        isMonospaced = traits.contains(.traitMonoSpace)
    }

    fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescriptor {
        var face = self
        if let name = attributes[.name] as? String, let named = FontNames.face(named: name, size: size) {
            (face.families, face.weight, face.isItalic) = (named.families, named.weight, named.isItalic)
        }
        if let family = attributes[.family] as? String { face.families = [family] }
        if let name = attributes[.face] as? String, let style = FontNames.style(named: name) {
            (face.weight, face.isItalic) = (style.weight, style.isItalic)
        }
        if let size = attributes[.size].flatMap(CGFloat.init(attribute:)), size > 0 { face.size = size }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { face.add(traits) }
        if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            let features = settings.compactMap(FontFeatures.feature)
            face.features.removeAll { old in features.contains { $0.prefix(4) == old.prefix(4) } }
            face.features += features
        }
        return face
    }

    private mutating func add(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        if let bits = traits[.symbolic].flatMap(CGFloat.init(attribute:)) {
            set(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(exactly: bits.rounded()) ?? 0))
        }
        if let given = traits[.weight] as? UIFont.Weight {
            weight = given.cssWeight
        } else if let number = traits[.weight].flatMap(CGFloat.init(attribute:)) {
            weight = UIFont.Weight(rawValue: number).cssWeight
        }
        if let slant = traits[.slant].flatMap(CGFloat.init(attribute:)) { isItalic = slant > 0 }
        let number = traits[.width].flatMap(CGFloat.init(attribute:))
        if let width = traits[.width] as? UIFont.Width ?? number.map({ UIFont.Width(rawValue: $0) }) {
            distortion = FontDescriptor.Distortion(slant: distortion?.slant ?? 0, widening: width.widening)
        }
    }
}
