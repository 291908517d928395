/// A paragraph style of Core Text, which is the same as UIKit's.
public typealias CTParagraphStyle = NSParagraphStyle
/// A tab stop of Core Text, which is the same as UIKit's.
public typealias CTTextTab = NSTextTab

/// A property of a paragraph style, and its value.
public struct CTParagraphStyleSetting {
    public var spec: CTParagraphStyleSpecifier
    /// The size of the value in bytes; a setting with another size than that of its type is ignored.
    public var valueSize: Int
    public var value: UnsafeRawPointer

    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
    }
}

/// The properties of paragraph styles, with the types of their values.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// A ``CTTextAlignment``.
    case alignment = 0
    /// A `CGFloat`.
    case firstLineHeadIndent = 1
    /// A `CGFloat`.
    case headIndent = 2
    /// A `CGFloat`.
    case tailIndent = 3
    /// A `CFArray` of `CTTextTab`.
    case tabStops = 4
    /// A `CGFloat`.
    case defaultTabInterval = 5
    /// A ``CTLineBreakMode``.
    case lineBreakMode = 6
    /// A `CGFloat`.
    case lineHeightMultiple = 7
    /// A `CGFloat`.
    case maximumLineHeight = 8
    /// A `CGFloat`.
    case minimumLineHeight = 9
    /// A `CGFloat`.
    case lineSpacing = 10
    /// A `CGFloat`.
    case paragraphSpacing = 11
    /// A `CGFloat`.
    case paragraphSpacingBefore = 12
    /// A ``CTWritingDirection``.
    case baseWritingDirection = 13
    /// A `CGFloat`; the smallest of this and ``lineSpacing`` applies.
    case maximumLineSpacing = 14
    /// A `CGFloat`; the largest of this and ``lineSpacing`` applies.
    case minimumLineSpacing = 15
    /// A `CGFloat`, which is the same as ``lineSpacing``.
    case lineSpacingAdjustment = 16
}

/// The alignment of the lines of a paragraph.
public enum CTTextAlignment: UInt8, Sendable {
    case left = 0
    case right = 1
    case center = 2
    case justified = 3
    case natural = 4
}

/// Where lines are broken or truncated.
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// The writing direction of a paragraph.
///
/// A structure, because the cases of an enumeration are stored as numbers from 0.
public struct CTWritingDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
        self.rawValue = rawValue
    }

    /// The direction of the first letter that has one.
    public static let natural = CTWritingDirection(rawValue: -1)
    public static let leftToRight = CTWritingDirection(rawValue: 0)
    public static let rightToLeft = CTWritingDirection(rawValue: 1)
}

/// Creates a paragraph style.
///
/// - Parameters:
///   - settings: The properties that differ from the default; later ones replace earlier ones.
///   - settingCount: Their number.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    for index in 0..<max(settingCount, 0) { settings?[index].apply(to: style) }
    return style.copy() as? NSParagraphStyle ?? style
}

/// Copies a property of a paragraph style.
///
/// - Parameters:
///   - paragraphStyle: The style.
///   - spec: The property.
///   - valueBufferSize: The size of the buffer in bytes, which has to be that of the property's type.
///   - valueBuffer: The buffer.
/// - Returns: Whether the value was copied.
@discardableResult
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
    _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    func store<Value: BitwiseCopyable>(_ value: Value) -> Bool {
        guard valueBufferSize >= MemoryLayout<Value>.size else { return false }
        valueBuffer.storeBytes(of: value, as: Value.self)
        return true
    }
    if let property = spec.length {
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(paragraphStyle)
        return store(style[keyPath: property])
    }
    switch spec {
    case .alignment: return store(CTTextAlignment(paragraphStyle.alignment).rawValue)
    case .lineBreakMode: return store(UInt8(clamping: paragraphStyle.lineBreakMode.rawValue))
    case .baseWritingDirection: return store(Int8(clamping: paragraphStyle.baseWritingDirection.rawValue))
    default: return false
    }
}

extension CTTextAlignment {
    fileprivate init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .right: self = .right
        case .center: self = .center
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }

    fileprivate var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension CTParagraphStyleSpecifier {
    /// The property, if its value is a number.
    fileprivate var length: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>? {
        switch self {
        case .firstLineHeadIndent: \.firstLineHeadIndent
        case .headIndent: \.headIndent
        case .tailIndent: \.tailIndent
        case .defaultTabInterval: \.defaultTabInterval
        case .lineHeightMultiple: \.lineHeightMultiple
        case .maximumLineHeight: \.maximumLineHeight
        case .minimumLineHeight: \.minimumLineHeight
        case .lineSpacing, .lineSpacingAdjustment, .maximumLineSpacing, .minimumLineSpacing: \.lineSpacing
        case .paragraphSpacing: \.paragraphSpacing
        case .paragraphSpacingBefore: \.paragraphSpacingBefore
        case .alignment, .tabStops, .lineBreakMode, .baseWritingDirection: nil
        }
    }
}

extension CTParagraphStyleSetting {
    fileprivate func apply(to style: NSMutableParagraphStyle) {
        if let property = spec.length {
            guard let length: CGFloat = read(), length.isFinite else { return }
            switch spec {
            case .maximumLineSpacing: style.lineSpacing = min(style.lineSpacing, length)
            case .minimumLineSpacing: style.lineSpacing = max(style.lineSpacing, length)
            default: style[keyPath: property] = length
            }
            return
        }
        switch spec {
        case .alignment: if let value = read().flatMap(CTTextAlignment.init) { style.alignment = value.alignment }
        case .lineBreakMode:
            let value: UInt8? = read()
            if let mode = value.flatMap({ NSLineBreakMode(rawValue: Int($0)) }) { style.lineBreakMode = mode }
        case .baseWritingDirection:
            let value: Int8? = read()
            if let direction = value.flatMap({ NSWritingDirection(rawValue: Int($0)) }) {
                style.baseWritingDirection = direction
            }
        case .tabStops:
            guard valueSize == MemoryLayout<CFArray>.size else { return }
            let tabs = value.assumingMemoryBound(to: CFArray.self).pointee as? [NSTextTab]
            if let tabs { style.tabStops = tabs }
        default: break
        }
    }

    private func read<Value: BitwiseCopyable>() -> Value? {
        valueSize == MemoryLayout<Value>.size ? value.loadUnaligned(as: Value.self) : nil
    }
}

extension NSMutableParagraphStyle {
    /// Replaces a natural direction by the one of a whole paragraph, so that parts of the paragraph keep it.
    func resolveDirection(of paragraph: NSRange, in text: NSAttributedString) {
        guard baseWritingDirection == .natural else { return }
        let whole = (text.string as NSString).substring(with: paragraph)
        baseWritingDirection =
            WritingDirection.isRightToLeft(whole.unicodeScalars) == true ? .rightToLeft : .leftToRight
    }
}
