/// The position of the alpha component in a pixel, and whether the colors are premultiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none
    /// Alpha after the colors, which are premultiplied by it.
    case premultipliedLast
    /// Alpha before the colors, which are premultiplied by it.
    case premultipliedFirst
    /// Alpha after the colors.
    case last
    /// Alpha before the colors.
    case first
    /// An unused byte after the colors.
    case noneSkipLast
    /// An unused byte before the colors.
    case noneSkipFirst
    case alphaOnly
}

/// The order of the bytes in a pixel's word.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The mask of the byte order.
    case orderMask = 0x7000
    /// The default of the pixel format: most significant byte first.
    case orderDefault = 0
    /// 16-bit words, least significant byte first.
    case order16Little = 0x1000
    /// 32-bit words, least significant byte first.
    case order32Little = 0x2000
    /// 16-bit words, most significant byte first.
    case order16Big = 0x3000
    /// 32-bit words, most significant byte first.
    case order32Big = 0x4000
}

/// The format of a pixel in memory: a ``CGImageAlphaInfo`` and the byte order.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The mask of the ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The mask of ``floatComponents``.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 16-bit words, least significant byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit words, least significant byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit words, most significant byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit words, most significant byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    var alpha: CGImageAlphaInfo? {
        CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
    }
}
