/// What is asked of a font: family, size, weight and style.
public final class UIFontDescriptor: NSObject, Sendable {
    let face: FontDescriptor

    init(face: FontDescriptor) {
        self.face = face
        super.init()
    }

    /// Asks for a family by its name, in a size.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(face: FontDescriptor(families: [fontName], size: UIFont.usable(size)))
    }

    /// Traits of a font's style.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Makes traits from their bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// All characters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The size in points.
    public var pointSize: CGFloat { face.size }

    /// The traits that are asked for.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight >= 600 { traits.insert(.traitBold) }
        if face.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same with exactly these traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var face = self.face
        face.isItalic = symbolicTraits.contains(.traitItalic)
        let isBold = face.weight >= 600
        if symbolicTraits.contains(.traitBold) != isBold { face.weight = isBold ? 400 : 700 }
        face.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
        return UIFontDescriptor(face: face)
    }

    /// The same in another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var face = self.face
        face.size = UIFont.usable(newPointSize)
        return UIFontDescriptor(face: face)
    }

    /// Equal if they ask for the same.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.face == face
    }

    /// Equal descriptors have equal hashes.
    public override var hash: Int { face.hashValue }
}
