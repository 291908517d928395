/// Returns the font with a name, or the system font if no such font is installed or registered.
///
/// - Parameters:
///   - name: The name of a font or of a family.
///   - size: The size in points; 0 stands for 12.
///   - matrix: A transform of the glyphs, of which the horizontal scale and the slant apply.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size.orDefault(12)
    return (UIFont(name: name, size: size) ?? .systemFont(ofSize: size)).transformed(by: matrix)
}

/// Returns the font with a descriptor.
///
/// - Parameters:
///   - descriptor: The descriptor.
///   - size: The size in points; 0 stands for that of the descriptor, or 12 if it has none.
///   - matrix: A transform of the glyphs, of which the horizontal scale and the slant apply.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size.orDefault(descriptor.pointSize.orDefault(12))
    return UIFont(descriptor: descriptor, size: size).transformed(by: matrix)
}

/// Returns a font with another size, transform or other attributes.
///
/// - Parameters:
///   - font: The font.
///   - size: The size in points; 0 stands for that of the font.
///   - matrix: A transform of the glyphs, of which the horizontal scale and the slant apply; `nil` keeps that of the font.
///   - attributes: Attributes that replace those of the font where they differ from the system font's; features are added.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    var face = font.face
    if let attributes { face.replace(with: UIFont(descriptor: attributes, size: face.size).face) }
    face.size = size.orDefault(face.size)
    return UIFont(face: face).transformed(by: matrix)
}

/// A purpose of text in the user interface.
public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case miniSystem = 6
    case miniEmphasizedSystem = 7
    case views = 8
    case application = 9
    case label = 10
    case menuTitle = 11
    case menuItem = 12
    case menuItemMark = 13
    case menuItemCmdKey = 14
    case windowTitle = 15
    case pushButton = 16
    case utilityWindowTitle = 17
    case alertHeader = 18
    case systemDetail = 19
    case emphasizedSystemDetail = 20
    case toolbar = 21
    case smallToolbar = 22
    case message = 23
    case palette = 24
    case toolTip = 25
    case controlContent = 26

    /// The usual size in points.
    fileprivate var size: CGFloat {
        switch self {
        case .miniSystem, .miniEmphasizedSystem, .systemDetail, .emphasizedSystemDetail, .smallToolbar: 10
        case .smallSystem, .smallEmphasizedSystem, .utilityWindowTitle, .palette, .toolTip: UIFont.smallSystemFontSize
        case .label: UIFont.labelFontSize
        default: UIFont.systemFontSize
        }
    }

    fileprivate var isEmphasized: Bool {
        switch self {
        case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail, .windowTitle,
            .alertHeader:
            true
        default: false
        }
    }
}

/// Returns the font for a purpose.
///
/// - Parameters:
///   - uiType: The purpose.
///   - size: The size in points; 0 stands for the usual one.
///   - language: Not needed: other fonts show the characters that a font does not contain.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let size = size.orDefault(uiType.size)
    if uiType == .userFixedPitch { return .monospacedSystemFont(ofSize: size, weight: .regular) }
    return uiType.isEmphasized ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
}

extension CGFloat {
    /// The number as a size in points, if it is one, or another size.
    fileprivate func orDefault(_ size: CGFloat) -> CGFloat {
        isFinite && self > 0 ? self : size
    }
}

extension UIFont {
    fileprivate func transformed(by matrix: UnsafePointer<CGAffineTransform>?) -> UIFont {
        guard let matrix = matrix?.pointee else { return self }
        var face = face
        face.distortion = FontDescriptor.Distortion(slant: matrix.c, widening: matrix.a)
        return UIFont(face: face)
    }
}

extension FontDescriptor {
    fileprivate mutating func replace(with other: FontDescriptor) {
        let system = FontDescriptor(size: size)
        if other.families != system.families { families = other.families }
        if other.weight != system.weight { weight = other.weight }
        if other.design != system.design { design = other.design }
        if other.isItalic { isItalic = true }
        features += other.features.filter { !features.contains($0) }
    }
}
